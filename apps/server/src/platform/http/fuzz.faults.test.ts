import { randomInt } from 'node:crypto'
import { test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { expectHarmless } from '../../testing/fuzz/harmless.ts'

onBothDatabases('hostile calls', (dialect) => {
  test('R66 of 10,000 hostile bodies that nobody has seen before none is answered with a failure, and each refusal names the field', async () => {
    await expectHarmless(dialect, randomInt(2 ** 30), 10_000)
  })
})
