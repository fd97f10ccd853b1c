import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { addPlace, addRack } from '../../testing/places.ts'
import { planFor, writeDown } from '../../testing/planned.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const clock = createTestClock('2026-06-15T12:00:00.000Z')

type Row = { name: string; placeId: number | null; code: string | null }

onBothDatabases('the work of a day by places', (dialect) => {
  test('HUS-31 HUS-32 rows follow as one walks past the places, those without one last, and each place counts what is due in it', async () => {
    const keeper = await (await startApp(dialect, { clock, env: { PLAN_LIMITS: 'off' } })).keeper()
    const room = await addPlace(keeper, { kind: 'room', name: 'Snake room' })
    const tubs = await addRack(keeper, { parentId: room })
    const shed = await addPlace(keeper, { kind: 'room', name: 'Shed' })
    const inPlace = (placeId: number | undefined, name: string, customId: string) =>
      addAnimal(keeper, { name, customId, placeId })
    const ids = [
      await inPlace(undefined, 'Nowhere', '1'),
      await inPlace(shed, 'Cinder', '2'),
      await inPlace(tubs.get('R1-B1'), 'Ember', '3'),
      await inPlace(tubs.get('R1-A2'), 'Flint', '4'),
      await inPlace(room, 'Atlas', '5'),
    ]
    await planFor(keeper, ids, { minDays: 7, startsOn: '2026-06-15' })
    const late = await addAnimal(keeper, { name: 'Juno', placeId: tubs.get('R1-B2') })
    await planFor(keeper, [late], { minDays: 7, startsOn: '2026-06-01' })
    const today = (await keeper.get('/api/today')).json()
    expect(today.rows.map(({ name, code }: Row) => [name, code])).toEqual([
      ['Atlas', 'Snake room'],
      ['Flint', 'R1-A2'],
      ['Ember', 'R1-B1'],
      ['Juno', 'R1-B2'],
      ['Cinder', 'Shed'],
      ['Nowhere', null],
    ])
    expect(today.rows[1].placeId).toBe(tubs.get('R1-A2'))
    expect(today.places).toMatchObject([
      { id: room, kind: 'room', name: 'Snake room', path: [], due: 3, overdue: 1 },
      { id: tubs.get('R1'), kind: 'rack', code: 'R1', path: [{ id: room }], due: 2, overdue: 1 },
      { code: 'R1-A2', due: 1, overdue: 0 },
      { code: 'R1-B1', due: 1, overdue: 0 },
      { code: 'R1-B2', due: 0, overdue: 1 },
      { id: shed, due: 1, overdue: 0 },
    ])
    const first = await keeper.get('/api/today?limit=4')
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const second = (await keeper.get(next)).json()
    expect([...first.json().rows, ...second.rows].map(({ name }: Row) => name)).toEqual(
      today.rows.map(({ name }: Row) => name),
    )
    expect(second.places).toEqual(today.places)
    await keeper.remove(`/api/places/${room}`)
    const after = (await keeper.get('/api/today')).json()
    expect(after.rows[0]).toMatchObject({ name: 'Cinder', placeId: shed })
    expect(after.places).toHaveLength(1)
  })

  test('HUS-31 HUS-34 what was done or is paused tells its place with those that it stands in, where nothing is due', async () => {
    const keeper = await (await startApp(dialect, { clock, env: { PLAN_LIMITS: 'off' } })).keeper()
    const room = await addPlace(keeper, { kind: 'room', name: 'Snake room' })
    const tubs = await addRack(keeper, { parentId: room })
    const fed = await addAnimal(keeper, { name: 'Ember', placeId: tubs.get('R1-A1') })
    const blue = await addAnimal(keeper, { name: 'Flint', placeId: tubs.get('R1-A2') })
    await planFor(keeper, [fed, blue], { minDays: 7, startsOn: '2026-06-15' })
    await writeDown(keeper, fed)
    await writeDown(keeper, blue, { recordType: 'blue', recordDate: '2026-06-14' })
    const today = (await keeper.get('/api/today')).json()
    expect(today.rows).toMatchObject([
      { name: 'Ember', state: 'done', placeId: tubs.get('R1-A1') },
      { name: 'Flint', state: 'paused', placeId: tubs.get('R1-A2') },
    ])
    expect(today.places).toMatchObject([
      { id: room, kind: 'room', path: [], due: 0, overdue: 0 },
      { id: tubs.get('R1'), kind: 'rack', path: [{ id: room }], due: 0, overdue: 0 },
      { code: 'R1-A1', due: 0, overdue: 0 },
      { code: 'R1-A2', due: 0, overdue: 0 },
    ])
  })
})
