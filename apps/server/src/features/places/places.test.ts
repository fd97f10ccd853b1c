import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { addPlace, addRack, placeOf } from '../../testing/places.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

type Listed = { id: number; name: string; code: string | null }

const list = async (keeper: Visitor, query = ''): Promise<Listed[]> =>
  (await keeper.get(`/api/places${query}`)).json()
const names = async (keeper: Visitor, query = ''): Promise<string[]> =>
  (await list(keeper, query)).map(({ name }) => name)

onBothDatabases('places', (dialect) => {
  test('PLC-01 are kept with what they say, what they stand in and how many animals are in them', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const fields = { temperatureMin: 24, temperatureMax: 29.5, humidityMin: 40, notes: 'South side' }
    const room = await addPlace(keeper, { kind: 'room', name: 'Snake room', ...fields })
    const tubs = await addRack(keeper, { parentId: room })
    const tub = tubs.get('R1-A2') ?? 0
    await addAnimal(keeper, { placeId: tub })
    await addAnimal(keeper, { placeId: tub, isArchived: true })
    expect((await keeper.get(`/api/places/${room}`)).json()).toMatchObject({
      ...{ kind: 'room', parentId: null, name: 'Snake room', code: null, position: 0, version: 1 },
      ...{ rows: null, capacity: null, humidityMax: null, path: [], animalCount: 1, ...fields },
      animals: [{ name: 'Ember', placeId: tub }],
    })
    expect((await list(keeper, `?under=${tub}`))[0]).toMatchObject({
      ...{ kind: 'enclosure', name: 'A2', code: 'R1-A2', capacity: 1, row: 1, column: 2, animalCount: 1 },
      path: [
        { id: room, name: 'Snake room', code: null },
        { id: tubs.get('R1'), name: 'Rack one', code: 'R1' },
      ],
    })
    const changed = await keeper.patch(`/api/places/${room}`, { notes: null, humidityMax: 60 })
    expect(changed.json()).toMatchObject({ notes: null, humidityMax: 60, temperatureMin: 24, version: 2 })
  })

  test('PLC-01 PLC-02 what can’t be is refused by its field, and nothing is stored', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const [room, rack] = [
      await addPlace(keeper, { kind: 'room', name: 'Room' }),
      await addPlace(keeper, { kind: 'rack', name: 'Rack' }),
    ]
    const tub = await addPlace(keeper, { parentId: rack, code: 'T-1' })
    for (const [field, body] of [
      ['kind', { kind: 'shelf' }],
      ['name', { name: ' ' }],
      ['capacity', { capacity: 0 }],
      ['rows', { kind: 'rack', code: 'R9', rows: 27, columns: 1 }],
      ['columns', { kind: 'rack', code: 'R9', rows: 20, columns: 11 }],
      ['columns', { kind: 'rack', code: 'R9', rows: 2 }],
      ['code', { kind: 'rack', rows: 2, columns: 2 }],
      ['temperatureMax', { temperatureMin: 30, temperatureMax: 20 }],
      ['humidityMin', { humidityMin: 101 }],
      ['parentId', { parentId: tub }],
      ['parentId', { kind: 'rack', parentId: rack }],
      ['parentId', { kind: 'room', parentId: room }],
    ] as const) {
      const answer = await keeper.post('/api/places', { kind: 'enclosure', name: 'New', ...body })
      const told = [JSON.stringify(body), answer.status, Object.keys(answer.json().errors ?? {})]
      expect(told).toEqual([JSON.stringify(body), 400, [field]])
    }
    expect((await keeper.patch(`/api/places/${rack}`, { kind: 'enclosure' })).json().errors).toHaveProperty(
      'kind',
    )
    expect(await names(keeper)).toEqual(['Room', 'Rack', 'Tub'])
  })

  test('PLC-02 a code is there once, whatever its case, also among the tubs that a rack makes', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    await addPlace(keeper, { code: 'r1-b1' })
    const other = await addPlace(keeper, { code: 'T-2' })
    const rack = { kind: 'rack', name: 'Rack', rows: 2, columns: 1 }
    for (const taken of [
      await keeper.post('/api/places', { kind: 'room', name: 'Room', code: 'R1-B1' }),
      await keeper.post('/api/places', { ...rack, code: 'R1' }),
      await keeper.patch(`/api/places/${other}`, { code: 'R1-b1' }),
    ])
      expect([taken.status, taken.json().code, Object.keys(taken.json().errors)]).toEqual([
        409,
        'taken',
        ['code'],
      ])
    expect(await list(keeper)).toHaveLength(2)
    expect((await keeper.patch(`/api/places/${other}`, { code: 't-2' })).status).toBe(200)
    const stranger = await (await startApp(dialect)).keeper()
    await addPlace(stranger, { code: 'r1-b1' })
  })

  test('PLC-03 stand in walking order, new ones last, and are put into another', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const second = await addPlace(keeper, { kind: 'room', name: 'Second' })
    const first = await addPlace(keeper, { kind: 'room', name: 'First' })
    const rack = await addPlace(keeper, { kind: 'rack', name: 'Rack', parentId: second })
    for (const name of ['Tub 1', 'Tub 2']) await addPlace(keeper, { name, parentId: rack })
    expect(await names(keeper)).toEqual(['Second', 'Rack', 'Tub 1', 'Tub 2', 'First'])
    const ordered = await keeper.put('/api/places/order', { ids: [first, second] })
    expect(ordered.json()).toEqual({ ids: [first, second] })
    expect(await names(keeper)).toEqual(['First', 'Second', 'Rack', 'Tub 1', 'Tub 2'])
    for (const ids of [[first], [first, first], [first, second, rack]]) {
      const refused = await keeper.put('/api/places/order', { ids })
      expect([refused.status, Object.keys(refused.json().errors)]).toEqual([400, ['ids']])
    }
    expect((await keeper.put('/api/places/order', { ids: [first, 999_999] })).status).toBe(404)
    const pages: string[][] = []
    let next: string | null = '/api/places?limit=2'
    while (next) {
      const page = await keeper.get(next)
      pages.push(page.json().map(({ name }: Listed) => name))
      next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? null
    }
    expect(pages).toEqual([['First', 'Second'], ['Rack', 'Tub 1'], ['Tub 2']])
  })

  test('PLC-03 the free enclosures are listed, and those that are taken', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const tubs = await addRack(keeper)
    await addAnimal(keeper, { placeId: tubs.get('R1-A1') })
    const room = await addPlace(keeper, { kind: 'room', name: 'Room' })
    expect(await names(keeper, '?empty=true')).toEqual(['A2', 'B1', 'B2'])
    expect(await names(keeper, '?empty=false')).toEqual(['A1'])
    expect(await names(keeper, `?under=${room}&empty=true`)).toEqual([])
    expect((await keeper.get('/api/places?empty=maybe')).status).toBe(400)
    expect((await keeper.get('/api/places?under=999999')).status).toBe(404)
  })

  test('PLC-04 a rack has its tubs at once, and gains and loses empty ones with its shape', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const tubs = await addRack(keeper)
    const rack = tubs.get('R1') ?? 0
    expect([...tubs.keys()]).toEqual(['R1', 'R1-A1', 'R1-A2', 'R1-B1', 'R1-B2'])
    await keeper.patch(`/api/places/${rack}`, { columns: 3 })
    expect(await names(keeper, `?under=${rack}`)).toEqual(['Rack one', 'A1', 'A2', 'A3', 'B1', 'B2', 'B3'])
    await addAnimal(keeper, { placeId: tubs.get('R1-B2') })
    const refused = await keeper.patch(`/api/places/${rack}`, { rows: 1 })
    expect([refused.status, refused.json().message]).toEqual([
      409,
      'R1-B2 is occupied. Please move what is in it first.',
    ])
    expect(await list(keeper, `?under=${rack}`)).toHaveLength(7)
    expect((await keeper.patch(`/api/places/${rack}`, { columns: 2, rows: 3 })).status).toBe(200)
    expect(await names(keeper, `?under=${rack}`)).toEqual([
      ...['Rack one', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'],
    ])
    expect(await names(keeper, '?empty=false')).toEqual(['B2'])
  })

  test('PLC-04 tubs are called after their rack when that is called anew; what has a name of its own keeps it', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const tubs = await addRack(keeper)
    await keeper.patch(`/api/places/${tubs.get('R1-A1')}`, { code: 'Quarantine' })
    await keeper.patch(`/api/places/${tubs.get('R1')}`, { code: 'S7' })
    const codes = (await list(keeper)).map(({ code }) => code)
    expect(codes).toEqual(['S7', 'Quarantine', 'S7-A2', 'S7-B1', 'S7-B2'])
  })

  test('PLC-05 a place goes with all that stands in it, as one entry of the trash; its animals are nowhere until it is back', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const room = await addPlace(keeper, { kind: 'room', name: 'Snake room' })
    const tubs = await addRack(keeper, { parentId: room })
    const [inTub, inRoom, elsewhere] = [
      await addAnimal(keeper, { placeId: tubs.get('R1-A1') }),
      await addAnimal(keeper, { placeId: room }),
      await addAnimal(keeper, { placeId: tubs.get('R1-A2') }),
    ]
    const before = await list(keeper)
    expect((await keeper.remove(`/api/places/${room}`)).status).toBe(204)
    expect(await list(keeper)).toEqual([])
    expect(await placeOf(keeper, inTub)).toBe(null)
    expect((await keeper.get('/api/trash')).json()).toMatchObject([
      { kind: 'places', id: room, label: 'Snake room', note: null },
    ])
    const shed = await addPlace(keeper, { name: 'Shed' })
    await keeper.patch(`/api/animals/${elsewhere}`, { placeId: shed })
    expect((await keeper.post(`/api/trash/places/${room}/restore`)).json()).toMatchObject({ unlinked: 0 })
    const after = await list(keeper)
    expect(after.filter(({ id }) => id !== shed).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(await placeOf(keeper, inTub)).toBe(tubs.get('R1-A1'))
    expect(await placeOf(keeper, inRoom)).toBe(room)
    expect(await placeOf(keeper, elsewhere)).toBe(shed)
  })

  test('PLC-02 PLC-05 a place whose code is in use again waits in the trash', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const tubs = await addRack(keeper)
    await keeper.remove(`/api/places/${tubs.get('R1')}`)
    const other = await addPlace(keeper, { code: 'r1-a2' })
    const restore = () => keeper.post(`/api/trash/places/${tubs.get('R1')}/restore`)
    expect((await restore()).json()).toMatchObject({ code: 'taken', message: /r1-a2/ })
    await keeper.patch(`/api/places/${other}`, { code: null })
    expect((await restore()).status).toBe(200)
    expect(await list(keeper)).toHaveLength(6)
  })

  test('HUS-43 search finds places by name and code', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const tubs = await addRack(keeper, { name: 'Hatchling rack' })
    const find = async (q: string) => (await keeper.get(`/api/search?q=${q}`)).json()
    expect((await find('hatchling'))[0]).toMatchObject({ kind: 'place', id: tubs.get('R1'), detail: 'R1' })
    expect((await find('R1-B2'))[0]).toMatchObject({
      ...{ kind: 'place', id: tubs.get('R1-B2'), title: 'B2', detail: 'R1-B2 · Hatchling rack' },
    })
  })
})
