/** Doing what the server may refuse. */
import { toast } from '../kit/notices.svelte'
import { reasonOf } from './refusal'
import type { Names } from '../text/bundle'
import { say } from '../text/translation.svelte'

/** Do it; if that fails, say why and answer false. */
export async function attempt(what: () => Promise<unknown>, names: Names = []): Promise<boolean> {
  try {
    await what()
    return true
  } catch (error) {
    toast(say(reasonOf(error), names), 'warn')
    return false
  }
}
