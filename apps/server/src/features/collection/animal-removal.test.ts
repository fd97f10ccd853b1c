import { expect, test } from 'vitest'
import type { Actor } from '../../platform/actor.ts'
import { systemClock } from '../../platform/clock.ts'
import { createTransact } from '../../platform/database/transaction.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { createRemoval } from './animal-removal.ts'
import type { AnimalLeaves, LeavingAnimal } from './collection.hooks.ts'

const ember = { name: 'Ember', species: 'Python regius', morph: 'Clown', sex: 'Female' }

/** The removal as the product makes it, with what other areas do handed in. */
function removalWith({ app }: TestApp, animalLeaves: readonly AnimalLeaves[]) {
  const transact = createTransact(app.db, () => {})
  const { keep: keepInTrash } = app.services.trash
  return createRemoval({ transact, clock: systemClock, animalLeaves, keepInTrash })
}

const actorOf = (keeperId: number): Actor => ({
  keeperId,
  plan: 'free',
  isAdmin: false,
  timeZone: 'UTC',
  dataVersion: 1,
})

onBothDatabases('the removal of an animal', (dialect) => {
  test('COL-132 every area is told of the animal while it still stands', async () => {
    const running = await startApp(dialect)
    const keeper = await running.keeper()
    const { id, userId } = (await keeper.post('/api/animals', ember)).json()
    const told: [string, Partial<LeavingAnimal>, number][] = []
    const leave =
      (area: string): AnimalLeaves =>
      async (tx, animal) => {
        const { length } = await tx.selectFrom('animal').select('id').where('id', '=', animal.id).execute()
        told.push([area, animal, length])
      }
    const { remove } = removalWith(running, [leave('breeding'), leave('calendar')])
    await remove(actorOf(userId), id, null)
    const leaving = expect.objectContaining({ id, keeperId: userId, ...ember })
    expect(told).toEqual([
      ['breeding', leaving, 1],
      ['calendar', leaving, 1],
    ])
    expect((await keeper.get(`/api/animals/${id}`)).status).toBe(404)
  })

  test('COL-132 R03 an area that fails to let go keeps the animal, its children and all figures as they were', async () => {
    const running = await startApp(dialect)
    const keeper = await running.keeper()
    const dam = (await keeper.post('/api/animals', ember)).json()
    const child = (await keeper.post('/api/animals', { ...ember, name: 'Ash', motherId: dam.id })).json()
    const before = (await keeper.get('/api/dashboard')).text
    const { remove } = removalWith(running, [() => Promise.reject(new Error('disk full'))])
    await expect(remove(actorOf(dam.userId), dam.id, null)).rejects.toThrow('disk full')
    expect((await keeper.get(`/api/animals/${dam.id}`)).json()).toEqual(dam)
    expect((await keeper.get(`/api/animals/${child.id}`)).json()).toEqual(child)
    expect((await keeper.get('/api/dashboard')).text).toBe(before)
  })
})
