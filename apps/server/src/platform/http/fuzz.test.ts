import { test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { inFullOnly } from '../../testing/full.ts'
import { expectAllReached, expectHarmless } from '../../testing/fuzz/harmless.ts'

// The same calls each time, so that it fails only by what was changed; others are tried by `npm run test:faults`.
const seeds = { sqlite: 70, postgres: 6602 } as const

test('R66 of 1,000 hostile bodies over every route none is answered with a failure, and each refusal names the field', async () => {
  await expectHarmless('sqlite', seeds.sqlite, 1000)
})

onBothDatabases('hostile calls', (dialect) => {
  test('R66 of 7,000 hostile bodies over every route none is answered with a failure, and each refusal names the field', {
    timeout: 240_000,
    ...inFullOnly,
  }, async () => {
    const seed = seeds[dialect]
    expectAllReached(await expectHarmless(dialect, seed, 7000), seed)
  })
})
