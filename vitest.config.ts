import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['packages/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          // A bound for what hangs, not a measure: two cores may be busy with several suites.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: ['apps/server/src/testing/postgres-global.ts'],
        },
      },
      { test: { name: 'web', include: ['apps/web/src/**/*.test.ts'] } },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'] } },
    ],
  },
})
