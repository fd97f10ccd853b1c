import { test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { inFullOnly } from '../../testing/full.ts'
import { killAmongMessages } from '../../testing/message-kills.ts'

onBothDatabases('a server that is killed among messages', (dialect) => {
  test(
    'R43 kill -9 while messages are taken, then the same messages again: the state is right',
    inFullOnly,
    () => killAmongMessages(dialect, 2),
  )
})
