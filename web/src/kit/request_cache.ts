/** Answers by what was asked: the same question is put once, and again only if nothing came. */
export class Once<T> {
  private readonly known = new Map<string, Promise<T | null>>()

  ask(key: string, question: () => Promise<T | null>): Promise<T | null> {
    const before = this.known.get(key)
    if (before) return before
    const asked = question()
    this.known.set(key, asked)
    const forget = () => {
      if (this.known.get(key) === asked) this.known.delete(key)
    }
    asked.then((answer) => answer ?? forget(), forget)
    return asked
  }

  clear(): void {
    this.known.clear()
  }
}
