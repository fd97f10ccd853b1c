import { test as base, expect, type TestInfo } from '@playwright/test'
import { bundle } from '../../apps/server/src/testing/entries.ts'
import { RunningServer, type Settings } from '../../apps/server/src/testing/running-server.ts'
import { ConsoleWatch } from './console-watch.ts'
import { attachPictures } from './failure-pictures.ts'

export { expect }

/** What most tests ask for that need many animals. Files that name this same object share two browsers and servers. */
export const withoutLimits: Settings = { PLAN_LIMITS: 'off' }

type TestFixtures = {
  /** Fails the test for any warning or error in the browser's console that it has not allowed; a test that fails leaves pictures. */
  consoleWatch: ConsoleWatch
  /** A server of the test's own, to stop, to kill, or to find empty. `page` does not open it by itself. */
  ownServer: RunningServer
}

type WorkerFixtures = {
  /** Settings of the servers, `test.use({ settings: { LOG_LEVEL: 'error' } })`; each object has browsers and servers of its own. */
  settings: Settings
  /** The server that `page` opens. Tests share it, so each works with keepers of its own. */
  server: RunningServer
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],

  server: [
    async ({ settings }, use) => {
      const server = await RunningServer.launch(settings, { entry: bundle.main })
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  ownServer: async ({ context, settings }, use, testInfo) => {
    const server = await RunningServer.launch(settings, { entry: bundle.main })
    await use(server)
    // A page that is open still loads what it may need next.
    await Promise.all(context.pages().map((page) => page.close()))
    await server.dispose()
    await attachLog(server, testInfo)
  },

  baseURL: async ({ server }, use) => {
    await use(server.url)
  },

  consoleWatch: [
    async ({ context }, use, testInfo) => {
      const watch = new ConsoleWatch()
      watch.watch(context)
      await use(watch)
      const problems = watch.listProblems()
      if (problems.length > 0 || hasFailed(testInfo)) await attachPictures(context, testInfo)
      expect(problems, 'errors and warnings in the browser console').toEqual([])
    },
    { auto: true },
  ],
})

const hasFailed = ({ status, expectedStatus }: TestInfo): boolean => status !== expectedStatus

async function attachLog(server: RunningServer, testInfo: TestInfo): Promise<void> {
  if (hasFailed(testInfo)) {
    await testInfo.attach('server log', { body: server.log, contentType: 'text/plain' })
  }
}
