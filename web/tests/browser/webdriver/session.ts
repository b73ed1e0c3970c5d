/**
 * A browser that is driven by the commands of WebDriver, for browsers that Playwright cannot drive.
 * Only what a short game needs.
 */

/** Sends a command of WebDriver by its name in Marionette, such as `WebDriver:Navigate`. */
export type Send = (command: Command, body?: object) => Promise<unknown>
export type Command =
  'Navigate' | 'FindElement' | 'ElementClick' | 'ExecuteAsyncScript' | 'SetWindowRect'

/** The key of an element in answers and arguments, as the standard has it. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Milliseconds after which a page that shows nothing new is a failure, and no slow machine. */
const PATIENCE = 180_000
/** Of a driver that does not even say that the page is silent: longer, and below `fetch`'s own. */
const SILENCE = 240_000

/** Fail with a sentence if there is no answer for so long. */
async function within<T>(answer: Promise<T>, patience: number, waited: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silent = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${waited}: no answer in ${patience} ms`)), patience)
  })
  return Promise.race([answer, silent]).finally(() => clearTimeout(timer))
}

export class Session {
  constructor(
    private readonly driver: Send,
    /** Ends the browser and all that was started for it. */
    readonly close: () => Promise<void>,
    private readonly patience = PATIENCE,
  ) {}

  private send(command: Command, body: object, waited: string): Promise<unknown> {
    return within(this.driver(command, body), Math.max(SILENCE, this.patience), waited)
  }

  async open(address: string): Promise<void> {
    await this.send('Navigate', { url: address }, `open ${address}`)
  }

  /** Make the window so large that the page has this size, as far as the window can be. */
  async resize(width: number, height: number): Promise<void> {
    const [wide, high] = await this.run(() => [outerWidth - innerWidth, outerHeight - innerHeight])
    const size = { width: width + (wide ?? 0), height: height + (high ?? 0) }
    await this.send('SetWindowRect', size, `a window of ${width} × ${height}`)
  }

  /** What a function gives that runs in the page. */
  run<A extends unknown[], R>(work: (...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    return this.waitFor(`run ${work.name || 'a script'}`, work, ...args)
  }

  /** As `run`; a failure says what was waited for, and what the page shows instead. */
  private async waitFor<A extends unknown[], R>(
    waited: string,
    work: (...args: A) => R | Promise<R>,
    ...args: A
  ): Promise<R> {
    const script = `
      const done = arguments[arguments.length - 1]
      const shown = () => location.href + ' shows: ' + document.body.innerText.slice(0, 2000)
      const late = () => done({ error: 'nothing in ${this.patience} ms; ' + shown() })
      const timer = setTimeout(late, ${this.patience})
      Promise.resolve((${work.toString()})(...[...arguments].slice(0, -1))).then(
        (value) => done({ value: value ?? null }),
        (error) => done({ error: String(error) + '; ' + shown() }),
      ).finally(() => clearTimeout(timer))`
    const found = (await this.send('ExecuteAsyncScript', { script, args }, waited)) as {
      value: R
      error?: string
    }
    if (found.error) throw new Error(`${waited}: ${found.error}`)
    return found.value
  }

  /** Wait until the page has such an element. */
  async until(selector: string): Promise<void> {
    await this.waitFor(
      `wait for ${selector}`,
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
    await this.waitFor(
      `click ${selector}`,
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
    const wanted = { using: 'css selector', value: selector }
    const found = await this.send('FindElement', wanted, `find ${selector}`)
    const id = (found as Record<string, string>)[ELEMENT]
    await this.send('ElementClick', { id }, `click ${selector}`)
  }
}
