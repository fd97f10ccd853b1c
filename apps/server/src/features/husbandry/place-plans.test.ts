import { addDays } from '@clutchbook/domain/kernel/civil-day'
import { expect, test } from 'vitest'
import { bringArchive } from '../../testing/archives.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { countStatements } from '../../testing/counted-statements.ts'
import { addAnimal } from '../../testing/family.ts'
import { formOf } from '../../testing/full.ts'
import { addPlace, addRack, moveAnimal } from '../../testing/places.ts'
import { planFor, writeDown } from '../../testing/planned.ts'
import { exportArchive } from '../../testing/read-archive.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const clock = createTestClock('2026-06-15T12:00:00.000Z')

type Row = { name: string; title: string | null; planId: number; animalId: number | null; from: string }

const todayOf = async (keeper: Visitor) => (await keeper.get('/api/today')).json()
const rowsOf = async (keeper: Visitor): Promise<Row[]> => (await todayOf(keeper)).rows
const told = (rows: readonly Row[]) => rows.map(({ name, title }) => `${name}: ${title}`)

/** Plans for places, a feeding every seven days from 8 June 2026 on unless said; answers the number of the first one's. */
async function planIn(
  keeper: Visitor,
  placeIds: (number | undefined)[],
  fields: object = {},
): Promise<number> {
  const plan = { placeIds, kind: 'feeding', minDays: 7, startsOn: '2026-06-08', ...fields }
  const answer = await keeper.put('/api/plans', plan)
  expect(answer.status, answer.text).toBe(200)
  return answer.json().ids[0]
}

