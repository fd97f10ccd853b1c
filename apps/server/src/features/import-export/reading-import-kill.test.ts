import { test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { inFullOnly } from '../../testing/full.ts'
import { importAmidKills } from '../../testing/killed-imports.ts'

onBothDatabases('imports of readings that a kill cuts short', (dialect) => {
  // Three moments to be quick; more are tried by `npm run test:faults`.
  test(
    'R03 CLU-24 kill -9 early, amid and late in an import leaves all of its readings with their sums, or none',
    inFullOnly,
    () => importAmidKills(dialect, [0.2, 0.6, 0.95]),
  )
})
