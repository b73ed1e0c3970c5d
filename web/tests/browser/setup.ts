/** One server for all tests that do not stop it; POLIS_ADDRESS names one that runs already. */
import type { TestProject } from 'vitest/node'
import { Server } from './server'

declare module 'vitest' {
  export interface ProvidedContext {
    address: string
  }
}

export default async function (project: TestProject): Promise<() => Promise<void>> {
  const running = process.env['POLIS_ADDRESS']
  if (running) {
    project.provide('address', running)
    return async () => undefined
  }
  const server = await Server.start()
  project.provide('address', server.address)
  return () => server.stop()
}
