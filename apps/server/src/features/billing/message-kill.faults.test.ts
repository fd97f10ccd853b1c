import { test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { killAmongMessages } from '../../testing/message-kills.ts'

onBothDatabases('a server that is killed among messages', (dialect) => {
  test(
    'R43 kill -9 fifty times while messages are taken, then the same messages again: the state is right',
    {
      timeout: 900_000,
    },
    () => killAmongMessages(dialect, 50),
  )
})
