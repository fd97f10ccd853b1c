import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { countStatements } from '../../testing/counted-statements.ts'
import { startApp } from '../../testing/test-app.ts'

/** On PostgreSQL the session, begin and commit are statements of the same connections. */
const beside = { sqlite: 0, postgres: 3 } as const

/** What was changed and in which version: PostgreSQL stores both at once. */
const logged = { sqlite: 2, postgres: 1 } as const

onBothDatabases('what a change of an animal costs', (dialect) => {
  test('OFF-26 the keeper’s lock, the animal, its gallery, the write and its log: each once', async () => {
    const { keeper: newKeeper, app } = await startApp(dialect, { ownDatabase: true })
    const keeper = await newKeeper()
    const { id } = (await keeper.post('/api/animals', { name: 'Ember', species: 'Python regius' })).json()
    await keeper.patch(`/api/animals/${id}`, { notes: 'Eats well' })
    const statements = await countStatements(app.db, async () => {
      const changed = await keeper.patch(`/api/animals/${id}`, { notes: 'Sheds' }, { 'if-match': '"2"' })
      expect([changed.status, changed.json().notes, changed.json().version]).toEqual([200, 'Sheds', 3])
    })
    expect(statements - beside[dialect]).toBe(4 + logged[dialect])
  })
})
