import { randomInt } from 'node:crypto'
import { test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { expectAllReached, expectHarmless } from '../../testing/fuzz/harmless.ts'

onBothDatabases('hostile calls', (dialect) => {
  test('R66 of 10,000 hostile bodies that nobody has seen before none is answered with a failure, and each refusal names the field', async () => {
    const seed = randomInt(2 ** 30)
    expectAllReached(await expectHarmless(dialect, seed, 10_000), seed)
  })
})
