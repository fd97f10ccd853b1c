import { usualSettings } from '@clutchbook/domain/husbandry/settings.fields'
import { timeOfDayAt } from '@clutchbook/domain/kernel/time-zone'
import type { Copy } from '@clutchbook/domain/sync/copy/copy'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import {
  paged,
  pathOf,
  type Question,
  questionsOf,
  tell,
  tellFrom,
  untoldIn,
} from '../../testing/changes/copied-questions.ts'
import { emptyCopy, feed, readingOf } from '../../testing/changes/device-copy.ts'
import { createRandomCalls } from '../../testing/changes/random-calls.ts'
import { inFullOnly } from '../../testing/full.ts'
import { addSeason } from '../../testing/season.ts'
import { seeded } from '../../testing/seeded.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

/** What the test's clock shows, and what a keeper has set who has changed nothing. */
const now = { day: '2026-06-15', clock: timeOfDayAt(createTestClock().now(), 'UTC'), settings: usualSettings }

/** Holds a copy and the server to equal answers; answers how many of them told something. */
async function compare(keeper: Visitor, copy: Copy): Promise<number> {
  let told = 0
  const seasons = (await keeper.get('/api/season-settings')).json()
  const hold = async (question: Question): Promise<string | null> => {
    const right = await tell(keeper, question)
    const copied = await tellFrom(copy, question, { ...now, seasons, last: untoldIn(right) })
    expect(copied, pathOf(question)).toEqual(right)
    const { body, next = null } = right as { body?: unknown; next?: string | null }
    if (Array.isArray(body) ? body.length > 0 : body) told += 1
    return next
  }
  for (const question of questionsOf(copy)) {
    await hold(question)
    if (!paged.has(question.address)) continue
    const query = { ...question.query, limit: 3 }
    let next = await hold({ ...question, query })
    for (let page = 0; next !== null && page < 3; page++)
      next = await hold({ ...question, query: { ...query, cursor: next } })
  }
  return told
}

