/**
 * A plugin of the build: it tells the service worker which files there are, and both it and the
 * page which build they belong to.
 */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SCRIPT = 'service_worker.js'
const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url))

/** The names of assets tell what is in them; of other files this has to be read. */
function digest(...texts: string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text)
  for (const name of readdirSync(PUBLIC).sort()) hash.update(readFileSync(PUBLIC + name))
  return hash.digest('hex').slice(0, 12)
}

export function serviceWorker(): Plugin {
  return {
    name: 'polis-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      const files = [...assets, ...readdirSync(PUBLIC)].sort()
      const worker = bundle[SCRIPT]
      const page = bundle['index.html']
      if (worker?.type !== 'chunk' || page?.type !== 'asset') throw new Error(`no ${SCRIPT}`)
      const build = digest(files.join('\n'), String(page.source), worker.code)
      if (worker.imports.length) throw new Error(`${SCRIPT} has to be one file for all browsers`)
      worker.code = worker.code
        .replace('__FILES__', JSON.stringify(files))
        .replace('__BUILD__', JSON.stringify(build))
      if (/__(FILES|BUILD)__/.test(worker.code)) throw new Error(`${SCRIPT} names them once`)
      page.source = String(page.source).replace('__BUILD__', build)
    },
  }
}
