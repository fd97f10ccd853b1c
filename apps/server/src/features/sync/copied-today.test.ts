import type { RecordOfEither } from '@clutchbook/domain/collection/animal-records.schema'
import { usualSettings } from '@clutchbook/domain/husbandry/settings.fields'
import { addDays } from '@clutchbook/domain/kernel/civil-day'
import { timeOfDayAt } from '@clutchbook/domain/kernel/time-zone'
import { answerFromCopy } from '@clutchbook/domain/sync/copy/copied-answers.rules'
import type { Copy } from '@clutchbook/domain/sync/copy/copy'
import { oldRecords } from '@clutchbook/domain/sync/old-records.rules'
import { shortDays } from '@clutchbook/domain/sync/sync.rules'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { emptyCopy, feed, readingOf } from '../../testing/changes/device-copy.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const species = 'Python regius'
const mouse = { prey: 'mouse', size: 'adult', state: 'frozen-thawed', count: 2 }

/** Writes down a rack in which all sorts of work is due, waits, was done, and is to be watched. */
async function addRack(keeper: Visitor): Promise<number[]> {
  const add = async (path: string, body: object) => {
    const answer = await keeper.post(path, body)
    expect(answer.status, answer.text).toBeLessThan(300)
    return answer.json()
  }
  const room = await add('/api/places', { kind: 'room', name: 'Snakes', temperatureMin: 26, humidityMax: 50 })
  const racks: number[] = []
  for (const code of ['R10', 'R2'])
    racks.push((await add('/api/places', { kind: 'rack', name: `Rack ${code}`, code, parentId: room.id })).id)
  const animals: number[] = []
  for (const name of ['Cinder', 'Ash', 'Ember', 'Flint', 'Soot', 'Dusk', 'Gone']) {
    const customId = `BP-${9 - animals.length}`
    const animal = { name, species, weight: 900, dateOfBirth: '2022-05-01', customId }
    animals.push((await add('/api/animals', animal)).id)
  }
  const [cinder, ash, ember, flint, soot, dusk, gone] = animals
  for (const [at, id] of animals.slice(0, 5).entries())
    await keeper.patch(`/api/animals/${id}`, { placeId: racks[at % 2] })
  await keeper.patch(`/api/animals/${gone}`, { placeId: racks[0] })
  await add(`/api/animals/${gone}/archive`, {})
  const plan = async (body: object) => {
    const answer = await keeper.put('/api/plans', { startsOn: '2026-05-01', ...body })
    expect(answer.status, answer.text).toBe(200)
  }
  await plan({ placeIds: [room.id], kind: 'feeding', minDays: 7, maxDays: 10, food: mouse })
  await plan({ placeIds: [racks[0]], kind: 'feeding', minDays: 14 })
  await plan({ placeIds: [room.id], kind: 'cleaning', minDays: 30, of: 'place', scope: 'full' })
  await plan({ placeIds: [racks[1]], kind: 'cleaning', minDays: 14, of: 'place', scope: 'spot' })
  await plan({ animalIds: [ash], kind: 'weight', minDays: 30 })
  await plan({ animalIds: [ember], kind: 'feeding', minDays: 5, pauses: ['brumation', 'medication'] })
  await plan({
    ...{ animalIds: [ember], kind: 'medication', minDays: 1, times: ['08:00', '20:00'] },
    ...{ dose: { drug: 'Fenbendazole', dose: null, route: null } },
  })
  await plan({ animalIds: [dusk], kind: 'vet', minDays: 300 })
  await add('/api/feeders', { ...mouse, count: 3, lowAt: 1 })
  const fed = { recordType: 'feeding' }
  const offered = (animalId: number | undefined, recordDate: string, outcome: string) => ({
    ...{ ...fed, animalId, recordDate, data: { ...mouse, grams: 25, outcome } },
  })
  const weighed = (animalId: number | undefined, recordDate: string, measurement: string) => ({
    ...{ recordType: 'weight', animalId, recordDate, measurement, unit: 'g' },
  })
  const entries = [
    offered(cinder, '2026-06-15', 'eaten'),
    ...['2026-06-10', '2026-06-03', '2026-05-27'].map((day) => offered(ash, day, 'refused')),
    offered(ash, '2026-03-01', 'eaten'),
    offered(flint, '2026-06-01', 'regurgitated'),
    offered(flint, '2026-05-01', 'regurgitated'),
    { ...fed, animalId: soot, recordDate: '2026-05-10', data: { ...mouse, grams: 40, outcome: 'eaten' } },
    offered(soot, '2026-06-02', 'eaten'),
    // From four sheds on an animal has a gap of its own; the first lies before the days of which all is told.
    ...['2025-11-10', '2026-01-10', '2026-02-10', '2026-03-10'].map((recordDate) => ({
      ...{ recordType: 'shed', animalId: soot, recordDate },
    })),
    weighed(soot, '2026-05-20', '900'),
    weighed(soot, '2026-06-12', '700'),
    { recordType: 'brumation', animalId: ember, recordDate: '2026-06-01' },
    { recordType: 'blue', animalId: cinder, recordDate: '2026-05-20' },
    { recordType: 'medication', animalId: ember, recordDate: '2026-06-15', data: { drug: 'Fenbendazole' } },
    // Weights of a brumation are compared over all of it.
    { recordType: 'brumation', animalId: dusk, recordDate: '2025-11-25' },
    weighed(dusk, '2025-11-20', '900'),
    weighed(dusk, '2026-06-10', '700'),
    { recordType: 'vet', animalId: dusk, recordDate: '2025-09-01' },
    {
      recordType: 'climate',
      placeId: room.id,
      recordDate: '2026-06-14',
      data: { temperature: 20, humidity: 70 },
    },
    { recordType: 'cleaning', placeId: room.id, recordDate: '2026-06-14', data: { scope: 'spot' } },
    { recordType: 'cleaning', placeId: racks[1], recordDate: '2026-06-10', data: { scope: 'spot' } },
  ].map((entry, at) => ({ ...entry, clientId: `rack-entry-${at}` }))
  const log = await keeper.post('/api/log', { entries })
  expect(log.status, log.text).toBe(200)
  return animals
}

