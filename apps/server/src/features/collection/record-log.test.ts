import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { countStatements } from '../../testing/counted-statements.ts'
import { addAnimal } from '../../testing/family.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const meal = { recordType: 'feeding', recordDate: '2026-06-01', data: { prey: 'rat' } }

const write = (keeper: Visitor, entries: readonly object[]) => keeper.post('/api/log', { entries })
const undo = (keeper: Visitor, body: object) => keeper.post('/api/log/undo', body)
const countOf = async (keeper: Visitor): Promise<number> => (await keeper.get('/api/records')).json().length

onBothDatabases('the log', (dialect) => {
  const begin = async () => {
    const running = await startApp(dialect)
    const keeper = await running.keeper()
    const [first, second] = [await addAnimal(keeper), await addAnimal(keeper)]
    return { running, keeper, first, second }
  }

  test('HUS-15 HUS-16 records of any animals and kinds are written once, in their order, however often they are sent', async () => {
    const { keeper, first, second } = await begin()
    const entries = [
      { ...meal, animalId: second, clientId: 'phone-0001', recordTime: '08:00' },
      {
        recordType: 'weight',
        recordDate: '2026-06-01',
        measurement: '455 g',
        animalId: first,
        clientId: 'phone-0002',
      },
    ]
    const answer = await write(keeper, entries)
    expect(answer.status, answer.text).toBe(200)
    const { records, replayed } = answer.json()
    expect(replayed).toEqual([])
    expect(records).toMatchObject([
      {
        animalId: second,
        clientId: 'phone-0001',
        recordTime: '08:00',
        data: { outcome: 'eaten' },
        unit: 'rat',
      },
      { animalId: first, clientId: 'phone-0002', measurement: '455 g', data: null },
    ])
    await keeper.patch(`/api/animals/${second}/records/${records[0].id}`, { details: 'At once' })
    const more = { ...meal, animalId: first, clientId: 'phone-0003' }
    const again = (await write(keeper, [...entries, more])).json()
    expect(again.replayed.sort()).toEqual(['phone-0001', 'phone-0002'])
    expect(again.records).toMatchObject([
      { id: records[0].id, details: 'At once', version: 2 },
      records[1],
      { animalId: first },
    ])
    expect(await countOf(keeper)).toBe(3)
    const old = await keeper.post(`/api/animals/${second}/records`, { ...meal, clientId: 'phone-0001' })
    expect([old.status, old.json().id]).toEqual([201, records[0].id])
    const other = await (await startApp(dialect)).keeper()
    const others = await write(other, [{ ...more, animalId: await addAnimal(other) }])
    expect(others.json()).toMatchObject({ replayed: [], records: [{ clientId: 'phone-0003' }] })
  })

  test('HUS-16 ten calls at once write one record', async () => {
    const { keeper, first } = await begin()
    const entry = { ...meal, animalId: first, clientId: 'phone-0001' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => write(keeper, [entry])))
    expect(new Set(answers.map((one) => one.json().records[0].id)).size).toBe(1)
    expect(await countOf(keeper)).toBe(1)
  })

  test('HUS-16 what was deleted since is answered as null and not written again, however it went', async () => {
    const { keeper, first, second } = await begin()
    const entries = [1, 2, 3, 4].map((n) => ({
      ...meal,
      animalId: n < 4 ? first : second,
      clientId: `phone-000${n}`,
    }))
    const { records } = (await write(keeper, entries)).json()
    const [one, two, three] = records.map(({ id }: { id: number }) => id)
    await keeper.remove(`/api/animals/${first}/records/${one}`)
    await keeper.post('/api/animals/records/remove', { ids: [two] })
    await undo(keeper, { ids: [three] })
    await keeper.remove(`/api/animals/${second}`)
    const again = (await write(keeper, entries)).json()
    expect(again.records).toEqual([null, null, null, null])
    expect(again.replayed).toHaveLength(4)
    expect(await countOf(keeper)).toBe(0)
    const old = await keeper.post(`/api/animals/${first}/records`, { ...meal, clientId: 'phone-0001' })
    expect([old.status, old.json()]).toEqual([201, null])
    await keeper.post(`/api/trash/records/${one}/restore`)
    expect((await write(keeper, entries.slice(0, 1))).json().records).toMatchObject([{ id: one }])
  })

  test('HUS-16 the name of a deleted record is known for ninety days', async () => {
    const clock = createTestClock('2026-06-15T12:00:00.000Z')
    const { app, keeper: newKeeper } = await startApp(dialect, { clock, ownDatabase: true })
    const mara = { username: 'mara', password: 'rack-7-tubs' }
    const keeper = await newKeeper(mara)
    const signIn = async () => expect((await keeper.post('/api/login', mara)).status).toBe(200)
    const entry = { ...meal, animalId: await addAnimal(keeper), clientId: 'phone-0001' }
    await write(keeper, [entry])
    await undo(keeper, { clientIds: ['phone-0001'] })
    clock.moveOn({ days: 89 })
    await signIn()
    await app.services.collection.records.sweep()
    expect((await write(keeper, [entry])).json().records).toEqual([null])
    clock.moveOn({ days: 2 })
    await signIn()
    await app.services.collection.records.sweep()
    expect((await write(keeper, [entry])).json().records).toMatchObject([{ clientId: 'phone-0001' }])
  })

  test('HUS-16 the name of another record is refused, and one that stands twice', async () => {
    const { keeper, first, second } = await begin()
    const entry = { ...meal, animalId: first, clientId: 'phone-0001' }
    await write(keeper, [entry])
    const fresh = { ...entry, clientId: 'phone-0002' }
    for (const other of [{ animalId: second }, { recordType: 'shed', data: null }]) {
      const answer = await write(keeper, [fresh, { ...entry, ...other }])
      expect([answer.status, Object.keys(answer.json().errors)]).toEqual([422, ['entries.1.clientId']])
    }
    const path = `/api/animals/${second}/records`
    expect((await keeper.post(path, { ...meal, clientId: 'phone-0001' })).status).toBe(422)
    const twice = await write(keeper, [fresh, { ...fresh, animalId: second }])
    expect([twice.status, Object.keys(twice.json().errors)]).toEqual([400, ['entries.1.clientId']])
    expect(await countOf(keeper)).toBe(1)
  })

  test('HUS-17 one bad entry refuses all, and every bad one is named', async () => {
    const { keeper, first } = await begin()
    const foreign = await addAnimal(await (await startApp(dialect)).keeper())
    const entry = (n: number, fields: object) => ({
      ...meal,
      animalId: first,
      clientId: `phone-000${n}`,
      ...fields,
    })
    const answer = await write(keeper, [
      entry(0, {}),
      entry(1, { data: { outcome: 'gone', colour: 'red' } }),
      entry(2, { animalId: foreign }),
      entry(3, { recordType: 'weight', data: null, measurement: 'heavy' }),
      entry(4, { recordDate: '2098-01-01' }),
    ])
    expect([answer.status, Object.keys(answer.json().errors).sort()]).toEqual([
      400,
      [
        ...['entries.1.data.colour', 'entries.1.data.outcome', 'entries.2.animalId'],
        ...['entries.3.measurement', 'entries.4.recordDate'],
      ],
    ])
    const only = await write(keeper, [entry(0, {}), entry(1, { animalId: foreign })])
    expect([only.status, Object.keys(only.json().errors)]).toEqual([404, ['entries.1.animalId']])
    const shapeless = await write(keeper, [
      entry(0, {}),
      { animalId: first, recordType: 'shed', clientId: 'x' },
    ])
    expect([shapeless.status, Object.keys(shapeless.json().errors).sort()]).toEqual([
      400,
      ['entries.1.clientId', 'entries.1.recordDate'],
    ])
    expect(await countOf(keeper)).toBe(0)
  })

  test('HUS-08 HUS-15 entries see what those before them did', async () => {
    const { keeper, first, second } = await begin()
    const entry = (n: number, recordType: string, recordDate: string, animalId = first) => ({
      ...{ animalId, recordType, recordDate },
      clientId: `phone-000${n}`,
    })
    const season = [
      entry(1, 'blue', '2026-06-01'),
      entry(2, 'shed', '2026-06-08'),
      entry(3, 'blue', '2026-06-20'),
    ]
    const { records } = (await write(keeper, season)).json()
    expect(records.map(({ endDate }: { endDate: string }) => endDate)).toEqual(['2026-06-08', null, null])
    const clash = await write(keeper, [
      entry(4, 'blue', '2026-06-21', second),
      entry(5, 'blue', '2026-06-22', second),
      entry(6, 'blue', '2026-06-22'),
    ])
    expect([clash.status, Object.keys(clash.json().errors)]).toEqual([
      409,
      ['entries.1.recordType', 'entries.2.recordType'],
    ])
    expect(await countOf(keeper)).toBe(3)
    await undo(keeper, { clientIds: ['phone-0003'] })
    await undo(keeper, { clientIds: ['phone-0002'] })
    const [lasting] = (await keeper.get('/api/records')).json()
    expect(lasting).toMatchObject({ recordType: 'blue', endDate: null })
  })

  test('HUS-18 HUS-11 undo removes what is there and gives weights back unless they were changed since', async () => {
    const { keeper, first, second } = await begin()
    const readAnimal = async (id: number) => (await keeper.get(`/api/animals/${id}`)).json()
    const weigh = (n: number, animalId: number, grams: number) => ({
      ...{ animalId, recordType: 'weight', recordDate: '2026-06-01', clientId: `phone-000${n}` },
      ...{ measurement: `${grams}`, unit: 'grams', updateAnimalWeight: true },
    })
    await keeper.patch(`/api/animals/${first}`, { weight: 16, weightUnit: 'ounces' })
    await write(keeper, [weigh(1, first, 450), weigh(2, first, 460), weigh(3, second, 300)])
    expect([await readAnimal(first), await readAnimal(second)]).toMatchObject([
      { weight: 460 },
      { weight: 300 },
    ])
    await keeper.patch(`/api/animals/${second}`, { weight: 310 })
    const clientIds = ['phone-0001', 'phone-0002', 'phone-0003', 'phone-0009']
    const answer = await undo(keeper, { clientIds })
    expect([answer.status, answer.json().removed.length, answer.json().gone]).toEqual([200, 3, 1])
    expect(await readAnimal(first)).toMatchObject({ weight: 16, weightUnit: 'ounces' })
    expect(await readAnimal(second)).toMatchObject({ weight: 310 })
    expect((await undo(keeper, { clientIds })).json()).toEqual({ removed: [], gone: 4 })
    expect((await keeper.get('/api/trash')).json()).toHaveLength(3)
  })

  test('HUS-18 R55 nobody takes back the records of another keeper, and a call names them one way', async () => {
    const { keeper, first } = await begin()
    const { records } = (await write(keeper, [{ ...meal, animalId: first, clientId: 'phone-0001' }])).json()
    const ids = [records[0].id]
    const other = await (await startApp(dialect)).keeper()
    expect((await undo(other, { ids })).json()).toEqual({ removed: [], gone: 1 })
    for (const body of [{}, { ids, clientIds: ['phone-0001'] }, { ids: [] }])
      expect((await undo(keeper, body)).status).toBe(400)
    expect((await undo(keeper, { ids: [...ids, ...ids] })).json()).toEqual({ removed: ids, gone: 0 })
  })

  test('HUS-15 a hundred meals take as many statements as one', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const keeper = await running.keeper()
    const animalId = await addAnimal(keeper)
    const entries = Array.from({ length: 100 }, (_one, n) => ({
      ...meal,
      animalId,
      clientId: `phone-${1000 + n}`,
    }))
    const count = (some: readonly object[]) =>
      countStatements(running.app.db, async () => expect((await write(keeper, some)).status).toBe(200))
    expect(await count(entries.slice(1))).toBe(await count(entries.slice(0, 1)))
  })
})
