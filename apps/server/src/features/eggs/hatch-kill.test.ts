import { test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { inFullOnly } from '../../testing/full.ts'
import { hatchClutchesAmidKills } from '../../testing/killed-clutch-hatches.ts'
import { hatchAmidKills } from '../../testing/killed-hatches.ts'

onBothDatabases('hatches that a kill cuts short', (dialect) => {
  // Three moments to be quick; two hundred are tried by `npm run test:faults`.
  test(
    'R03 EGG-45 kill -9 early, amid and late in a hatch leaves no hatched egg without its animal, and no animal without its egg',
    inFullOnly,
    () => hatchAmidKills(dialect, [0.2, 0.55, 0.9]),
  )

  test(
    'R03 CLU-16 CLU-17 kill -9 amid the hatch of a clutch, and amid its Undo, leaves no half of either',
    inFullOnly,
    () => hatchClutchesAmidKills(dialect, [0.4, 0.4, 0.8, 0.8]),
  )
})