/** Writes down a spring of feedings, cleanings and measures, of which most are old by now. */
async function addSpring(keeper: Visitor, [, ash, ember, flint]: readonly number[]): Promise<void> {
  const [room] = (await keeper.get('/api/places')).json()
  const day = (at: number): string => addDays('2026-01-05', at)
  const outcomes = ['eaten', 'eaten', 'refused', 'regurgitated']
  const entries = [
    ...Array.from({ length: 60 }, (_, at) => ({
      ...{ recordType: 'feeding', animalId: at % 2 ? ember : flint, recordDate: day(at * 2) },
      data: { ...mouse, grams: 25, outcome: outcomes[at % outcomes.length] },
    })),
    // One that refuses all along is counted since its last meal.
    ...Array.from({ length: 20 }, (_, at) => ({
      ...{ recordType: 'feeding', animalId: ash, recordDate: day(60 + at), data: { outcome: 'refused' } },
    })),
    ...Array.from({ length: 20 }, (_, at) => ({
      ...{ recordType: 'weight', animalId: ember, recordDate: day(at * 5) },
      ...{ measurement: `${900 + at}`, unit: 'g' },
    })),
    ...Array.from({ length: 40 }, (_, at) => ({
      ...{ recordType: 'cleaning', placeId: room.id, recordDate: day(at * 2), data: { scope: 'spot' } },
    })),
    ...Array.from({ length: 40 }, (_, at) => ({
      ...{ recordType: 'climate', placeId: room.id, recordDate: day(at * 2) },
      data: { temperature: 20 + at, humidity: 70 },
    })),
  ].map((entry, at) => ({ ...entry, clientId: `spring-entry-${at}` }))
  const log = await keeper.post('/api/log', { entries })
  expect(log.status, log.text).toBe(200)
}

/** A copy on a device on which old records have given way, and those. */
function shortOf(copy: Copy, day: string) {
  const records = copy.of('records')
  const old = oldRecords(records.values() as unknown as Iterable<RecordOfEither>, day)
  const left = new Map([...records].filter(([id]) => !old.has(id)))
  return { old, short: { of: (kind) => (kind === 'records' ? left : copy.of(kind)) } satisfies Copy }
}

