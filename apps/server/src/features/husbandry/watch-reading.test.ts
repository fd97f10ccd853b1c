import { usualSettings } from '@clutchbook/domain/husbandry/settings.fields'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { countStatements } from '../../testing/counted-statements.ts'
import { addAnimal } from '../../testing/family.ts'
import { startApp } from '../../testing/test-app.ts'
import { createAnimalCache } from './animal-cache.ts'
import { readWatch, type WatchAsked } from './watch-reading.ts'

const asked = { day: '2026-06-15', settings: usualSettings }

onBothDatabases('what is to be watched', (dialect) => {
  test('HUS-35 is told for all animals that are kept, the worst first, by two statements', async () => {
    const { app, keeper: newKeeper } = await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })
    const [keeper, other] = [await newKeeper(), await newKeeper()]
    const { id: keeperId } = (await keeper.get('/api/user')).json()
    const ids: number[] = []
    for (const name of ['Ash', 'Ember', 'Flint', 'Gone']) ids.push(await addAnimal(keeper, { name }))
    const [ash = 0, ember = 0, flint = 0, gone = 0] = ids
    const animals = [...ids, await addAnimal(other)]
    const write = (animalId: number, record: object) => ({
      ...{ recordType: 'blue', recordDate: '2026-05-01', data: {} },
      ...record,
      animalId,
      clientId: `watched-${animalId}-${JSON.stringify(record).length}`,
    })
    const quarantine = { recordType: 'quarantine', recordDate: '2026-01-01' }
    const entries = [
      write(ash, quarantine),
      write(ash, {}),
      write(ember, { recordDate: '2026-04-01' }),
      write(flint, { recordType: 'feeding', recordDate: '2026-01-01' }),
      write(gone, {}),
    ]
    expect((await keeper.post('/api/log', { entries })).status).toBe(200)
    await keeper.post(`/api/animals/${gone}/archive`)
    const last = animals.at(-1) ?? 0
    expect((await other.post('/api/log', { entries: [write(last, {})] })).status).toBe(200)
    const read = (what: WatchAsked) => readWatch(app.db, keeperId, what, createAnimalCache())
    const told = await read(asked)
    expect(told.map(({ alarm, name, since }) => `${alarm} ${name} ${since}`)).toEqual([
      'unfed Flint 2026-03-03',
      'blue Ember 2026-04-16',
      'blue Ash 2026-05-16',
      'quarantine Ash 2026-04-02',
    ])
    expect(told.map(({ animalId }) => animalId)).toEqual([flint, ember, ash, ash])
    expect(await read({ ...asked, animalId: ember })).toEqual([told[1]])
    const statements = await countStatements(app.db, async () => {
      await read(asked)
    })
    expect(statements).toBe(3)
  })
})
