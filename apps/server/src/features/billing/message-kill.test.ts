import { test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { formOf } from '../../testing/full.ts'
import { killAmongMessages } from '../../testing/message-kills.ts'

onBothDatabases('a server that is killed among messages', (dialect) => {
  test(
    'R43 kill -9 while messages are taken, then the same messages again: the state is right',
    formOf(dialect === 'sqlite'),
    () => killAmongMessages(dialect, 2),
  )
})