onBothDatabases('what a copy answers', (dialect) => {
  test('OFF-13 is what the server answers, whatever was written before', {
    timeout: 120_000,
    ...inFullOnly,
  }, async () => {
    const clock = createTestClock()
    const { app, keeper: begin } = await startApp(dialect, { env: { PLAN_LIMITS: 'off' }, clock })
    const keeper = await begin({ timeZone: 'UTC' })
    await addSeason(keeper)
    for (const [name, customId, weight] of [
      ['Ärger', 'BP-2', 900],
      ['Cinder 2', 'BP-10', null],
      ['\u{1f40d} Snake', '\uff21-1', 12],
      ['Ash 100%', '\u{1d7d8}', 900],
    ] as const)
      await keeper.post('/api/animals', { name, customId, weight, species: 'Boa imperator' })
    const cards = (await keeper.get('/api/animals')).json() as { id: number }[]
    await keeper.post('/api/labels', { animals: cards.map((card) => card.id) })
    const room = (await keeper.post('/api/places', { kind: 'room', name: 'Snakes' })).json()
    const noted = { placeId: room.id, recordDate: '2026-06-10' }
    const log = await keeper.post('/api/log', {
      entries: [
        { ...noted, recordType: 'cleaning', clientId: 'room-cleaned' },
        {
          ...noted,
          recordType: 'climate',
          recordTime: '08:00',
          clientId: 'room-at-eight',
          data: { temperature: 88, temperatureUnit: 'F' },
        },
        { ...noted, recordType: 'climate', clientId: 'room-that-day', data: { humidity: 60 } },
      ],
    })
    expect(log.status, log.text).toBe(200)
    const { id } = (await keeper.get('/api/user')).json()
    const seed = Date.now() % 1_000_000
    const number = seeded(seed)
    const makeUp = createRandomCalls(app.db, { keeperId: id, number, now: clock.now })
    const copy = emptyCopy()
    let told = 0
    for (let round = 0; round < 3; round++) {
      for (let step = 0; step < 40; step++) {
        const { method, path, body } = await makeUp()
        await keeper.call(method, path, body ? { body } : {})
      }
      await feed(keeper, copy, 1 + number(100))
      told += await compare(keeper, readingOf(copy)).catch((error: Error) => {
        error.message = `seed ${seed}: ${error.message}`
        throw error
      })
    }
    expect(told, `seed ${seed}`).toBeGreaterThan(120)
  })

  test('OFF-06 OFF-13 what an animal last ate and weighed, and where it was last cleaned, is told however long ago that was', async () => {
    const { keeper: begin } = await startApp(dialect, { clock: createTestClock() })
    const keeper = await begin({ timeZone: 'UTC' })
    const room = (await keeper.post('/api/places', { kind: 'room', name: 'Snakes' })).json()
    const animals: { id: number }[] = []
    for (const name of ['Cinder', 'Ash', 'Ember', 'Flint'])
      animals.push((await keeper.post('/api/animals', { name, species: 'Python regius' })).json())
    const [cinder, ash, ember] = animals.map(({ id }) => id)
    const weighed = { recordType: 'weight', unit: 'g' }
    const meal = { recordType: 'feeding', data: { outcome: 'eaten', prey: 'mouse' } }
    const refusal = { recordType: 'feeding', data: { outcome: 'refused', prey: 'mouse' } }
    const entries = [
      { ...meal, animalId: cinder, recordDate: '2024-03-01' },
      ...['2024-05-01', '2024-06-01', '2025-09-01'].map((recordDate) => ({
        ...{ ...refusal, animalId: cinder, recordDate },
      })),
      ...['01', '02', '03', '04', '05', '06', '07', '08', '09'].map((month) => ({
        ...{ ...refusal, animalId: cinder, recordDate: `2025-${month}-11` },
      })),
      { ...weighed, animalId: cinder, recordDate: '2024-03-01', measurement: '900' },
      { ...weighed, animalId: cinder, recordDate: '2026-06-01', measurement: '950' },
      { ...meal, animalId: ash, recordDate: '2025-01-01' },
      { ...meal, animalId: ash, recordDate: '2026-06-01' },
      { ...meal, animalId: ember, recordDate: '2024-02-01' },
      { recordType: 'shed', animalId: ember, recordDate: '2024-04-01' },
      { recordType: 'cleaning', placeId: room.id, recordDate: '2024-04-01' },
    ].map((entry, n) => ({ ...entry, clientId: `earlier-${n}` }))
    const log = await keeper.post('/api/log', { entries })
    expect(log.status, log.text).toBe(200)
    const fed = emptyCopy()
    await feed(keeper, fed, 3)
    const copy = readingOf(fed)
    for (const question of [
      ...animals.map(({ id }) => ({ address: 'GET /api/animals/{id}/records/latest', params: { id } })),
      ...[{ sort: 'unfed' }, { sort: 'unfed', fedBefore: '2026-01-01' }, {}].map((query) => ({
        ...{ address: 'GET /api/animals/main', query },
      })),
      { address: 'GET /api/places/{id}', params: { id: room.id } },
    ])
      expect(await tellFrom(copy, question, now), pathOf(question)).toEqual(await tell(keeper, question))
  })

  test('OFF-13 a copy says nothing of what it can’t tell', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    await addSeason(keeper)
    const copy = emptyCopy()
    await feed(keeper, copy, 1000)
    for (const question of [
      { address: 'GET /api/statistics/animals' },
      // Nobody has told it of notifications and the plan.
      { address: 'GET /api/dashboard' },
      // Nor of when the seasons of its keeper begin.
      { address: 'GET /api/clutches' },
      { address: 'GET /api/labels/{key}', params: { key: '123456789015' } },
    ])
      expect(await tellFrom(readingOf(copy), question, now), question.address).toBeNull()
  })
})
