import { feederLimits } from '@clutchbook/domain/husbandry/feeder.rules'
import { expect, test } from 'vitest'
import { bringArchive } from '../../testing/archives.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { exportArchive } from '../../testing/read-archive.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const mouse = { prey: 'Mouse', size: 'adult', state: 'frozen-thawed' }

async function add(keeper: Visitor, fields: object = {}): Promise<number> {
  const answer = await keeper.post('/api/feeders', { ...mouse, count: 20, ...fields })
  expect(answer.status, answer.text).toBe(201)
  return answer.json().id
}

const list = async (keeper: Visitor) => (await keeper.get('/api/feeders')).json()

/** Pieces left of each feeder, in the order of the list. */
const left = async (keeper: Visitor): Promise<number[]> =>
  (await list(keeper)).map(({ count }: { count: number }) => count)

let sent = 0
const stock = (keeper: Visitor, id: number, move: object) => {
  sent += 1
  return keeper.post(`/api/feeders/${id}/stock`, { clientId: `stock-move-${sent}`, ...move })
}

onBothDatabases('feeders', (dialect) => {
  test('FED-01 are kept once of a prey, size and state, and changed but for their pieces', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const id = await add(keeper, { unitCost: '1.25', currency: 'EUR', lowAt: 5, notes: 'From the fair' })
    expect(await list(keeper)).toMatchObject([
      {
        ...{ id, version: 1, ...mouse, count: 20, unitCost: '1.25', currency: 'EUR' },
        ...{ lowAt: 5, grams: null, notes: 'From the fair', isLow: false },
      },
    ])
    const twin = await keeper.post('/api/feeders', { ...mouse, prey: ' mouse ', size: 'ADULT' })
    expect([twin.status, Object.keys(twin.json().errors)]).toEqual([409, ['prey']])
    const other = await add(keeper, { state: 'live' })
    expect((await keeper.patch(`/api/feeders/${other}`, { state: 'frozen-thawed' })).status).toBe(409)
    const changed = await keeper.patch(`/api/feeders/${id}`, { lowAt: 20, count: 3 })
    expect(changed.json()).toMatchObject({ count: 20, lowAt: 20, isLow: true, version: 2 })
    const stale = await keeper.patch(`/api/feeders/${id}`, { lowAt: 1 }, { 'if-match': '"1"' })
    expect([stale.status, stale.json().current]).toMatchObject([412, { lowAt: 20 }])
    for (const [field, value] of [
      ['prey', ' '],
      ['state', 'dead'],
      ['count', 1.5],
      ['grams', 0],
      ['unitCost', '1,25'],
      ['lowAt', -1],
    ] as const) {
      const answer = await keeper.post('/api/feeders', { prey: 'Rat', [field]: value })
      expect([field, answer.status, Object.keys(answer.json().errors)]).toEqual([field, 400, [field]])
    }
    expect(await list(keeper)).toHaveLength(2)
  })

  test('FED-02 stock is bought, thrown away and counted, each once by its clientId', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const [id, other] = [await add(keeper), await add(keeper, { prey: 'Rat' })]
    const bought = { clientId: 'fair-2026-06', why: 'bought', change: 50, cost: '45' }
    for (let n = 0; n < 2; n += 1) {
      const answer = await stock(keeper, id, bought)
      expect([answer.status, answer.json()]).toMatchObject([200, { count: 70, unitCost: '0.90' }])
    }
    expect((await stock(keeper, id, { why: 'wasted', change: -5 })).json().count).toBe(65)
    expect((await stock(keeper, id, { why: 'counted', count: 60 })).json()).toMatchObject({
      ...{ count: 60, unitCost: '0.90' },
    })
    expect((await stock(keeper, other, bought)).status).toBe(422)
    expect((await stock(keeper, id, { ...bought, why: 'wasted', change: -1, cost: null })).status).toBe(422)
    for (const [field, move] of [
      ['change', { why: 'bought', change: 0 }],
      ['change', { why: 'bought' }],
      ['change', { why: 'wasted', change: 2 }],
      ['count', { why: 'counted' }],
      ['count', { why: 'counted', count: -1 }],
      ['cost', { why: 'wasted', change: -1, cost: '2' }],
      ['cost', { why: 'bought', change: 1, cost: 'cheap' }],
      ['why', { why: 'found', change: 1 }],
      ['clientId', { why: 'counted', count: 1, clientId: 'short' }],
    ] as const) {
      const answer = await stock(keeper, id, move)
      expect([move, answer.status, Object.keys(answer.json().errors)]).toEqual([move, 400, [field]])
    }
    expect((await stock(keeper, other + 1000, { why: 'counted', count: 1 })).status).toBe(404)
    expect(await left(keeper)).toEqual([60, 20])
  })

  test('FED-02 HUS-40 pieces stay within their bounds, so that an archive of them is taken', async () => {
    const { keeper: newKeeper, url } = await startApp(dialect, { ownDatabase: true })
    const keeper = await newKeeper()
    const id = await add(keeper, { count: -feederLimits.pieces + 1 })
    const wasted = await stock(keeper, id, { why: 'wasted', change: -5 })
    expect([wasted.status, wasted.json().count]).toEqual([200, -feederLimits.pieces])
    const other = await newKeeper()
    expect((await bringArchive(other, await exportArchive(url, keeper))).status).toBe(201)
    expect(await left(other)).toEqual([-feederLimits.pieces])
  })

  test('FED-01 U7 a removed feeder lies in the trash and comes back with its pieces', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const id = await add(keeper)
    const before = await list(keeper)
    expect((await keeper.remove(`/api/feeders/${id}`)).status).toBe(204)
    expect((await keeper.get('/api/trash')).json()).toMatchObject([
      { kind: 'feeders', label: 'adult Mouse', note: 'frozen-thawed' },
    ])
    expect((await keeper.post(`/api/trash/feeders/${id}/restore`)).status).toBe(200)
    expect(await list(keeper)).toEqual(before)
  })

  test('FED-04 HUS-33 a feeder is low where there is less than what is to be thawed today and tomorrow', async () => {
    const clock = createTestClock('2026-06-15T12:00:00.000Z')
    const keeper = await (await startApp(dialect, { clock })).keeper({ timeZone: 'UTC' })
    const animals = [await addAnimal(keeper), await addAnimal(keeper)]
    await add(keeper, { count: 5 })
    const isLow = async () => (await list(keeper))[0].isLow
    const food = { ...mouse, prey: 'mouse', count: 3 }
    const plan = { kind: 'feeding', minDays: 7, food }
    await keeper.put('/api/plans', { ...plan, animalIds: animals.slice(0, 1), startsOn: '2026-06-15' })
    expect(await isLow()).toBe(false)
    await keeper.put('/api/plans', { ...plan, animalIds: animals.slice(1), startsOn: '2026-06-16' })
    expect(await isLow()).toBe(true)
    const thaw = { prey: 'mouse', size: 'adult', count: 3, tomorrow: 3 }
    expect((await keeper.get('/api/today')).json().thaw).toEqual([{ ...thaw, inStock: 5 }])
  })

  test('FED-04 HUS-33 food is asked for together by plans that write it differently', async () => {
    const clock = createTestClock('2026-06-15T12:00:00.000Z')
    const keeper = await (await startApp(dialect, { clock })).keeper({ timeZone: 'UTC' })
    await add(keeper, { count: 5 })
    for (const prey of ['mouse', 'Mouse']) {
      const animalIds = [await addAnimal(keeper)]
      const plan = { kind: 'feeding', minDays: 7, startsOn: '2026-06-15' }
      await keeper.put('/api/plans', { ...plan, animalIds, food: { ...mouse, prey, count: 3 } })
    }
    const thaw = { prey: 'mouse', size: 'adult', count: 6, tomorrow: 0, inStock: 5 }
    expect((await keeper.get('/api/today')).json().thaw).toEqual([thaw])
    expect((await list(keeper))[0].isLow).toBe(true)
  })

  test('FED-01 R20 ACC-104 a foreign feeder is not found, and nothing of it is changed', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const [owner, other] = [await newKeeper(), await newKeeper()]
    const id = await add(owner)
    const path = `/api/feeders/${id}`
    expect((await other.patch(path, { lowAt: 3 })).status).toBe(404)
    expect((await other.remove(path)).status).toBe(404)
    expect((await stock(other, id, { why: 'counted', count: 1 })).status).toBe(404)
    const meal = { recordType: 'feeding', recordDate: '2026-06-10', data: { feederId: id } }
    const refused = await other.post(`/api/animals/${await addAnimal(other)}/records`, meal)
    expect([refused.status, Object.keys(refused.json().errors)]).toEqual([404, ['data.feederId']])
    expect(await list(other)).toEqual([])
    expect(await left(owner)).toEqual([20])
  })
})
