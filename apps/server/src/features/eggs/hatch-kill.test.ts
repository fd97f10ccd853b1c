import { test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { inFullOnly } from '../../testing/full.ts'
import { hatchAmidKills } from '../../testing/killed-hatches.ts'

onBothDatabases('hatches that a kill cuts short', (dialect) => {
  // Three moments to be quick; two hundred are tried by `npm run test:faults`.
  test(
    'R03 EGG-45 kill -9 early, amid and late in a hatch leaves no hatched egg without its animal, and no animal without its egg',
    inFullOnly,
    () => hatchAmidKills(dialect, [0.2, 0.55, 0.9]),
  )
})
