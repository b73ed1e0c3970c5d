/**
 * A browser that is driven by the commands of WebDriver, for browsers that Playwright cannot drive.
 * Only what a short game needs.
 */

/** Sends a command of WebDriver by its name in Marionette, such as `WebDriver:Navigate`. */
export type Send = (command: Command, body?: object) => Promise<unknown>
export type Command = 'Navigate' | 'FindElement' | 'ElementClick' | 'ExecuteAsyncScript'

/** The key of an element in answers and arguments, as the standard has it. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

export class Session {
  constructor(
    private readonly send: Send,
    /** Ends the browser and all that was started for it. */
    readonly close: () => Promise<void>,
  ) {}

  async open(address: string): Promise<void> {
    await this.send('Navigate', { url: address })
  }

  /** What a function gives that runs in the page; it may take as long as it needs. */
  async run<A extends unknown[], R>(work: (...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    const script = `
      const done = arguments[arguments.length - 1]
      Promise.resolve((${work.toString()})(...[...arguments].slice(0, -1))).then(
        (value) => done({ value: value ?? null }),
        (error) => done({ error: String(error) }),
      )`
    const found = (await this.send('ExecuteAsyncScript', { script, args })) as {
      value: R
      error?: string
    }
    if (found.error) throw new Error(found.error)
    return found.value
  }

  /** Wait until the page has such an element. */
  async until(selector: string): Promise<void> {
    await this.run(
      (wanted) =>
        new Promise<void>((resolve) => {
          const look = () => {
            if (!document.querySelector(wanted)) return
            watching.disconnect()
            resolve()
          }
          const watching = new MutationObserver(look)
          watching.observe(document, { attributes: true, childList: true, subtree: true })
          look()
        }),
      selector,
    )
  }

  /** Wait until an element is there, lies still and is covered by nothing; then click it. */
  async click(selector: string): Promise<void> {
    await this.run(
      (wanted) =>
        new Promise<void>((resolve) => {
          let before = ''
          const look = () => {
            const one = document.querySelector(wanted)
            one?.scrollIntoView({ block: 'center', behavior: 'instant' })
            const { x, y, width, height } = one?.getBoundingClientRect() ?? new DOMRect()
            const now = [x, y, width, height].join(' ')
            const above = document.elementFromPoint(x + width / 2, y + height / 2)
            if (width && now === before && one?.contains(above)) resolve()
            else requestAnimationFrame(look)
            before = now
          }
          look()
        }),
      selector,
    )
    const found = await this.send('FindElement', { using: 'css selector', value: selector })
    await this.send('ElementClick', { id: (found as Record<string, string>)[ELEMENT] })
  }
}
