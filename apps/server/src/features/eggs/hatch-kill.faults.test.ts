import { test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { hatchClutchesAmidKills } from '../../testing/killed-clutch-hatches.ts'
import { hatchAmidKills } from '../../testing/killed-hatches.ts'

const clutchKills = 60
const kills = { sqlite: 200, postgres: 100 } as const
/** Servers that are killed side by side: most of a round goes into starting one again. */
const lanes = 2
/** The longest that a moment waits, as a part of the time that a hatch takes: some calls are over before their kill. */
const latest = 1.2

onBothDatabases('hatches that kills cut short', (dialect) => {
  test(`R03 EGG-45 kill -9 at ${kills[dialect]} random moments of hatches leaves no hatched egg without its animal, and no animal without its egg`, {
    timeout: 1_200_000,
  }, async () => {
    const lane = () =>
      hatchAmidKills(
        dialect,
        Array.from({ length: kills[dialect] / lanes }, () => Math.random() * latest),
      )
    await Promise.all(Array.from({ length: lanes }, lane))
  })

  test(`R03 CLU-16 CLU-17 kill -9 at ${clutchKills} random moments of hatches of clutches, and of their Undo, leaves no half of either`, {
    timeout: 1_200_000,
  }, async () => {
    const lane = () =>
      hatchClutchesAmidKills(
        dialect,
        Array.from({ length: clutchKills / lanes }, () => Math.random() * latest),
      )
    await Promise.all(Array.from({ length: lanes }, lane))
  })
})
