import { test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { importAmidKills } from '../../testing/killed-imports.ts'

const kills = { sqlite: 40, postgres: 20 } as const
/** The longest that a moment waits, as a part of the time that an import takes: some calls are over before their kill. */
const latest = 1.2

onBothDatabases('imports of readings that kills cut short', (dialect) => {
  test(
    `R03 CLU-24 kill -9 at ${kills[dialect]} random moments of imports leaves all of the readings of each with their sums, or none`,
    {
      timeout: 1_200_000,
    },
    () =>
      importAmidKills(
        dialect,
        Array.from({ length: kills[dialect] }, () => Math.random() * latest),
      ),
  )
})
