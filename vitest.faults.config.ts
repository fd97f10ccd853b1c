import { defineConfig } from 'vitest/config'

/** The proofs that take long or measure time: one at a time, with the machine to themselves. */
export default defineConfig({
  test: {
    include: ['apps/server/**/*.faults.test.ts'],
    maxWorkers: 1,
    testTimeout: 300_000,
    hookTimeout: 60_000,
    globalSetup: ['apps/server/src/testing/postgres-global.ts', 'apps/server/src/testing/s3/store-global.ts'],
  },
})
