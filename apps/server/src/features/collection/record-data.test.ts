import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const feeding = { recordType: 'feeding', recordDate: '2026-06-01' }

onBothDatabases('the data of records', (dialect) => {
  const begin = async () => {
    const running = await startApp(dialect)
    const keeper = await running.keeper()
    const id = await addAnimal(keeper)
    const path = `/api/animals/${id}/records`
    const add = async (body: object) => (await keeper.post(path, body)).json()
    const lastMeal = async () => (await keeper.get(`${path}/latest`)).json()
    return { running, keeper, id, path, add, lastMeal }
  }

  test('HUS-01 HUS-03 HUS-10 a record holds its time and its data, with defaults, and measures for old clients', async () => {
    const { keeper, path, add } = await begin()
    const sent = { prey: 'rat', size: 'small', count: 2, state: 'frozen-thawed' }
    const record = await add({ ...feeding, recordTime: '18:30', data: sent, clientId: 'phone-0001' })
    expect(record).toMatchObject({
      ...{ recordTime: '18:30', endDate: null, clientId: 'phone-0001' },
      ...{ measurement: '2', unit: 'small rat', data: { ...sent, outcome: 'eaten' } },
    })
    const own = await add({ ...feeding, measurement: '3 hoppers', data: { count: 3 } })
    expect(own).toMatchObject({ measurement: '3 hoppers', unit: null, data: { count: 3 } })
    expect((await keeper.get(path)).json()).toEqual([own, record])
  })

  test.each([
    [{ ...feeding, data: { colour: 'red' } }, 'data.colour'],
    [{ ...feeding, data: { prey: { kind: 'rat' } } }, 'data.prey'],
    [{ ...feeding, data: 'eaten' }, 'data'],
    [{ ...feeding, recordTime: '25:00' }, 'recordTime'],
    [{ ...feeding, clientId: 'short' }, 'clientId'],
    [{ ...feeding, recordType: 'health', data: { outcome: 'done' } }, 'data.outcome'],
    [{ ...feeding, endDate: '2026-06-02' }, 'endDate'],
  ])('HUS-02 the record %j is refused by %s and nothing is stored', async (body, field) => {
    const { keeper, path } = await begin()
    const answer = await keeper.post(path, body)
    expect([answer.status, Object.keys(answer.json().errors)]).toEqual([400, [field]])
    expect((await keeper.get(path)).json()).toEqual([])
  })

  test('HUS-01 a change replaces the data whole, or leaves them, and what follows from them follows', async () => {
    const { keeper, path, add } = await begin()
    const { id } = await add({ ...feeding, data: { prey: 'rat', count: 2, grams: 20 } })
    const change = async (body: object) => (await keeper.patch(`${path}/${id}`, body)).json()
    expect(await change({ details: 'At once' })).toMatchObject({
      data: { prey: 'rat', grams: 20 },
      unit: 'rat',
    })
    const replaced = await change({ data: { prey: 'mouse' } })
    expect(replaced).toMatchObject({ measurement: '1', unit: 'mouse' })
    expect(replaced.data).toEqual({ prey: 'mouse', count: 1, outcome: 'eaten' })
    await change({ measurement: '2', unit: 'big ones' })
    expect(await change({ data: { prey: 'quail' } })).toMatchObject({ measurement: '2', unit: 'big ones' })
    const other = await keeper.patch(`${path}/${id}`, { recordType: 'shed', data: { prey: 'rat' } })
    expect([other.status, Object.keys(other.json().errors)]).toEqual([400, ['data.prey']])
    expect(await change({ recordType: 'note' })).toMatchObject({ recordType: 'note', data: null })
    expect(await change({ recordType: 'shed', data: {} })).toMatchObject({ data: { result: 'complete' } })
    expect(await change({ data: null })).toMatchObject({ data: null })
  })

  test('HUS-10 a change that clears what was measured has it follow from the data that are sent beside', async () => {
    const { keeper, path, add } = await begin()
    const { id } = await add({ ...feeding, recordType: 'note', measurement: '12', unit: 'cm' })
    const blank = { measurement: '', unit: '' }
    const body = { recordType: 'feeding', data: { prey: 'rat', count: 2 }, ...blank }
    const changed = (await keeper.patch(`${path}/${id}`, body)).json()
    expect(changed).toMatchObject({ measurement: '2', unit: 'rat' })
    const cleared = (await keeper.patch(`${path}/${id}`, { recordType: 'note', ...blank })).json()
    expect(cleared).toMatchObject({ measurement: null, unit: null, data: null })
  })

  test('HUS-03 the outcome tells whether a feeding was a meal, whatever its words say', async () => {
    const { keeper, id, path, add, lastMeal } = await begin()
    const lastFedOn = async () => {
      const list = (await keeper.get('/api/animals?fedBefore=2026-06-03')).json()
      return list.some((one: { id: number }) => one.id === id)
    }
    const record = await add({ ...feeding, details: 'refused the first', data: {} })
    await add({ ...feeding, recordDate: '2026-06-05', data: { outcome: 'refused' } })
    await add({ ...feeding, recordDate: '2026-06-06', data: { outcome: 'skipped' } })
    await add({ ...feeding, recordDate: '2026-06-07', data: { outcome: 'regurgitated' } })
    expect(await lastMeal()).toMatchObject({ meal: { id: record.id }, refusals: 1 })
    expect(await lastFedOn()).toBe(true)
    await add({ ...feeding, recordDate: '2026-06-08', measurement: 'refused', data: { outcome: 'partly' } })
    expect(await lastFedOn()).toBe(false)
    expect((await keeper.get(`${path}?recordType=feeding`)).json()).toHaveLength(5)
  })

  test('HUS-01 the call for several takes the new fields, but no clientId', async () => {
    const { keeper, id, path } = await begin()
    const ids = [id, await addAnimal(keeper)]
    const body = { ids, ...feeding, recordTime: '07:00', data: { prey: 'mouse' } }
    expect((await keeper.post('/api/animals/records', body)).status).toBe(200)
    const [record] = (await keeper.get(path)).json()
    expect(record).toMatchObject({ recordTime: '07:00', unit: 'mouse', data: { outcome: 'eaten' } })
    const named = await keeper.post('/api/animals/records', { ...body, clientId: 'phone-0002' })
    expect([named.status, Object.keys(named.json().errors)]).toEqual([400, ['clientId']])
    const wrong = await keeper.post('/api/animals/records', { ...body, data: { outcome: 'gone' } })
    expect([wrong.status, Object.keys(wrong.json().errors)]).toEqual([400, ['data.outcome']])
    expect((await keeper.get(path)).json()).toHaveLength(1)
  })

  test('HUS-12 data are of tomorrow at the latest, where the keeper is; without data any day goes', async () => {
    // In Auckland it is the 16th already.
    const clock = createTestClock('2026-06-15T13:00:00.000Z')
    const running = await startApp(dialect, { clock, ownDatabase: true })
    const keeper = await running.keeper()
    expect((await keeper.patch('/api/user/profile', { timeZone: 'Pacific/Auckland' })).status).toBe(200)
    const path = `/api/animals/${await addAnimal(keeper)}/records`
    const at = (recordDate: string, data: object | null) =>
      keeper.post(path, { ...feeding, recordDate, data })
    expect((await at('2026-06-17', {})).status).toBe(201)
    const late = await at('2026-06-18', {})
    expect([late.status, Object.keys(late.json().errors)]).toEqual([400, ['recordDate']])
    const old = (await at('2027-06-18', null)).json()
    expect(old).toMatchObject({ recordDate: '2027-06-18', data: null })
    expect((await keeper.patch(`${path}/${old.id}`, { details: 'later' })).status).toBe(200)
    expect((await keeper.patch(`${path}/${old.id}`, { data: {} })).status).toBe(400)
  })
})
