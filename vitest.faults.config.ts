import { configDefaults, defineConfig } from 'vitest/config'

const below = 'apps/server/**'

/** The proofs that measure time or memory; they have the machine to themselves. */
const measuring = [
  `${below}/*-cost.faults.test.ts`,
  `${below}/{away,backup,enumeration,hash-flood,large-start,provider,slow-clients,soak}.faults.test.ts`,
]

const shared = {
  testTimeout: 300_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  setupFiles: ['apps/server/src/testing/after-each-file.ts'],
  globalSetup: ['apps/server/src/testing/postgres-global.ts', 'apps/server/src/testing/s3/store-global.ts'],
}

/** The proofs that take long: first those that measure, one at a time, then the others two by two. */
export default defineConfig({
  test: {
    tags: [{ name: 'full' }],
    projects: [
      {
        test: {
          ...shared,
          name: 'measured',
          include: measuring,
          maxWorkers: 1,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...shared,
          name: 'side by side',
          include: [`${below}/*.faults.test.ts`],
          exclude: [...configDefaults.exclude, ...measuring],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
