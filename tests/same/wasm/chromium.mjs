/** node chromium.mjs FOLDER: runs the script in a folder in Chromium. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { launch } from '../../../web/tools/browser.mjs'

const TYPES = { html: 'text/html', mjs: 'text/javascript', wasm: 'application/wasm' }
const here = import.meta.dirname

const server = createServer((request, response) => {
  const name = request.url.slice(1) || 'index.html'
  response.setHeader('content-type', TYPES[name.split('.').pop()] ?? 'application/octet-stream')
  const found = [`${process.argv[2]}/${name}`, `${here}/${name}`].find((path) => existsSync(path))
  response.end(found ? readFileSync(found) : '<!doctype html><title>WebAssembly</title>')
}).listen(0, '127.0.0.1')

const browser = await launch()
const page = await browser.newPage()
await page.goto(`http://127.0.0.1:${server.address().port}/`)
const digest = await page.evaluate(async () => {
  const { play } = await import('/play.mjs')
  const [code, block, calls] = await Promise.all(
    ['/code.wasm', '/block.bin', '/calls.json'].map((name) => fetch(name)),
  )
  return play(await code.arrayBuffer(), await block.arrayBuffer(), await calls.json())
})
console.log(digest)
await browser.close()
server.close()
