/**
 * Makes the calls of a script in a WebAssembly module and returns the digest of the block.
 * Addresses in the block are numbers, whole numbers are text. The module imports nothing.
 */
export async function play(code, block, calls) {
  const { instance } = await WebAssembly.instantiate(code, {})
  const { memory, __heap_base: end, polis_status: status, ...entries } = instance.exports
  const start = Math.ceil(end.value / 64) * 64
  const missing = start + block.byteLength - memory.buffer.byteLength
  if (missing > 0) memory.grow(Math.ceil(missing / 65536))
  new Uint8Array(memory.buffer).set(new Uint8Array(block), start)
  for (const { name, values } of calls) {
    const given = values.map((one) => (typeof one === 'number' ? start + one : BigInt(one)))
    entries[`polis_${name}`](...given)
  }
  if (new Int32Array(memory.buffer, status.value, 1)[0]) throw Error('a kernel has failed')
  const after = new Uint8Array(memory.buffer, start, block.byteLength)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', after))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
