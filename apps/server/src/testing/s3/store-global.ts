import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { findLack, type SwiftStore, startSwift } from './swift-store.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the store of this run is to be asked for, or what this machine lacks for one. */
    testStore: { readonly desk: string } | { readonly lack: string }
  }
}

let server: Server | undefined
let store: Promise<SwiftStore> | undefined

/** Lets the tests of a run share one real store. It takes seconds to start, so it does when the first of them asks. */
export async function setup(project: TestProject): Promise<void> {
  const lack = findLack()
  if (lack !== null) return project.provide('testStore', { lack })
  server = createServer(async (_request, response) => {
    store ??= startSwift()
    const [status, text] = await store.then(
      ({ origin }) => [200, origin] as const,
      (error: unknown) => [500, String(error)] as const,
    )
    response.writeHead(status).end(text)
  })
  const { port } = await new Promise<AddressInfo>((resolve) => {
    const listening = server?.listen(0, '127.0.0.1', () => resolve(listening?.address() as AddressInfo))
  })
  project.provide('testStore', { desk: `http://127.0.0.1:${port}` })
}

export async function teardown(): Promise<void> {
  server?.close()
  server?.closeAllConnections()
  await (await store?.catch(() => undefined))?.stop()
}
