/** Texts about notices and times without the net, loaded when they are needed. */
import type { Arg } from '../server/model'
import { Words, type Language } from '../text/bundle'

const files = import.meta.glob('../../../src/polis/text/messages/web/away/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, () => Promise<string>>

export type Tell = (key: string, args?: Record<string, Arg>) => string

/** These texts in a language. */
export async function awayTexts(language: Language): Promise<Tell> {
  const text = await files[`../../../src/polis/text/messages/web/away/${language}.ftl`]!()
  const words = new Words(language, [text])
  return (key, args = {}) => words.say({ key, args })
}
