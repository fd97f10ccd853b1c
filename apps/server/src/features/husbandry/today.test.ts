import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { countStatements } from '../../testing/counted-statements.ts'
import { addAnimal } from '../../testing/family.ts'
import { planFor, writeDown } from '../../testing/planned.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

type Row = { name: string; kind: string; state: string; from: string; to: string; time: string }

async function todayOf(keeper: Visitor, query = '') {
  const answer = await keeper.get(`/api/today${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.json()
}

/** Each row in a few words: 'Ember due 2026-06-15 2026-06-18'. */
const told = ({ rows }: { rows: Row[] }): string[] =>
  rows.map(({ name, state, from, to, time }) =>
    [name, state, from, to, time].filter((word) => word !== null).join(' '),
  )

onBothDatabases('what is to be done today', (dialect) => {
  const begin = async (moment = '2026-06-15T12:00:00.000Z') => {
    const clock = createTestClock(moment)
    const { app, keeper: newKeeper } = await startApp(dialect, { clock, env: { PLAN_LIMITS: 'off' } })
    const mara = { username: 'mara', password: 'rack-7-tubs' }
    const keeper = await newKeeper({ ...mara, timeZone: 'Europe/Paris' })
    /** A later moment, by which the keeper may have to sign in again. */
    const moveTo = async (later: string): Promise<void> => {
      clock.moveTo(later)
      expect((await keeper.post('/api/login', mara)).status).toBe(200)
    }
    return { app, moveTo, keeper, stranger: await newKeeper() }
  }

  test('HUS-31 a day has what is due, overdue, waiting where it would be due, and answered on it', async () => {
    const { keeper, stranger } = await begin()
    const add = (name: string, fields: object = {}) => addAnimal(keeper, { name, ...fields })
    const [due, late, blue, fed, later, off, gone] = [
      await add('Ember', { customId: 'BP-10', sex: 'Female' }),
      await add('Atlas', { customId: 'BP-9' }),
      await add('Juno'),
      await add('Indigo', { customId: 'BP-2' }),
      await add('Pearl'),
      await add('Rook'),
      await add('Cinder'),
    ]
    await planFor(keeper, [late, blue, gone], { minDays: 7, startsOn: '2026-06-10' })
    await planFor(keeper, [due], { minDays: 7, maxDays: 10, startsOn: '2026-06-13' })
    await planFor(keeper, [fed, later], { minDays: 7 })
    await planFor(keeper, [off], { minDays: 7, isOn: false })
    await writeDown(keeper, blue, { recordType: 'blue' })
    await writeDown(keeper, fed, { recordTime: '09:30', data: { outcome: 'refused' } })
    await writeDown(keeper, later, { recordDate: '2026-06-14' })
    await writeDown(keeper, off)
    await keeper.post(`/api/animals/${gone}/archive`)
    const today = await todayOf(keeper)
    expect(told(today)).toEqual([
      'Indigo done 2026-06-22 2026-06-22',
      'Atlas overdue 2026-06-10 2026-06-10',
      'Ember due 2026-06-13 2026-06-16',
      'Juno paused 2026-06-10 2026-06-10',
    ])
    expect(today.day).toBe('2026-06-15')
    expect(today.counts).toEqual({ due: 1, overdue: 1, paused: 1, done: 1, watch: 0, low: 0 })
    expect(today.rows[0].last).toEqual({
      ...{ id: expect.any(Number), recordDate: '2026-06-15', recordTime: '09:30', outcome: 'refused' },
      food: null,
    })
    expect(today.rows[2]).toEqual({
      ...{ planId: expect.any(Number), kind: 'feeding', title: null, placeId: null, code: null },
      ...{ animalId: due, name: 'Ember', customId: 'BP-10', sex: 'Female', image: null },
      ...{ state: 'due', from: '2026-06-13', to: '2026-06-16', time: null },
      ...{ food: null, dose: null, scope: null, last: null, reasons: [] },
    })
    expect(today.rows[3].reasons).toEqual(['blue'])
    expect(await todayOf(stranger)).toMatchObject({ rows: [], watch: [], thaw: [], counts: { due: 0 } })
  })

  test('HUS-31 a plan with several times is done once the last of them is answered', async () => {
    const { keeper, moveTo } = await begin('2026-06-15T06:00:00.000Z')
    const animal = await addAnimal(keeper)
    const dose = { drug: 'Baytril', dose: '0.2 ml', route: 'oral' }
    const times = { minDays: 1, times: ['09:00', '21:00'], startsOn: '2026-06-15' }
    await planFor(keeper, [animal], { kind: 'medication', dose, ...times })
    expect(await todayOf(keeper)).toMatchObject({ rows: [{ state: 'due', time: '09:00', dose }] })
    // 10:01 in Paris: an hour and a minute late.
    await moveTo('2026-06-15T08:01:00.000Z')
    expect(await todayOf(keeper)).toMatchObject({ rows: [{ state: 'overdue', time: '09:00' }] })
    const give = { recordType: 'medication', data: { drug: 'Baytril' } }
    await writeDown(keeper, animal, give)
    expect(await todayOf(keeper)).toMatchObject({ rows: [{ state: 'due', time: '21:00' }] })
    await writeDown(keeper, animal, give)
    const done = await todayOf(keeper)
    expect(done).toMatchObject({ rows: [{ state: 'done', time: '09:00' }], counts: { due: 0, done: 1 } })
    expect(told(await todayOf(keeper, '?on=2026-06-16'))).toEqual(['Ember due 2026-06-16 2026-06-16 09:00'])
  })

  test('HUS-31 HUS-34 a row that is done tells what was fed, which may be another food than is planned', async () => {
    const { keeper } = await begin('2026-06-15T10:00:00.000Z')
    const animal = await addAnimal(keeper)
    await planFor(keeper, [animal], {
      minDays: 7,
      startsOn: '2026-06-15',
      food: { prey: 'cricket', count: 6 },
    })
    await writeDown(keeper, animal, { data: { prey: 'rat', size: 'small', outcome: 'eaten' } })
    const { rows } = await todayOf(keeper)
    expect(rows).toMatchObject([
      {
        ...{ state: 'done', food: { prey: 'cricket', count: 6 } },
        last: { outcome: 'eaten', food: { prey: 'rat', size: 'small', count: 1 } },
      },
    ])
    // One that is not done tells its planned food alone.
    const next = await todayOf(keeper, '?on=2026-06-22')
    expect(next.rows).toMatchObject([{ state: 'due', last: { outcome: 'eaten', food: null } }])
  })

  test('HUS-25 HUS-34 a row of a full cleaning says so, for no spot clean answers it', async () => {
    const { keeper } = await begin('2026-06-15T10:00:00.000Z')
    const animal = await addAnimal(keeper)
    await planFor(keeper, [animal], { kind: 'cleaning', scope: 'full', minDays: 30, startsOn: '2026-06-15' })
    await writeDown(keeper, animal, { recordType: 'cleaning', data: { outcome: 'done' } })
    const [row] = (await todayOf(keeper)).rows
    expect(row).toMatchObject({ state: 'due', scope: 'full' })
    await writeDown(keeper, animal, { recordType: 'cleaning', data: { scope: row.scope, outcome: 'done' } })
    expect(await todayOf(keeper)).toMatchObject({ rows: [{ state: 'done' }] })
  })

  test('HUS-44 an unchanged day is not sent again, and one that has changed is, be it by the clock alone', async () => {
    const { keeper, moveTo } = await begin('2026-06-15T06:00:00.000Z')
    const animal = await addAnimal(keeper)
    await planFor(keeper, [animal], { minDays: 1, times: ['09:00'], startsOn: '2026-06-15' })
    let held = ''
    const ask = async (): Promise<number> => {
      const answer = await keeper.get('/api/today', held === '' ? {} : { 'If-None-Match': held })
      held = answer.headers.get('etag') ?? ''
      return answer.status
    }
    expect([await ask(), await ask()]).toEqual([200, 304])
    // The same words, made anew in another minute.
    await moveTo('2026-06-15T08:00:59.000Z')
    expect([await ask(), await ask()]).toEqual([304, 304])
    // 10:01 in Paris: an hour and a minute late.
    await moveTo('2026-06-15T08:01:00.000Z')
    expect([await ask(), await ask()]).toEqual([200, 304])
    expect(await todayOf(keeper)).toMatchObject({ rows: [{ state: 'overdue' }] })
    await writeDown(keeper, animal)
    expect([await ask(), await ask()]).toEqual([200, 304])
    await moveTo('2026-06-15T21:59:00.000Z')
    expect(await ask()).toBe(304)
    await moveTo('2026-06-15T22:00:00.000Z')
    expect([await ask(), await ask()]).toEqual([200, 304])
  })

  test('HUS-31 a day up to thirty days ahead can be asked about, and no other', async () => {
    const { keeper } = await begin('2026-06-15T22:30:00.000Z')
    await planFor(keeper, [await addAnimal(keeper)], { minDays: 7, startsOn: '2026-06-20' })
    // It is the 16th in Paris by now.
    expect(await todayOf(keeper)).toMatchObject({ day: '2026-06-16', rows: [] })
    expect(told(await todayOf(keeper, '?on=2026-06-20'))).toEqual(['Ember due 2026-06-20 2026-06-20'])
    expect(told(await todayOf(keeper, '?on=2026-07-16'))).toEqual(['Ember overdue 2026-06-20 2026-06-20'])
    for (const query of ['?on=2026-06-15', '?on=2026-07-17', '?on=June', '?limit=2001', '?cursor=x']) {
      const answer = await keeper.get(`/api/today${query}`)
      const [field = ''] = query.slice(1).split('=')
      expect([query, answer.status, Object.keys(answer.json().errors)]).toEqual([query, 400, [field]])
    }
  })

  test('HUS-32 rows go by custom ID as people count and by name, in pages; the rest is always whole', async () => {
    const { keeper } = await begin()
    const ids: (string | null)[] = ['BP-10', 'bp-9', null, 'BP-2', null]
    const names = ['Ember', 'Atlas', 'Juno 10', 'Pearl', 'juno 9']
    const animals: number[] = []
    for (const [at, name] of names.entries())
      animals.push(await addAnimal(keeper, { name, customId: ids[at] }))
    const food = { prey: 'rat', size: 'small', state: 'frozen-thawed', count: 2 }
    await planFor(keeper, animals, { minDays: 7, food })
    await planFor(keeper, animals.slice(0, 1), { kind: 'weight', minDays: 30 })
    const seen: string[] = []
    let path: string | null = '/api/today?limit=2'
    while (path) {
      const page = await keeper.get(path)
      const { rows, counts, thaw } = page.json()
      seen.push(...rows.map(({ name, kind }: Row) => `${name} ${kind}`))
      expect([counts.overdue, thaw]).toEqual([
        6,
        [{ prey: 'rat', size: 'small', count: 10, tomorrow: 0, inStock: null }],
      ])
      path = /^<(.*)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1] ?? null
    }
    expect(seen).toEqual([
      ...['Pearl feeding', 'Atlas feeding', 'Ember feeding', 'Ember weight'],
      ...['juno 9 feeding', 'Juno 10 feeding'],
    ])
  })

  test('HUS-31 HUS-33 a row has the food of its plan, else the usual meal, and frozen food is to be thawed', async () => {
    const { keeper } = await begin()
    const [planned, usual, live, soon] = [
      await addAnimal(keeper, { name: '1' }),
      await addAnimal(keeper, { name: '2' }),
      await addAnimal(keeper, { name: '3' }),
      await addAnimal(keeper, { name: '4' }),
    ]
    const rat = { prey: 'rat', size: 'small', state: 'frozen-thawed' }
    const food = { ...rat, count: 2, grams: 40, supplement: 'calcium' }
    await planFor(keeper, [planned], { minDays: 7, food })
    await planFor(keeper, [usual, live], { minDays: 7, title: 'Dinner' })
    await planFor(keeper, [soon], { minDays: 7, startsOn: '2026-06-16', food })
    await writeDown(keeper, usual, { recordDate: '2026-06-07', data: rat })
    await writeDown(keeper, usual, { recordDate: '2026-06-08', data: { prey: 'quail', outcome: 'refused' } })
    await writeDown(keeper, live, {
      recordDate: '2026-06-08',
      data: { prey: 'cricket', state: 'live', count: 9 },
    })
    const { rows, thaw } = await todayOf(keeper)
    expect(rows.map((row: { food: object }) => row.food)).toEqual([
      food,
      { ...rat, count: 1, grams: null, supplement: null },
      { prey: 'cricket', size: null, state: 'live', count: 9, grams: null, supplement: null },
    ])
    expect(thaw).toEqual([{ prey: 'rat', size: 'small', count: 3, tomorrow: 2, inStock: null }])
  })

  test('FED-03 HUS-31 a row names the feeder of its plan, unless that was removed since', async () => {
    const { keeper } = await begin()
    const animal = await addAnimal(keeper)
    const mouse = { prey: 'mouse', size: 'adult', state: 'frozen-thawed' }
    const feeders: number[] = []
    for (const prey of ['rat', 'mouse'])
      feeders.push((await keeper.post('/api/feeders', { ...mouse, prey, count: 20 })).json().id)
    const [feederId] = feeders
    const left = async () =>
      (await keeper.get('/api/feeders')).json().map(({ count }: { count: number }) => count)
    await planFor(keeper, [animal], { minDays: 7, food: { ...mouse, count: 2, feederId } })
    const foodToday = async () => (await todayOf(keeper)).rows[0].food
    const feed = async () => {
      const data = Object.entries(await foodToday()).filter(([, value]) => value !== null)
      const meal = { recordType: 'feeding', recordDate: '2026-06-01', data: Object.fromEntries(data) }
      return (await keeper.post(`/api/animals/${animal}/records`, meal)).status
    }
    expect(await foodToday()).toMatchObject({ ...mouse, feederId })
    expect([await feed(), await left()]).toEqual([201, [20, 18]])
    await keeper.remove(`/api/feeders/${feederId}`)
    expect(await foodToday()).not.toHaveProperty('feederId')
    expect([await feed(), await left()]).toEqual([201, [18]])
  })

  test('HUS-31 HUS-35 who needs a look is told with the day, whatever day is asked about', async () => {
    const { keeper } = await begin()
    const [thin, well] = [await addAnimal(keeper, { name: 'Rook' }), await addAnimal(keeper)]
    for (const [recordDate, measurement] of [
      ['2026-06-01', '500 g'],
      ['2026-06-10', '440 g'],
    ])
      await writeDown(keeper, thin, { recordType: 'weight', recordDate, measurement })
    await writeDown(keeper, well, { recordType: 'weight', measurement: '500 g' })
    for (const query of ['', '?on=2026-06-20']) {
      const { watch, counts } = await todayOf(keeper, query)
      expect(watch).toMatchObject([
        { alarm: 'weight-loss', animalId: thin, name: 'Rook', since: '2026-06-10' },
      ])
      expect(counts.watch).toBe(1)
    }
  })

  test('HUS-32 the day of many animals takes at most twelve statements', async () => {
    const { app, keeper } = await begin()
    const animals: number[] = []
    for (let n = 0; n < 40; n += 1) animals.push(await addAnimal(keeper))
    await planFor(keeper, animals, { minDays: 7 })
    await planFor(keeper, animals, { kind: 'cleaning', minDays: 1 })
    for (const animal of animals.slice(0, 5)) await writeDown(keeper, animal, { data: { prey: 'rat' } })
    const count = await countStatements(app.db, async () =>
      expect((await todayOf(keeper)).rows.length).toBe(80),
    )
    console.log(`statements on ${dialect}: ${count} for the day of 40 animals`)
    expect(count).toBeLessThanOrEqual(12)
  })
})
