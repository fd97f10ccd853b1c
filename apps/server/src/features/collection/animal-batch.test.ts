import { newAnimal } from '@clutchbook/domain/collection/collection.schema'
import { expect, test } from 'vitest'
import type { Actor } from '../../platform/actor.ts'
import { keyedBy } from '../../platform/database/request-keys.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { startApp } from '../../testing/test-app.ts'

/** Counts the turns of the event loop until it is told to stop; each is one in which others are looked after. */
function countYields(): () => number {
  let [turns, isOver] = [0, false]
  const count = (): void => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  return () => {
    isOver = true
    return turns
  }
}

onBothDatabases('many animals at once', (dialect) => {
  test('F22 others have their turn between any two portions of them', async () => {
    const running = await startApp(dialect, { env: { PLAN_LIMITS: 'off' }, ownDatabase: true })
    const keeper = await running.keeper()
    const keeperId = (await keeper.get('/api/user')).json().id
    const actor: Actor = { keeperId, plan: 'pro', isAdmin: false, timeZone: 'UTC', dataVersion: 1 }
    const input = newAnimal.parse({ name: 'Ember', species: 'Python regius' })
    const batch = Array.from({ length: 2000 }, () => ({ input, father: null, mother: null }))
    const stop = countYields()
    const made = await running.app.services.collection.batch.create(actor, keyedBy(actor, {}), batch)
    expect(made).toHaveLength(2000)
    // Ten portions are made ready and ten are stored.
    expect(stop()).toBeGreaterThanOrEqual(18)
  })
})
