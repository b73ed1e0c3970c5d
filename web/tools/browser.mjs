/** Debian's Chromium for tests and pictures, without anything that calls home. */
import { chromium } from 'playwright-core'

export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launch = () =>
  chromium.launch({
    executablePath: process.env.POLIS_CHROMIUM ?? '/usr/bin/chromium',
    args: FLAGS,
  })

export const SIZES = {
  phone: { width: 360, height: 740 },
  wide: { width: 1280, height: 800 },
  zoomed: { width: 640, height: 400 }, // the wide one at 200 %
}

/** Collects what a page must never do: fail, log an error, ask another host. */
export function watch(page, address) {
  const wrong = []
  const host = new URL(address).host
  page.on('pageerror', (error) => wrong.push(`error: ${error.message}`))
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') wrong.push(`console: ${line.text()}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.host !== host) wrong.push(`asked ${url.host}`)
  })
  return wrong
}
