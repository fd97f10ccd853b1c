import { feederLimits } from '@clutchbook/domain/husbandry/feeder.rules'
import { expect, test } from 'vitest'
import { bringArchive } from '../../testing/archives.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { exportArchive } from '../../testing/read-archive.ts'
import { addFeeder, feed, feeding, leftInStock, mouse } from '../../testing/stock.ts'
import { startApp } from '../../testing/test-app.ts'

onBothDatabases('what feedings do to stock', (dialect) => {
  const open = async () => {
    const running = await startApp(dialect)
    const keeper = await running.keeper()
    return { ...running, keeper, animal: await addAnimal(keeper) }
  }

  test('FED-03 a feeding takes the feeder of like food, the one that it names, or none', async () => {
    const { keeper, animal } = await open()
    await addFeeder(keeper, { unitCost: '1.10', currency: 'EUR' })
    const rats = await addFeeder(keeper, { prey: 'rat' })
    await feed(keeper, animal, { ...mouse, prey: 'Mouse', count: 3 })
    expect(await leftInStock(keeper)).toEqual([17, 20])
    await feed(keeper, animal, { prey: 'anything', count: 2, feederId: rats })
    expect(await leftInStock(keeper)).toEqual([17, 18])
    await feed(keeper, animal, { ...mouse, feederId: null })
    await feed(keeper, animal, { prey: 'quail' })
    await feed(keeper, animal, { ...mouse, outcome: 'refused', count: 4 })
    expect(await leftInStock(keeper)).toEqual([17, 18])
    await feed(keeper, animal, { ...mouse, outcome: 'refused', count: 4, wasted: true })
    expect(await leftInStock(keeper)).toEqual([13, 18])
    await feed(keeper, animal, { ...mouse, count: 30, cost: '0.01', currency: 'XXX' })
    expect(await leftInStock(keeper)).toEqual([-17, 18])
    await keeper.post(`/api/animals/${animal}/records`, { recordType: 'feeding', recordDate: '2026-06-10' })
    expect(await leftInStock(keeper)).toEqual([-17, 18])
    const [, last] = (await keeper.get(`/api/animals/${animal}/records`)).json()
    expect(last.data).toMatchObject({ cost: '33', currency: 'EUR', feederId: expect.any(Number) })
  })

  test('FED-03 HUS-11 a change moves the difference; removing gives back, and restoring takes again', async () => {
    const { keeper, animal } = await open()
    await addFeeder(keeper, { unitCost: '1' })
    await addFeeder(keeper, { prey: 'rat' })
    const meal = await feed(keeper, animal, { ...mouse, count: 4 })
    expect(await leftInStock(keeper)).toEqual([16, 20])
    await keeper.patch(meal, { data: { ...mouse, count: 4, outcome: 'partly', eaten: 1 } })
    expect(await leftInStock(keeper)).toEqual([19, 20])
    await keeper.patch(meal, { data: { ...mouse, prey: 'rat', count: 2 } })
    expect(await leftInStock(keeper)).toEqual([20, 18])
    await keeper.patch(meal, { recordDate: '2026-06-09' })
    expect(await leftInStock(keeper)).toEqual([20, 18])
    await keeper.patch(meal, { recordType: 'note' })
    expect(await leftInStock(keeper)).toEqual([20, 20])
    const again = await feed(keeper, animal, { ...mouse, count: 5 })
    await keeper.remove(again)
    expect(await leftInStock(keeper)).toEqual([20, 20])
    expect((await keeper.post(`/api/trash/records/${again.split('/').at(-1)}/restore`)).status).toBe(200)
    expect(await leftInStock(keeper)).toEqual([15, 20])
    // What was eaten stays eaten where the animal goes.
    await keeper.remove(`/api/animals/${animal}`)
    expect(await leftInStock(keeper)).toEqual([15, 20])
    await keeper.post(`/api/trash/animals/${animal}/restore`)
    expect(await leftInStock(keeper)).toEqual([15, 20])
  })

  test('FED-03 HUS-11 R74 a record in the trash takes again with its animal, in whatever order both come out', async () => {
    const { keeper, animal } = await open()
    await addFeeder(keeper)
    const meal = await feed(keeper, animal, { ...mouse, count: 4 })
    const [ofAnimal, ofMeal] = [
      { kind: 'animals', id: animal },
      { kind: 'records', id: Number(meal.split('/').at(-1)) },
    ]
    const removeBoth = async () => {
      for (const path of [meal, `/api/animals/${animal}`]) await keeper.remove(path)
      expect(await leftInStock(keeper)).toEqual([20])
    }
    const restore = async (entries: object[]) => {
      const answer = await keeper.post('/api/trash/restore', { entries })
      expect(answer.status, answer.text).toBe(200)
      return leftInStock(keeper)
    }
    await removeBoth()
    expect(await restore([ofAnimal, ofMeal])).toEqual([16])
    await removeBoth()
    expect(await restore([ofAnimal])).toEqual([20])
    expect(await restore([ofMeal])).toEqual([16])
    await removeBoth()
    expect(await restore([ofMeal])).toEqual([16])
    expect(await restore([ofAnimal])).toEqual([16])
    await removeBoth()
    expect((await keeper.remove(`/api/trash/animals/${animal}`)).status).toBe(204)
    expect(await leftInStock(keeper)).toEqual([20])
    expect((await keeper.get('/api/trash')).json()).toEqual([])
  })

  test('FED-05 a record keeps what its pieces cost then, and a removed feeder leaves it alone', async () => {
    const { keeper, animal } = await open()
    const id = await addFeeder(keeper, { unitCost: '1.50', currency: 'EUR' })
    const meal = await feed(keeper, animal, { ...mouse, count: 2 })
    await keeper.patch(`/api/feeders/${id}`, { unitCost: '9' })
    const costOf = async (fields: object) => (await keeper.patch(meal, fields)).json().data.cost
    expect(await costOf({ recordDate: '2026-06-09' })).toBe('3')
    expect(await costOf({ data: { ...mouse, count: 2, supplement: 'calcium' } })).toBe('3')
    expect(await costOf({ data: { ...mouse, count: 3 } })).toBe('27')
    await keeper.remove(`/api/feeders/${id}`)
    const kept = (await keeper.patch(meal, { recordDate: '2026-06-08' })).json().data
    expect(kept).toMatchObject({ feederId: id, cost: '27', currency: 'EUR' })
    const sent = { ...mouse, count: 3, feederId: id, cost: '0.01', currency: 'XXX' }
    const told = (await keeper.patch(meal, { data: sent })).json().data
    expect(told).toMatchObject({ cost: '27', currency: 'EUR' })
    expect((await keeper.remove(meal)).status).toBe(204)
  })

  test('FED-05 what a removed feeder cost is not written down afterwards', async () => {
    const { keeper, animal } = await open()
    const feederId = await addFeeder(keeper)
    const meal = await feed(keeper, animal, mouse)
    await keeper.remove(`/api/feeders/${feederId}`)
    const sent = { ...mouse, feederId, supplement: 'calcium', cost: '0.01', currency: 'XXX' }
    const { data } = (await keeper.patch(meal, { data: sent })).json()
    expect(data).toEqual({ ...mouse, count: 1, outcome: 'eaten', supplement: 'calcium', feederId })
  })

  test('FED-03 HUS-11 a feeder that is added later gives nothing to a record whose food stays', async () => {
    const { keeper, animal } = await open()
    const meal = await feed(keeper, animal, { ...mouse, count: 4 })
    const { data } = (await keeper.get(meal.replace(/\/\d+$/, ''))).json()[0]
    await addFeeder(keeper, { unitCost: '1' })
    for (const change of [{ recordDate: '2026-06-09' }, { notes: 'Slowly' }, { data }]) {
      expect((await keeper.patch(meal, change)).json().data).toEqual(data)
      expect(await leftInStock(keeper)).toEqual([20])
    }
    await keeper.patch(meal, { data: { ...data, count: 3 } })
    expect(await leftInStock(keeper)).toEqual([17])
  })

  test('FED-03 HUS-40 feedings leave pieces within their bounds', async () => {
    const { keeper, animal } = await open()
    const least = -feederLimits.pieces
    await addFeeder(keeper, { count: least + 2 })
    await feed(keeper, animal, { ...mouse, count: 2 })
    expect(await leftInStock(keeper)).toEqual([least])
    await feed(keeper, animal, { ...mouse, count: 2 })
    expect(await leftInStock(keeper)).toEqual([least])
  })

  test('FED-03 HUS-15 HUS-17 many feedings of one log take from stock at once, or none does', async () => {
    const { keeper, animal } = await open()
    const other = await addAnimal(keeper)
    const [mice, rats] = [await addFeeder(keeper), await addFeeder(keeper, { prey: 'rat' })]
    const entries = [animal, other, animal].map((animalId, at) => ({
      ...feeding(
        at === 2 ? { prey: 'rat', size: 'adult', state: 'frozen-thawed', count: 7 } : { ...mouse, count: 2 },
      ),
      ...{ animalId, clientId: `fed-entry-${at}` },
    }))
    const bad = [...entries, { ...entries[0], clientId: 'fed-entry-9', data: { feederId: rats + 1000 } }]
    const refused = await keeper.post('/api/log', { entries: bad })
    expect([refused.status, Object.keys(refused.json().errors)]).toEqual([404, ['entries.3.data.feederId']])
    expect(await leftInStock(keeper)).toEqual([20, 20])
    for (let n = 0; n < 2; n += 1) expect((await keeper.post('/api/log', { entries })).status).toBe(200)
    expect(await leftInStock(keeper)).toEqual([16, 13])
    await keeper.post('/api/log/undo', { clientIds: entries.map(({ clientId }) => clientId) })
    expect(await leftInStock(keeper)).toEqual([20, 20])
    const several = { ...feeding({ ...mouse, count: 3, feederId: mice }), ids: [animal, other] }
    const { ids } = (await keeper.post('/api/animals/records', several)).json()
    expect(await leftInStock(keeper)).toEqual([14, 20])
    await keeper.post('/api/animals/records/remove', { ids })
    expect(await leftInStock(keeper)).toEqual([20, 20])
  })

  test('FED-05 the costs of a year are told by animal and currency, the dearest first', async () => {
    const { keeper, animal } = await open()
    const other = await addAnimal(keeper, { name: 'Flint' })
    await addFeeder(keeper, { unitCost: '1.25', currency: 'EUR' })
    await addFeeder(keeper, { prey: 'rat', unitCost: '4' })
    const rat = { ...mouse, prey: 'rat' }
    const meals: [number, object][] = [
      [animal, feeding({ ...mouse, count: 2 })],
      [animal, feeding(mouse, '2026-01-01')],
      [animal, feeding(mouse, '2025-12-31')],
      [animal, feeding({ ...mouse, outcome: 'refused' })],
      [animal, feeding({ prey: 'quail' })],
      [other, feeding({ ...rat, count: 3 })],
    ]
    for (const [of, meal] of meals) await keeper.post(`/api/animals/${of}/records`, meal)
    const answer = await keeper.get('/api/feeders/costs?year=2026')
    expect(answer.json()).toEqual([
      { animalId: other, name: 'Flint', meals: 1, pieces: 3, cost: '12', currency: null },
      { animalId: animal, name: 'Ember', meals: 2, pieces: 3, cost: '3.75', currency: 'EUR' },
    ])
    expect((await keeper.get('/api/feeders/costs?year=2024')).json()).toEqual([])
    expect((await keeper.get('/api/feeders/costs')).status).toBe(400)
  })

  test('FED-03 HUS-40 the archive holds feeders, and what is fed of them is found again', async () => {
    const { keeper: newKeeper, url } = await startApp(dialect, { ownDatabase: true })
    const [mara, tom] = [await newKeeper(), await newKeeper()]
    await addFeeder(tom, { prey: 'other keeper' })
    const animal = await addAnimal(mara)
    const [gone, id] = [await addFeeder(mara, { prey: 'quail' }), await addFeeder(mara, { unitCost: '2' })]
    await feed(mara, animal, { ...mouse, count: 4 })
    await feed(mara, animal, { ...mouse, prey: 'quail' })
    await mara.remove(`/api/feeders/${gone}`)
    const food = { ...mouse, feederId: id }
    const put = await mara.put('/api/plans', { animalIds: [animal], kind: 'feeding', minDays: 7, food })
    expect(put.status, put.text).toBe(200)
    const archive = await exportArchive(url, mara)
    expect((await bringArchive(tom, archive)).status).toBe(409)
    const noor = await newKeeper()
    expect((await bringArchive(noor, archive)).status).toBe(201)
    const [feeder] = (await noor.get('/api/feeders')).json()
    expect(feeder).toMatchObject({ prey: 'mouse', count: 16, unitCost: '2' })
    const [{ id: arrived }] = (await noor.get('/api/animals')).json()
    const records = (await noor.get(`/api/animals/${arrived}/records`)).json()
    const named = records.map(({ data }: { data: { feederId?: number } }) => data.feederId)
    expect(named).toEqual([undefined, feeder.id])
    expect((await noor.get('/api/plans')).json()[0].food.feederId).toBe(feeder.id)
    await noor.remove(`/api/animals/${arrived}/records/${records[1].id}`)
    expect(await leftInStock(noor)).toEqual([20])
    expect((await noor.get('/api/feeders/costs?year=2026')).json()).toEqual([])
  })
})
