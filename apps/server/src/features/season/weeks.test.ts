import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addIncubator, putBox } from '../../testing/incubators.ts'
import { createPair } from '../../testing/pair.ts'
import { factsOf, refusalOf, taken } from '../../testing/season-facts.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

type Row = {
  week: string
  from: string
  eggsIn: number
  eggsExpected: number
  eggsOut: number
  boxes: number
  capacity: number | null
}

const startKeeper = async (dialect: 'sqlite' | 'postgres') => {
  const { keeper: newKeeper } = await startApp(dialect, { clock: createTestClock() })
  return { newKeeper, keeper: await newKeeper({ timeZone: 'UTC' }) }
}

const weeksOf = (keeper: Visitor, year = 2026): Promise<Row[]> =>
  taken(keeper.get(`/api/seasons/${year}/weeks`))

/** A count by the Mondays of the weeks that have any. */
const counted = (rows: Row[], count: 'eggsIn' | 'eggsExpected' | 'eggsOut' | 'boxes') =>
  Object.fromEntries(rows.flatMap((row) => (row[count] === 0 ? [] : [[row.from, row[count]]])))

const movedOn = (day: string): { movedAt: string } => ({ movedAt: `${day}T08:00:00Z` })

onBothDatabases('the weeks of a season', (dialect) => {
  test('SEA-16 tell the eggs that were laid and hatched, without slugs, those of a week on an edge in the season of their day', async () => {
    const { keeper, newKeeper } = await startKeeper(dialect)
    const { femaleId } = await createPair(keeper)
    await taken(keeper.post('/api/clutches', { femaleId, layDate: '2026-03-02', eggs: 3, slugs: 2 }))
    await taken(keeper.post('/api/eggs', { layDate: '2026-03-08' }))
    const [egg] = (await keeper.get('/api/eggs')).json()
    await taken(keeper.patch(`/api/eggs/${egg.id}`, { status: 'Hatched', hatchDate: '2026-05-05' }))
    for (const layDate of ['2025-09-30', '2025-10-01', '2025-10-02'])
      await taken(keeper.post('/api/eggs', { layDate }))
    const rows = await weeksOf(keeper)
    expect(rows).toHaveLength(53)
    expect(rows[0]).toEqual({
      ...{ week: '2025-W40', from: '2025-09-29', eggsIn: 2, eggsExpected: 0, eggsOut: 0, boxes: 0 },
      capacity: null,
    })
    expect([counted(rows, 'eggsIn'), counted(rows, 'eggsOut')]).toEqual([
      { '2025-09-29': 2, '2026-03-02': 4 },
      { '2026-05-04': 1 },
    ])
    expect(counted(await weeksOf(keeper, 2025), 'eggsIn')).toEqual({ '2025-09-29': 1 })
    expect(counted(await weeksOf(keeper, 2027), 'eggsIn')).toEqual({})
    expect(counted(await weeksOf(await newKeeper()), 'eggsIn')).toEqual({})
    expect(refusalOf(await keeper.get('/api/seasons/soon/weeks'))).toEqual([400, 'year', 'not-valid'])
    await taken(keeper.put('/api/season-settings', { firstDay: '01-01' }))
    expect((await weeksOf(keeper))[0]).toMatchObject({ week: '2026-W01', from: '2025-12-29' })
  })

  test('SEA-16 expect eggs in the week in which a female likely lays: as many as she lays, else as is typical', async () => {
    const { keeper } = await startKeeper(dialect)
    const first = await createPair(keeper)
    const other = await createPair(keeper, { female: { name: 'Rose' } })
    for (const [layDate, eggs] of [
      ['2024-05-01', 2],
      ['2025-05-01', 4],
    ] as const)
      await taken(keeper.post('/api/clutches', { femaleId: first.femaleId, layDate, eggs, slugs: 1 }))
    // Both lay most likely on 4 July.
    for (const { femaleId } of [first, other])
      await taken(keeper.post(factsOf(femaleId), { kind: 'shed', day: '2026-06-01' }))
    const { used } = await taken(keeper.get('/api/species-facts/Python%20regius'))
    expect(used.typicalClutch).toBeGreaterThan(1)
    expect(counted(await weeksOf(keeper), 'eggsExpected')).toEqual({ '2026-06-29': 3 + used.typicalClutch })
    await taken(keeper.post(`/api/animals/${other.femaleId}/archive`))
    expect(counted(await weeksOf(keeper), 'eggsExpected')).toEqual({ '2026-06-29': 3 })
    await taken(keeper.post('/api/clutches', { femaleId: first.femaleId, layDate: '2026-06-14', eggs: 1 }))
    const laid = counted(await weeksOf(keeper), 'eggsExpected')
    expect(laid).not.toHaveProperty('2026-06-29')
  })

  test('SEA-16 tell the boxes in use, those of clutches to come among them, against what incubators hold', async () => {
    const { keeper } = await startKeeper(dialect)
    const { femaleId } = await createPair(keeper)
    const incubator = await addIncubator(keeper, { capacity: 3 })
    const [left, right] = [
      await putBox(keeper, incubator),
      await putBox(keeper, incubator, { name: 'Box 2' }),
    ]
    await putBox(keeper, await addIncubator(keeper, { name: 'Right' }), { name: 'Box 3' })
    // Sixty days at this warmth: likely on 2 July.
    const body = { femaleId, layDate: '2026-05-03', temperature: 31, eggs: 2 }
    const { id } = await taken(keeper.post('/api/clutches', body))
    await taken(keeper.patch(`/api/clutches/${id}`, { boxId: left, ...movedOn('2026-05-11') }))
    const mondays = (from: string, to: string, boxes: number) =>
      rows.flatMap((row) => (row.from >= from && row.from <= to ? [[row.from, boxes] as const] : []))
    let rows = await weeksOf(keeper)
    expect(rows.map(({ capacity }) => capacity)).toEqual(rows.map(() => 4))
    expect(counted(rows, 'boxes')).toEqual(Object.fromEntries(mondays('2026-05-11', '2026-06-29', 1)))
    // An egg elsewhere needs a box of its own; the clutch moves into that one and counts no second time there.
    const { eggs } = (await keeper.get(`/api/clutches/${id}`)).json()
    const elsewhere = { boxId: right, ...movedOn('2026-06-01') }
    await taken(keeper.patch(`/api/eggs/${eggs[0].id}`, elsewhere))
    rows = await weeksOf(keeper)
    expect(counted(rows, 'boxes')).toMatchObject(Object.fromEntries(mondays('2026-06-01', '2026-06-29', 2)))
    await taken(keeper.patch(`/api/clutches/${id}`, { boxId: right, ...movedOn('2026-06-08') }))
    rows = await weeksOf(keeper)
    expect(counted(rows, 'boxes')).toMatchObject({
      ...Object.fromEntries([
        ...mondays('2026-05-11', '2026-05-25', 1),
        ...mondays('2026-06-15', '2026-06-29', 1),
      ]),
      '2026-06-08': 2,
    })
    for (const egg of eggs)
      await taken(keeper.patch(`/api/eggs/${egg.id}`, { status: 'Hatched', hatchDate: '2026-06-14' }))
    rows = await weeksOf(keeper)
    expect(Object.keys(counted(rows, 'boxes')).at(-1)).toBe('2026-06-08')
    const rose = await createPair(keeper, { female: { name: 'Rose' } })
    await taken(keeper.post(factsOf(rose.femaleId), { kind: 'shed', day: '2026-06-01' }))
    const expected = counted(await weeksOf(keeper), 'boxes')
    expect(expected).toMatchObject({ '2026-06-29': 1, '2026-08-24': 1 })
    expect(expected).not.toHaveProperty('2026-06-22')
  })
})
