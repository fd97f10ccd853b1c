import { usualSettings } from '@clutchbook/domain/husbandry/settings.fields'
import { timeOfDayAt } from '@clutchbook/domain/kernel/time-zone'
import { answerFromCopy } from '@clutchbook/domain/sync/copy/copied-answers.rules'
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

onBothDatabases('the work of a day from a copy', (dialect) => {
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
      settings: usualSettings,
      last: null,
    }
    const today = (await keeper.get('/api/today')).json()
    const { counts, places, thaw } = today
    expect(Math.min(counts.due + counts.overdue, counts.paused, counts.done, counts.low)).toBeGreaterThan(0)
    expect(counts.watch).toBeGreaterThan(4)
    expect([places.length, thaw.length]).toEqual([3, 1])
    const told = (address: string, asked: object = {}) => {
      const answer = answerFromCopy(copy, address, { params: {}, query: {}, ...asked }, now)
      return JSON.parse(JSON.stringify(answer?.body ?? null))
    }
    expect(told('GET /api/today')).toEqual(today)
    for (const on of ['2026-06-16', '2026-06-25', '2026-07-10'])
      expect(told('GET /api/today', { query: { on } }), on).toEqual(
        (await keeper.get(`/api/today?on=${on}`)).json(),
      )
    for (const id of animals)
      expect(told('GET /api/animals/{id}/care', { params: { id } }), `animal ${id}`).toEqual(
        (await keeper.get(`/api/animals/${id}/care`)).json(),
      )
    expect(told('GET /api/plans')).toEqual((await keeper.get('/api/plans')).json())
    const days = { from: '2026-06-01', to: '2026-07-31' }
    expect(told('GET /api/today/days', { query: days })).toEqual(
      (await keeper.get(`/api/today/days?${new URLSearchParams(days)}`)).json(),
    )
  })
})
