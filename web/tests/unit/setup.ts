/** What jsdom lacks and modules ask for when they are loaded. */
window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList
