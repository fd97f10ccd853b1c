import { test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { hostileWords } from '../../testing/injection/hostile-words.ts'
import { expectInert } from '../../testing/injection/inert.ts'

onBothDatabases('hostile words', (dialect) => {
  test(`R65 all ${hostileWords.length} of them, in every text field of every call, are refused or kept to the letter in that field, and touch nothing else`, async () => {
    await expectInert(dialect)
  })
})
