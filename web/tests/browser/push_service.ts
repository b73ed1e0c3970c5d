/** A push service on this machine, which decrypts what it gets as a browser would (RFC 8291). */
import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export class PushService {
  private readonly keys = createECDH('prime256v1')
  private readonly auth = Buffer.from('0123456789abcdef')
  private readonly came: string[] = []
  private waiting: (() => void)[] = []
  private server: Server | null = null
  endpoint = ''

  static async start(): Promise<PushService> {
    const service = new PushService()
    service.keys.generateKeys()
    service.server = createServer((asked, answer) => {
      const parts: Buffer[] = []
      asked.on('data', (part: Buffer) => parts.push(part))
      asked.on('end', () => {
        service.came.push(service.read(Buffer.concat(parts)))
        for (const go of service.waiting.splice(0)) go()
        answer.writeHead(201).end()
      })
    })
    await new Promise<void>((resolve) => service.server!.listen(0, '127.0.0.1', resolve))
    const { port } = service.server.address() as AddressInfo
    service.endpoint = `http://127.0.0.1:${port}/browser`
    return service
  }

  /** What a browser hands to its page when it subscribes here. */
  get subscription(): { endpoint: string; keys: { p256dh: string; auth: string } } {
    const p256dh = this.keys.getPublicKey().toString('base64url')
    return { endpoint: this.endpoint, keys: { p256dh, auth: this.auth.toString('base64url') } }
  }

  /** The next notice. */
  async next(): Promise<string> {
    while (!this.came.length) await new Promise<void>((resolve) => this.waiting.push(resolve))
    return this.came.shift()!
  }

  stop(): void {
    this.server?.closeAllConnections()
    this.server?.close()
  }

  private read(body: Buffer): string {
    const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)]
    const sender = body.subarray(21, 21 + length)
    const derive = (secret: Buffer, with_: Buffer, info: Buffer, size: number) =>
      Buffer.from(hkdfSync('sha256', secret, with_, info, size))
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender])
    const secret = derive(this.keys.computeSecret(sender), this.auth, about, 32)
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const cipher = body.subarray(21 + length)
    const open = createDecipheriv('aes-128-gcm', key, nonce)
    open.setAuthTag(cipher.subarray(-16))
    const plain = Buffer.concat([open.update(cipher.subarray(0, -16)), open.final()])
    return plain.subarray(0, plain.lastIndexOf(2)).toString()
  }
}
