import { test } from 'vitest'
import { onBothDatabases } from './testing/both-databases.ts'
import { killAmidWrites } from './testing/kills/amid-writes.ts'

onBothDatabases('a server that is killed amid writes', (dialect) => {
  test(
    'R01 kill -9 fifty times during 2,000 acknowledged creates, changes, deletions and uploads loses none of them',
    {
      timeout: 900_000,
    },
    () => killAmidWrites(dialect, 50, 2000),
  )
})
