import { test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { formOf, timesInFull } from '../../testing/full.ts'
import { expectAllReached, expectHarmless } from '../../testing/fuzz/harmless.ts'

// The same calls each time, so that it fails only by what was changed; others are tried by `npm run test:faults`.
const seeds = { sqlite: 70, postgres: 6602 } as const

/** So many that each route is reached behind the checks of its form; with fewer, that is left to chance. */
const many = 7000

onBothDatabases('hostile calls', (dialect) => {
  test('R66 of many hostile bodies over every route none is answered with a failure, and each refusal names the field', {
    timeout: 240_000,
    ...formOf(dialect === 'sqlite'),
  }, async () => {
    const bodies = timesInFull(many, 1000)
    const outcomes = await expectHarmless(dialect, seeds[dialect], bodies)
    if (bodies === many) expectAllReached(outcomes, seeds[dialect])
  })
})
