import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { addPlace, addRack } from '../../testing/places.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const clean = { recordType: 'cleaning', recordDate: '2026-06-01', data: {} }

const write = (keeper: Visitor, entries: readonly object[]) => keeper.post('/api/log', { entries })

const add = async (keeper: Visitor, ...entries: readonly object[]) => {
  const answer = await write(keeper, entries)
  expect(answer.status, answer.text).toBe(200)
  return answer.json().records
}

const recordsOf = async (keeper: Visitor, place: number, query = '') =>
  (await keeper.get(`/api/places/${place}/records${query}`)).json()

onBothDatabases('records of places', (dialect) => {
  const begin = async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const tub = await addPlace(keeper, { name: 'Tub one', code: 'T-1' })
    return { keeper, tub, animal: await addAnimal(keeper, { placeId: tub }) }
  }

  test('HUS-01 HUS-15 PLC-08 PLC-09 a record is of an animal or of a place, and that of a place counts for no animal', async () => {
    const { keeper, tub, animal } = await begin()
    const meal = { recordType: 'feeding', recordDate: '2026-06-02', data: { prey: 'cricket', count: 20 } }
    const [cleaned, fed, own] = await add(
      keeper,
      { ...clean, placeId: tub, clientId: 'phone-0001' },
      { ...meal, placeId: tub, of: 'place', clientId: 'phone-0002' },
      { ...meal, animalId: animal, clientId: 'phone-0003', recordDate: '2026-06-01' },
    )
    expect(cleaned).toMatchObject({ animalId: null, placeId: tub, data: { scope: 'spot', outcome: 'done' } })
    expect(own).toMatchObject({ animalId: animal, placeId: null })
    expect(await recordsOf(keeper, tub)).toEqual([fed, cleaned])
    const ofAnimal = (await keeper.get(`/api/animals/${animal}/records?recordType=feeding`)).json()
    expect(ofAnimal).toEqual([own])
    expect((await keeper.get(`/api/animals/${animal}/care`)).json().figures.lastMealOn).toBe('2026-06-01')
  })

  test('HUS-14 all records are narrowed by place, and tell what it is called', async () => {
    const { keeper, tub, animal } = await begin()
    await add(
      keeper,
      { ...clean, placeId: tub, clientId: 'phone-0001' },
      { ...clean, animalId: animal, clientId: 'phone-0002' },
    )
    const list = async (query: string) =>
      (await keeper.get(`/api/records?recordType=cleaning${query}`)).json()
    expect(await list('')).toMatchObject([
      { animalId: animal, animalName: 'Ember', placeName: null },
      { placeId: tub, animalName: null, customId: null, placeName: 'T-1' },
    ])
    expect(await list(`&placeId=${tub}`)).toMatchObject([{ placeId: tub }])
    expect(await list(`&placeId=${tub}&outcome=done`)).toHaveLength(1)
    const stranger = await (await startApp(dialect)).keeper()
    expect((await stranger.get(`/api/records?placeId=${tub}`)).status).toBe(404)
    expect((await stranger.get(`/api/places/${tub}/records`)).status).toBe(404)
  })

  test('PLC-08 records of a place come in pages, the next in Link', async () => {
    const { keeper, tub } = await begin()
    const days = ['2026-06-01', '2026-06-03', '2026-06-02', '2026-06-03', '2026-06-01']
    const made = await add(
      keeper,
      ...days.map((recordDate, n) => ({ ...clean, recordDate, placeId: tub, clientId: `phone-000${n}` })),
    )
    const seen: number[] = []
    let path: string | null = `/api/places/${tub}/records?limit=2`
    while (path) {
      const page = await keeper.get(path)
      seen.push(...page.json().map(({ id }: { id: number }) => id))
      path = /^<(.*)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1] ?? null
    }
    expect(seen).toEqual([3, 1, 2, 4, 0].map((n) => made[n].id))
    expect(await recordsOf(keeper, tub, '?recordType=climate')).toEqual([])
  })

  test('HUS-15 HUS-17 an entry of neither, of both or of what only an animal has written down is refused, as is a foreign place', async () => {
    const { keeper, tub, animal } = await begin()
    const stranger = await (await startApp(dialect)).keeper()
    const foreign = await addPlace(stranger)
    for (const [status, field, fields] of [
      [400, 'animalId', {}],
      [400, 'placeId', { placeId: tub, animalId: animal }],
      [400, 'of', { placeId: tub, of: 'animals' }],
      [400, 'placeId', { animalId: animal, of: 'place' }],
      [400, 'recordType', { placeId: tub, recordType: 'Blue' }],
      [400, 'recordType', { placeId: tub, recordType: 'move', data: { toPlaceId: tub } }],
      [400, 'recordType', { placeId: tub, recordType: 'end', data: { how: 'died' } }],
      [
        400,
        'updateAnimalWeight',
        {
          ...{ placeId: tub, recordType: 'weight', data: undefined },
          ...{ measurement: '4 kg', updateAnimalWeight: true },
        },
      ],
      [404, 'placeId', { placeId: foreign }],
    ] as const) {
      const answer = await write(keeper, [{ ...clean, clientId: 'phone-0001', ...fields }])
      expect([answer.status, Object.keys(answer.json().errors ?? {})], answer.text).toEqual([
        status,
        [`entries.0.${field}`],
      ])
    }
    expect((await keeper.get('/api/records?recordType=cleaning')).json()).toEqual([])
  })

  test('HUS-16 HUS-18 a record of a place is sent again, taken back, restored, and not taken for that of another', async () => {
    const { keeper, tub } = await begin()
    const entry = { ...clean, placeId: tub, clientId: 'phone-0001' }
    const [{ id }] = await add(keeper, entry)
    expect((await write(keeper, [entry])).json()).toMatchObject({
      records: [{ id }],
      replayed: ['phone-0001'],
    })
    const elsewhere = { ...entry, placeId: await addPlace(keeper) }
    expect((await write(keeper, [elsewhere])).status).toBe(422)
    expect((await keeper.post('/api/log/undo', { ids: [id] })).json()).toEqual({ removed: [id], gone: 0 })
    expect(await add(keeper, entry)).toEqual([null])
    expect((await write(keeper, [elsewhere])).status).toBe(422)
    expect((await keeper.get('/api/trash')).json()).toMatchObject([
      { kind: 'records', id, label: 'cleaning', note: '2026-06-01 T-1' },
    ])
    expect((await keeper.post(`/api/trash/records/${id}/restore`)).status).toBe(200)
    expect(await recordsOf(keeper, tub)).toMatchObject([{ id, clientId: 'phone-0001' }])
  })

  test('PLC-05 HUS-16 records go and come back with their place, and their names stay known meanwhile', async () => {
    const { keeper } = await begin()
    const tubs = await addRack(keeper)
    const [rack, tub] = [tubs.get('R1') ?? 0, tubs.get('R1-B1') ?? 0]
    const entry = { ...clean, placeId: tub, clientId: 'phone-0001' }
    const [{ id }] = await add(keeper, entry)
    await keeper.remove(`/api/places/${rack}`)
    expect(await add(keeper, entry)).toEqual([null])
    await keeper.post(`/api/trash/places/${rack}/restore`)
    expect(await recordsOf(keeper, tub)).toMatchObject([{ id }])
    // A tub that its rack loses takes them along as well.
    await keeper.patch(`/api/places/${rack}`, { rows: 1 })
    expect(await add(keeper, entry)).toEqual([null])
    await keeper.post(`/api/trash/places/${tub}/restore`)
    expect(await recordsOf(keeper, tub)).toMatchObject([{ id }])
  })

  test('HUS-11 FED-03 a feeding of a place is taken out of stock, and put back with it but not with its place', async () => {
    const { keeper, tub } = await begin()
    const feeder = {
      ...{ prey: 'cricket', size: 'medium', state: 'live', count: 100 },
      ...{ unitCost: '0.10', currency: 'EUR' },
    }
    const { id: feederId } = (await keeper.post('/api/feeders', feeder)).json()
    const count = async () =>
      (await keeper.get('/api/feeders')).json().find(({ id }: { id: number }) => id === feederId).count
    const data = { prey: 'cricket', size: 'medium', state: 'live', count: 20 }
    const meal = { recordType: 'feeding', recordDate: '2026-06-02', placeId: tub, data }
    await add(keeper, { ...meal, clientId: 'phone-0001' })
    const [second] = await add(keeper, { ...meal, clientId: 'phone-0002' })
    expect(await count()).toBe(60)
    await keeper.post('/api/log/undo', { ids: [second.id] })
    expect(await count()).toBe(80)
    await keeper.remove(`/api/places/${tub}`)
    expect(await count()).toBe(80)
    await keeper.post(`/api/trash/places/${tub}/restore`)
    expect(await count()).toBe(80)
    await keeper.post(`/api/trash/records/${second.id}/restore`)
    expect(await count()).toBe(60)
    expect((await keeper.get('/api/feeders/costs?year=2026')).json()).toEqual([])
  })

  test('PLC-01 HUS-07 a place tells when it was last cleaned and what was last measured in it', async () => {
    const { keeper, tub } = await begin()
    const climate = { recordType: 'climate', placeId: tub }
    expect((await keeper.get(`/api/places/${tub}`)).json()).toMatchObject({
      ...{ lastCleanedOn: null, lastClimate: null },
    })
    await add(
      keeper,
      { ...clean, recordDate: '2026-06-03', placeId: tub, clientId: 'phone-0001' },
      {
        ...clean,
        recordDate: '2026-06-05',
        data: { outcome: 'skipped' },
        placeId: tub,
        clientId: 'phone-0002',
      },
      {
        ...{ ...climate, recordDate: '2026-06-05', recordTime: '08:00', clientId: 'phone-0003' },
        data: { temperature: 86, temperatureUnit: 'F', spot: 'hot' },
      },
      {
        ...{ ...climate, recordDate: '2026-06-05', clientId: 'phone-0004' },
        data: { humidity: 70 },
      },
    )
    const told = {
      lastCleanedOn: '2026-06-03',
      lastClimate: {
        ...{ recordDate: '2026-06-05', recordTime: '08:00', temperature: 30, temperatureUnit: 'F' },
        ...{ humidity: null, spot: 'hot' },
      },
    }
    expect((await keeper.get(`/api/places/${tub}`)).json()).toMatchObject(told)
    expect((await keeper.get('/api/places')).json()).toMatchObject([told])
  })

  test('HUS-12 a record of a place of a day later than tomorrow is refused', async () => {
    const clock = createTestClock('2026-06-15T12:00:00.000Z')
    const { keeper: newKeeper } = await startApp(dialect, { clock, ownDatabase: true })
    const keeper = await newKeeper()
    const entry = { ...clean, placeId: await addPlace(keeper), clientId: 'phone-0001' }
    expect((await write(keeper, [{ ...entry, recordDate: '2026-06-17' }])).status).toBe(400)
    expect((await write(keeper, [{ ...entry, recordDate: '2026-06-16' }])).status).toBe(200)
  })

  test('HUS-35 HUS-36 a place outside its range is watched, for its keeper and in the digest, until it is measured within it', async () => {
    const clock = createTestClock('2026-06-15T12:00:00.000Z')
    const { keeper: newKeeper } = await startApp(dialect, { clock, ownDatabase: true })
    const [keeper, stranger] = [await newKeeper(), await newKeeper()]
    const range = { temperatureMin: 24, temperatureMax: 32 }
    const [tub, free] = [await addPlace(keeper, { code: 'T-1', ...range }), await addPlace(keeper)]
    const climate = (placeId: number, temperature: number, n: number) => ({
      ...{ recordType: 'climate', recordDate: '2026-06-15', placeId, clientId: `sensor-000${n}` },
      ...{ recordTime: `0${n}:00`, data: { temperature } },
    })
    await add(keeper, climate(tub, 35, 1), climate(free, 60, 2))
    const today = (await keeper.get('/api/today')).json()
    expect(today.counts.watch).toBe(1)
    expect(today.watch).toEqual([
      {
        ...{ alarm: 'climate', animalId: null, placeId: tub, name: 'T-1', since: '2026-06-15' },
        values: { temperature: 35, ...range },
      },
    ])
    expect((await stranger.get('/api/today')).json().watch).toEqual([])
    await add(keeper, climate(tub, 30, 3))
    expect((await keeper.get('/api/today')).json().watch).toEqual([])
  })
})
