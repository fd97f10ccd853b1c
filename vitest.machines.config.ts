import { defineConfig } from 'vitest/config'

/** What needs another machine than this one: root file systems made of packages, and the image in a container. */
export default defineConfig({
  test: {
    // The sentences themselves run anywhere, so that a machine without the means for the others has run something.
    include: ['tools/*.machine.test.ts', 'tools/machine-problem.test.ts'],
    maxWorkers: 1,
    testTimeout: 1_200_000,
    hookTimeout: 600_000,
  },
})