onBothDatabases('the work of a day from a copy', (dialect) => {
  test('OFF-21 is what the server tells also where old records gave way, and so are the last records, the unfed, plans and places', async () => {
    const clock = createTestClock()
    const { keeper: begin } = await startApp(dialect, { env: { PLAN_LIMITS: 'off' }, clock })
    const keeper = await begin({ timeZone: 'UTC' })
    const animals = await addRack(keeper)
    await addSpring(keeper, animals)
    const fed = emptyCopy()
    await feed(keeper, fed, 1000)
    const day = '2026-06-15'
    const { old, short } = shortOf(readingOf(fed), day)
    expect(old.size).toBeGreaterThan(40)
    const now = { day, clock: timeOfDayAt(clock.now(), 'UTC'), kept: async () => usualSettings, last: null }
    const told = async (address: string, asked: object = {}) => {
      const answer = await answerFromCopy(short, address, { params: {}, query: {}, ...asked }, now)
      return JSON.parse(JSON.stringify(answer?.body ?? null))
    }
    for (const path of ['/api/today', '/api/plans', '/api/places', '/api/animals/main?sort=unfed']) {
      const [bare = '', sort] = path.split('?sort=')
      expect(await told(`GET ${bare}`, sort ? { query: { sort } } : {}), path).toEqual(
        (await keeper.get(path)).json(),
      )
    }
    for (const id of animals) {
      const latest = await keeper.get(`/api/animals/${id}/records/latest`)
      expect(await told('GET /api/animals/{id}/records/latest', { params: { id } })).toEqual(latest.json())
      // The figures of a year say that they may be of less.
      const { strip, figures, ...care } = (await keeper.get(`/api/animals/${id}/care`)).json()
      const { refusalRate, medianGapDays, ...known } = figures
      const kept = await told('GET /api/animals/{id}/care', { params: { id } })
      expect(kept, `animal ${id}`).toMatchObject({ ...care, figures: known })
      expect(strip).toEqual(expect.arrayContaining(kept.strip))
      // Of what lies no further back than the page says, all is there.
      const records = (await keeper.get(`/api/animals/${id}/records?limit=200`)).json() as RecordOfEither[]
      const late = (some: readonly RecordOfEither[]) =>
        some.filter(({ recordDate }) => recordDate >= addDays(day, -shortDays))
      expect(late(await told('GET /api/animals/{id}/records', { params: { id } }))).toEqual(late(records))
    }
  })

  test('OFF-13 is what the server tells: what is due, done, paused, to be watched and to be thawed', async () => {
    const clock = createTestClock()
    const { keeper: begin } = await startApp(dialect, { env: { PLAN_LIMITS: 'off' }, clock })
    const keeper = await begin({ timeZone: 'UTC' })
    const animals = await addRack(keeper)
    const fed = emptyCopy()
    await feed(keeper, fed, 1000)
    const copy = readingOf(fed)
    const now = {
      day: '2026-06-15',
      clock: timeOfDayAt(clock.now(), 'UTC'),
      kept: async () => usualSettings,
      last: null,
    }
    const today = (await keeper.get('/api/today')).json()
    const { counts, places, thaw } = today
    expect(Math.min(counts.due + counts.overdue, counts.paused, counts.done, counts.low)).toBeGreaterThan(0)
    expect(counts.watch).toBeGreaterThan(4)
    expect([places.length, thaw.length]).toEqual([3, 1])
    const told = async (address: string, asked: object = {}) => {
      const answer = await answerFromCopy(copy, address, { params: {}, query: {}, ...asked }, now)
      return JSON.parse(JSON.stringify(answer?.body ?? null))
    }
    expect(await told('GET /api/today')).toEqual(today)
    for (const on of ['2026-06-16', '2026-06-25', '2026-07-10'])
      expect(await told('GET /api/today', { query: { on } }), on).toEqual(
        (await keeper.get(`/api/today?on=${on}`)).json(),
      )
    for (const id of animals)
      expect(await told('GET /api/animals/{id}/care', { params: { id } }), `animal ${id}`).toEqual(
        (await keeper.get(`/api/animals/${id}/care`)).json(),
      )
    expect(await told('GET /api/plans')).toEqual((await keeper.get('/api/plans')).json())
    const days = { from: '2026-06-01', to: '2026-07-31' }
    expect(await told('GET /api/today/days', { query: days })).toEqual(
      (await keeper.get(`/api/today/days?${new URLSearchParams(days)}`)).json(),
    )
  })
})
