import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { addPlace, addRack } from '../../testing/places.ts'
import { bringSheet, previewSheet } from '../../testing/sheets.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

type Listed = { id: number; code: string | null; name: string; kind: string; capacity: number }

const sheetOf = (...rows: readonly string[]): string =>
  ['Name,Species,Is archived,Tub', ...rows].map((row) => `${row}\n`).join('')

const places = async (keeper: Visitor): Promise<Listed[]> => (await keeper.get('/api/places')).json()

onBothDatabases('the places of animals in a sheet', (dialect) => {
  test('HUS-40 animals come in where their codes say, and a code that no place has becomes an enclosure, noted', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const tubs = await addRack(keeper)
    const sheet = sheetOf('Ash,Boa,,r1-a1', 'Birch,Boa,,T-9', 'Cedar,Boa,,t-9', 'Dogwood,Boa,,')
    const preview = (await previewSheet(keeper, sheet)).json()
    expect(preview.columns.map(({ field }: { field: string }) => field)).toEqual([
      ...['name', 'species', 'isArchived', 'place'],
    ])
    expect(preview).toMatchObject({
      faultyRows: 0,
      notes: [
        { row: 3, heading: 'Tub', message: 'No place has the code "T-9" yet, so an enclosure is made' },
      ],
    })
    expect(await places(keeper)).toHaveLength(5)
    const brought = await bringSheet(keeper, sheet)
    expect(brought.status, brought.text).toBe(201)
    const made = (await places(keeper)).find(({ code }) => code === 'T-9')
    expect(made).toMatchObject({ kind: 'enclosure', name: 'T-9', capacity: 2, parentId: null, position: 1 })
    const { ids } = brought.json()
    const placeIds = []
    for (const id of ids) placeIds.push((await keeper.get(`/api/animals/${id}`)).json().placeId)
    expect(placeIds).toEqual([tubs.get('R1-A1'), made?.id, made?.id, null])
    expect((await keeper.get(`/api/animals/${ids[1]}/records`)).json()).toMatchObject([
      { recordType: 'move', data: { toPlaceId: made?.id, toCode: 'T-9' } },
    ])
  })

  test('HUS-40 PLC-07 a place that would be too full is told, and then none comes in; archived animals take no room', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const place = await addPlace(keeper, { code: 'T-1' })
    const sheet = sheetOf('Ash,Boa,yes,T-1', 'Birch,Boa,,T-1', 'Cedar,Boa,,T-1')
    expect((await previewSheet(keeper, sheet)).json()).toMatchObject({
      ...{ faultyRows: 1, notes: [] },
      faults: [{ row: 4, heading: 'Tub', message: 'T-1 holds 1 and is full' }],
    })
    expect((await bringSheet(keeper, sheet)).json()).toMatchObject({ code: 'taken' })
    expect((await keeper.get('/api/animals')).json()).toEqual([])
    expect((await bringSheet(keeper, sheetOf('Ash,Boa,yes,T-1', 'Birch,Boa,,T-1'))).status).toBe(201)
    expect((await keeper.get(`/api/places/${place}`)).json()).toMatchObject({ animalCount: 1 })
  })

  test('HUS-40 a code that is too long is a fault of its row, and codes of others are not seen', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const [keeper, stranger] = [await newKeeper(), await newKeeper()]
    const theirs = await addPlace(stranger, { code: 'T-1' })
    await addAnimal(stranger, { placeId: theirs })
    const long = await previewSheet(keeper, sheetOf(`Ash,Boa,,${'x'.repeat(31)}`))
    expect(long.json()).toMatchObject({
      faults: [{ row: 2, heading: 'Tub', message: 'The code of a place has at most 30 characters' }],
    })
    expect((await bringSheet(keeper, sheetOf('Ash,Boa,,T-1'))).status).toBe(201)
    expect(await places(keeper)).toMatchObject([{ code: 'T-1', animalCount: 1 }])
    expect((await stranger.get(`/api/places/${theirs}`)).json()).toMatchObject({ animalCount: 1 })
  })
})
