/** Putting a link on the clipboard. */
import { t } from '../../text/translation.svelte'
import { toast } from '../notices.svelte'
import { addressOf } from '../router.svelte'

/** Copy the link to a fragment and say so; false if the browser does not let us, which is said too. */
export async function copyLink(hash: string): Promise<boolean> {
  const copied = await write(addressOf(hash))
  toast(t(copied ? 'web-copied' : 'web-copy-yourself'), copied ? 'note' : 'warn')
  return copied
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return writeSelected(text)
  }
}

/** The old way, which also works where a page came by plain http. */
function writeSelected(text: string): boolean {
  const field = document.createElement('textarea')
  const before = document.activeElement
  field.value = text
  field.readOnly = true
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return copied
}
