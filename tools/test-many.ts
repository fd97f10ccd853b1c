import { runSuites } from './suites.ts'
import { runVitestSuite } from './vitest-suite.ts'

/**
 * Every test of the server on PostgreSQL, each with two servers on one database and, where the machine has one, one
 * store; chance picks who answers.
 */
await runSuites([
  {
    name: 'the API over two servers',
    run: async (output) => {
      const { tally } = await runVitestSuite('many', output, ['--project', 'server'], {
        env: { TEST_MANY: 'on' },
      })
      return tally
    },
  },
])
