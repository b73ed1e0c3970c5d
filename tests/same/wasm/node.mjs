/** node node.mjs FOLDER: runs the script in a folder in Node. */
import { readFileSync } from 'node:fs'
import { play } from './play.mjs'

const read = (name) => readFileSync(`${process.argv[2]}/${name}`)
const calls = JSON.parse(read('calls.json'))
console.log(await play(read('code.wasm'), Uint8Array.from(read('block.bin')), calls))
