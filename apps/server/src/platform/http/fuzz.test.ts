import { test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { inFullOnly } from '../../testing/full.ts'
import { expectHarmless } from '../../testing/fuzz/harmless.ts'

onBothDatabases('hostile calls', (dialect) => {
  // The same calls each time, so that it fails only by what was changed; others are tried by `npm run test:faults`.
  const seed = dialect === 'sqlite' ? 70 : 6602

  test('R66 of 7,000 hostile bodies over every route none is answered with a failure, and each refusal names the field', {
    timeout: 240_000,
    ...inFullOnly,
  }, async () => {
    await expectHarmless(dialect, seed, 7000)
  })
})
