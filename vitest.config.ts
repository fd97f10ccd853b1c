import { defineConfig } from 'vitest/config'

/** A bound for what hangs, not a measure, in milliseconds: two cores may be busy with several suites. */
const hangMs = 60_000

export default defineConfig({
  test: {
    // Also the last core: a test waits more often than it computes, and the runner itself has little to do.
    maxWorkers: '100%',
    tags: [{ name: 'full', description: 'run by `npm run test:full`, not by `npm test`' }],
    projects: [
      { test: { name: 'domain', isolate: false, testTimeout: hangMs, include: ['packages/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          // Files share a process, because loading the server anew for each of them takes as long as its tests.
          isolate: false,
          // Room for what lives shortly: a tenth of a long file's processor time went into collecting it.
          execArgv: ['--max-semi-space-size=64'],
          include: ['apps/server/**/*.test.ts', 'demo/**/*.test.ts'],
          // These have the machine to themselves, by `npm run test:faults`.
          exclude: ['**/node_modules/**', '**/*.faults.test.ts'],
          testTimeout: 3 * hangMs,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          setupFiles: ['apps/server/src/testing/after-each-file.ts'],
          globalSetup: [
            'apps/server/src/testing/postgres-global.ts',
            'apps/server/src/testing/s3/store-global.ts',
          ],
        },
      },
      { test: { name: 'web', isolate: false, testTimeout: hangMs, include: ['apps/web/src/**/*.test.ts'] } },
      {
        test: {
          name: 'tools',
          testTimeout: hangMs,
          include: ['tools/**/*.test.ts'],
          // These take minutes and root's rights, and are run by `npm run test:full`.
          exclude: ['**/*.machine.test.ts'],
        },
      },
    ],
  },
})