onBothDatabases('plans of places', (dialect) => {
  const begin = async () => {
    const running = await startApp(dialect, { clock, env: { PLAN_LIMITS: 'off' } })
    const keeper = await running.keeper()
    const room = await addPlace(keeper, { kind: 'room', name: 'Snake room' })
    const tubs = await addRack(keeper, { parentId: room })
    const [rack, tub, other] = ['R1', 'R1-A1', 'R1-A2'].map((code) => tubs.get(code) ?? 0)
    return { running, keeper, room, rack: rack ?? 0, tub: tub ?? 0, other: other ?? 0, tubs }
  }

  test('HUS-22 for an animal its own plan goes before that of its tub, its rack and its room, of each kind and title', async () => {
    const { keeper, room, rack, tub, other } = await begin()
    const [ember] = [
      await addAnimal(keeper, { name: 'Ember', placeId: tub }),
      await addAnimal(keeper, { name: 'Flint', placeId: other }),
      await addAnimal(keeper, { name: 'Atlas', placeId: room }),
      await addAnimal(keeper, { name: 'Nowhere' }),
    ]
    const days = async () => Object.fromEntries((await rowsOf(keeper)).map(({ name, from }) => [name, from]))
    await planIn(keeper, [room], { startsOn: '2026-06-01' })
    expect(await days()).toEqual({ Atlas: '2026-06-01', Ember: '2026-06-01', Flint: '2026-06-01' })
    await planIn(keeper, [rack], { startsOn: '2026-06-02' })
    await planIn(keeper, [tub], { startsOn: '2026-06-03' })
    expect(await days()).toEqual({ Atlas: '2026-06-01', Ember: '2026-06-03', Flint: '2026-06-02' })
    await planFor(keeper, [ember], { minDays: 7, startsOn: '2026-06-04' })
    expect(await days()).toEqual({ Atlas: '2026-06-01', Ember: '2026-06-04', Flint: '2026-06-02' })
    await planIn(keeper, [room], { title: 'Treat' })
    expect(told(await rowsOf(keeper))).toEqual([
      ...['Atlas: null', 'Atlas: Treat', 'Ember: null', 'Ember: Treat', 'Flint: null', 'Flint: Treat'],
    ])
    await planFor(keeper, [ember], { minDays: 7, isOn: false })
    expect(told(await rowsOf(keeper))).not.toContain('Ember: null')
  })

  test('HUS-22 HUS-24 each animal answers for itself, and an archived one and one that has moved out are none of it', async () => {
    const { keeper, rack, tub, other } = await begin()
    const [ember, flint] = [
      await addAnimal(keeper, { name: 'Ember', placeId: tub }),
      await addAnimal(keeper, { name: 'Flint', placeId: other }),
    ]
    const plan = await planIn(keeper, [rack])
    await writeDown(keeper, ember, { recordDate: '2026-06-15' })
    const today = await todayOf(keeper)
    expect(today.rows.map(({ name, state }: { name: string; state: string }) => [name, state])).toEqual([
      ...[
        ['Ember', 'done'],
        ['Flint', 'overdue'],
      ],
    ])
    expect(today.rows[1]).toMatchObject({ planId: plan, animalId: flint, placeId: other, code: 'R1-A2' })
    const [listed] = (await keeper.get(`/api/plans?placeId=${rack}`)).json()
    expect(listed).toMatchObject({ id: plan, animalId: null, placeId: rack, of: 'animals' })
    expect(listed.next).toMatchObject({ state: 'overdue', from: '2026-06-08' })
    const care = (await keeper.get(`/api/animals/${ember}/care`)).json()
    expect(care.plans).toMatchObject([{ id: plan, next: { state: 'upcoming', from: '2026-06-22' } }])
    expect((await keeper.get(`/api/plans?animalId=${ember}`)).json()).toEqual([])
    expect((await moveAnimal(keeper, flint, null, { recordDate: '2026-06-15' })).status).toBe(200)
    await keeper.post(`/api/animals/${ember}/archive`)
    expect(await rowsOf(keeper)).toEqual([])
    expect((await keeper.get(`/api/plans?placeId=${rack}`)).json()).toMatchObject([
      { next: { state: 'overdue', from: '2026-06-08' } },
    ])
  })

  test('HUS-22 PLC-09 a plan of the place itself is answered by records of the place alone, and stands first in it', async () => {
    const { keeper, rack, tub } = await begin()
    const ember = await addAnimal(keeper, { name: 'Ember', placeId: tub })
    const clean = { kind: 'cleaning', of: 'place' }
    const plan = await planIn(keeper, [rack, tub], clean)
    await planFor(keeper, [ember], { minDays: 1, startsOn: '2026-06-15' })
    const today = await todayOf(keeper)
    expect(today.rows).toMatchObject([
      { name: 'R1', animalId: null, placeId: rack, code: 'R1', sex: null, last: null, scope: null },
      { name: 'R1-A1', animalId: null, placeId: tub },
      { name: 'Ember', animalId: ember },
    ])
    expect(today.places).toMatchObject([
      { name: 'Snake room', due: 1, overdue: 2 },
      { code: 'R1', due: 1, overdue: 2 },
      { code: 'R1-A1', due: 1, overdue: 1 },
    ])
    const record = { recordType: 'cleaning', recordDate: '2026-06-15', data: {} }
    await writeDown(keeper, ember, record)
    expect((await todayOf(keeper)).counts).toMatchObject({ overdue: 2, done: 0 })
    const entries = [{ ...record, placeId: rack, clientId: 'phone-0001' }]
    expect((await keeper.post('/api/log', { entries })).status).toBe(200)
    expect((await todayOf(keeper)).counts).toMatchObject({ overdue: 1, done: 1 })
    const [listed] = (await keeper.get(`/api/plans?placeId=${rack}`)).json()
    expect(listed).toMatchObject({ id: plan, of: 'place', next: { state: 'upcoming', from: '2026-06-22' } })
  })

  test('HUS-24 HUS-25 HUS-27 of a place the last of each scope counts, however many lie between, and a meal that came up rests it', async () => {
    const { keeper, rack } = await begin()
    const of = { of: 'place', startsOn: '2026-01-01' }
    await planIn(keeper, [rack], { ...of, kind: 'cleaning', title: 'Full', scope: 'full', minDays: 90 })
    await planIn(keeper, [rack], { ...of, kind: 'cleaning', title: 'Spot', minDays: 2 })
    await planIn(keeper, [rack], { ...of, kind: 'feeding', minDays: 2 })
    const entry = (recordType: string, recordDate: string, data: object) => ({
      ...{ recordType, recordDate, data, placeId: rack, clientId: `phone-${recordType}-${recordDate}` },
    })
    const days = Array.from({ length: 60 }, (_none, n) => addDays('2026-06-14', -n))
    const entries = [
      ...days.map((day) => entry('cleaning', day, { scope: day === days[50] ? 'full' : 'spot' })),
      ...[entry('feeding', '2026-06-10', { outcome: 'regurgitated' }), entry('feeding', '2026-06-13', {})],
    ]
    expect((await keeper.post('/api/log', { entries })).status).toBe(200)
    const plans = (await keeper.get(`/api/plans?placeId=${rack}`)).json()
    expect(plans.map(({ next }: { next: object }) => next)).toMatchObject([
      ...[{ from: addDays('2026-04-25', 90) }, { from: '2026-06-16' }, { from: '2026-06-24' }],
    ])
  })

  test('HUS-26 a course of a place pauses what its animals have planned', async () => {
    const { keeper, rack, tub } = await begin()
    const ember = await addAnimal(keeper, { name: 'Ember', placeId: tub })
    await planFor(keeper, [ember], { minDays: 7, pauses: ['medication'] })
    const dose = { drug: 'Fenbendazole' }
    await planIn(keeper, [rack], { kind: 'medication', dose, minDays: 1, startsOn: '2026-06-15' })
    const states = (await todayOf(keeper)).rows.map(({ kind, state }: { kind: string; state: string }) => [
      ...[kind, state],
    ])
    expect(states).toEqual([
      ['feeding', 'paused'],
      ['medication', 'due'],
    ])
  })

  test('HUS-21 plans of animals and places are made in one call, changed, and replaced as a whole', async () => {
    const { keeper, rack, tub } = await begin()
    const ember = await addAnimal(keeper, { placeId: tub })
    const plan = { animalIds: [ember], placeIds: [rack, tub], kind: 'weight', minDays: 30 }
    const made = (await keeper.put('/api/plans', plan)).json()
    expect(made.created).toBe(3)
    expect((await keeper.put('/api/plans', plan)).json()).toEqual({ ids: made.ids, created: 0 })
    const changed = await keeper.patch(`/api/plans/${made.ids[1]}`, { of: 'place', minDays: 14 })
    expect(changed.json()).toMatchObject({ placeId: rack, of: 'place', minDays: 14, version: 2 })
    expect((await keeper.put('/api/plans', plan)).json()).toEqual({ ids: made.ids, created: 0 })
    expect((await keeper.get(`/api/plans?placeId=${rack}`)).json()).toMatchObject([
      { of: 'animals', minDays: 30, version: 3 },
    ])
    const two = await keeper.put('/api/plans', { placeIds: [rack], kind: 'weight', title: 'Two', minDays: 3 })
    const twice = await keeper.patch(`/api/plans/${two.json().ids[0]}`, { title: null })
    expect([twice.status, twice.json().message]).toEqual([409, expect.stringMatching(/^This place has/)])
  })

  test('HUS-20 HUS-21 what can’t be is refused by its field, and a foreign place is not found', async () => {
    const { running, keeper, rack, tub } = await begin()
    const stranger = await running.keeper()
    const [ember, foreign] = [await addAnimal(keeper), await addPlace(stranger)]
    const many = Array.from({ length: 200 }, (_one, n) => n + 1)
    for (const [status, field, body] of [
      [400, 'animalIds', {}],
      [400, 'placeIds', { placeIds: [] }],
      [400, 'placeIds', { animalIds: many, placeIds: [rack] }],
      [400, 'of', { animalIds: [ember], of: 'place' }],
      [400, 'of', { placeIds: [rack], of: 'everyone' }],
      [400, 'fromEventId', { placeIds: [rack, tub], fromEventId: 1 }],
      [404, 'placeIds', { placeIds: [rack, foreign] }],
    ] as const) {
      const answer = await keeper.put('/api/plans', { kind: 'cleaning', minDays: 7, ...body })
      expect([answer.status, Object.keys(answer.json().errors ?? {})], answer.text).toEqual([status, [field]])
    }
    expect((await keeper.get('/api/plans')).json()).toEqual([])
    expect((await keeper.get(`/api/plans?placeId=${foreign}`)).status).toBe(404)
    for (let n = 0; n < 20; n += 1) await planIn(keeper, [rack], { kind: `Task ${n}` })
    const full = await keeper.put('/api/plans', { placeIds: [rack], kind: 'Task 20', minDays: 7 })
    expect(full.json().errors).toEqual({ placeIds: expect.stringMatching(/^R1 has 20 plans/) })
  })

  test('PLC-05 HUS-21 plans go with their place and come back with it, alone they are in the trash by its name', async () => {
    const { keeper, room, rack } = await begin()
    const plan = await planIn(keeper, [rack], { kind: 'cleaning', of: 'place' })
    const plans = (await keeper.get('/api/plans')).json()
    await keeper.remove(`/api/places/${room}`)
    expect((await keeper.get('/api/plans')).json()).toEqual([])
    await keeper.post(`/api/trash/places/${room}/restore`)
    expect((await keeper.get('/api/plans')).json()).toEqual(plans)
    await keeper.remove(`/api/plans/${plan}`)
    expect((await keeper.get('/api/trash')).json()).toMatchObject([{ kind: 'plans', note: 'R1' }])
    expect((await keeper.post(`/api/trash/plans/${plan}/restore`)).status).toBe(200)
    expect((await keeper.get('/api/plans')).json()).toEqual(plans)
  })

  test('HUS-40 an archive holds the plans and records of places, which name them by their new numbers', async () => {
    const { url, keeper: newKeeper } = await startApp(dialect, { clock, ownDatabase: true })
    const [mara, tom] = [await newKeeper(), await newKeeper()]
    const place = await addPlace(mara, { code: 'T-1' })
    await addAnimal(mara)
    await planIn(mara, [place], { kind: 'cleaning', of: 'place' })
    const entry = { recordType: 'cleaning', recordDate: '2026-06-10', placeId: place, clientId: 'phone-0001' }
    expect((await mara.post('/api/log', { entries: [entry] })).status).toBe(200)
    const brought = await bringArchive(tom, await exportArchive(url, mara))
    expect(brought.status, brought.text).toBe(201)
    const [{ id }] = (await tom.get('/api/places')).json()
    expect((await tom.get(`/api/places/${id}/records`)).json()).toMatchObject([{ recordType: 'cleaning' }])
    expect((await tom.get(`/api/plans?placeId=${id}`)).json()).toMatchObject([
      { of: 'place', next: { from: '2026-06-17' } },
    ])
  })

  test('HUS-30 HUS-32 PLC-03 the digest names animals and places as one walks past them', async () => {
    const { running, keeper, room, rack, tub, other } = await begin()
    await addAnimal(keeper, { name: 'Ash', customId: '9', placeId: tub })
    await addAnimal(keeper, { name: 'Birch', customId: '1', placeId: other })
    await planIn(keeper, [rack])
    await planIn(keeper, [room], { kind: 'cleaning', of: 'place' })
    await keeper.patch('/api/husbandry/settings', { digestAt: '11:00' })
    await running.app.services.notifications.deliverReminders()
    const [digest] = (await keeper.get('/api/notifications')).json()
    expect(digest.message).toBe('Snake room, Ash and Birch')
  })

  test(
    'HUS-32 a day by plans of places takes as many statements for many animals as for few, at most twelve',
    formOf(dialect === 'sqlite'),
    async () => {
      const { running, keeper, rack, tub } = await begin()
      await keeper.patch(`/api/places/${tub}`, { capacity: null, temperatureMin: 24 })
      const climate = { recordType: 'climate', recordDate: '2026-06-15', data: { temperature: 20 } }
      const entries = [{ ...climate, placeId: tub, clientId: 'phone-0001' }]
      expect((await keeper.post('/api/log', { entries })).status).toBe(200)
      await planIn(keeper, [rack])
      await planIn(keeper, [rack], { kind: 'cleaning', of: 'place' })
      const counts: number[] = []
      for (const more of [2, 40]) {
        for (let n = 0; n < more; n += 1) await addAnimal(keeper, { placeId: tub })
        counts.push(await countStatements(running.app.db, async () => void (await todayOf(keeper))))
      }
      console.log(`statements on ${dialect}: ${counts.join(', ')} for a day by plans of places`)
      expect(counts[1]).toBe(counts[0])
      expect(counts[1]).toBeLessThanOrEqual(12)
    },
  )
})
