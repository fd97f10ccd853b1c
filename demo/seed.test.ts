import { seasonOf } from '@clutchbook/domain/clutches/season.rules'
import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startApp } from '../apps/server/src/testing/test-app.ts'
import { demoKeeper } from './collection.ts'
import { seedDemo } from './seed.ts'

test('the demo keeper signs in to a whole collection, and a second start leaves it as it is', async () => {
  const running = await startApp('sqlite', { ownDatabase: true })
  expect(await seedDemo(running.app)).toBe(true)
  const mara = running.visitor()
  const signedIn = await mara.post('/api/login', {
    username: demoKeeper.username,
    password: demoKeeper.password,
  })
  expect(signedIn.json()).toMatchObject({ name: 'Mara Reyes', plan: 'pro' })

  const today = civilDayOf(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone)
  const dashboard = (await mara.get('/api/dashboard')).json()
  expect(dashboard).toMatchObject({ totalAnimals: 54, holdbacks: 6, archived: 6 })
  expect((await mara.get('/api/animals/main')).json()).toHaveLength(48)
  expect((await mara.get('/api/animals/species?list=all')).json()).toHaveLength(8)

  const all: { id: number; name: string }[] = (await mara.get('/api/animals')).json()
  const named = async (name: string) =>
    (await mara.get(`/api/animals/${all.find((animal) => animal.name === name)?.id}`)).json()
  const ember = await named('Ember')
  expect(ember.photos).toHaveLength(4)
  expect(ember).toMatchObject({ morph: 'Pastel Clown 66% het Piebald', weight: 1840, sex: 'Female' })
  expect(ember.fatherId).toBe((await named('Cinder')).id)
  expect(ember.motherId).toBe((await named('Dahlia')).id)
  expect(await named('Marble')).toMatchObject({ motherId: null, motherName: 'Dune', motherMorph: 'Piebald' })

  const ancestors = (await mara.get(`/api/reptiles/${ember.id}/ancestors`)).json()
  expect(ancestors).toMatchObject([
    { relation: 'great-grandmother', name: 'Dusk', photos: [expect.any(String)] },
    { relation: 'ancestor', name: 'Old Granite', photos: [] },
  ])

  const main = (await mara.get('/api/animals/main')).json()
  const unfed = main.filter(({ lastFedOn }: { lastFedOn: string | null }) => lastFedOn === null)
  expect(unfed.length).toBeLessThan(5)

  const plans: { kind: string; next: { state: string; reasons: string[] } }[] = (
    await mara.get('/api/plans')
  ).json()
  const feedings = plans.filter(({ kind }) => kind === 'feeding')
  const states = Object.groupBy(feedings, ({ next }) => next.state)
  expect(feedings.length).toBeGreaterThanOrEqual(12)
  for (const state of ['due', 'overdue', 'upcoming'])
    expect([state, (states[state] ?? []).length > 2]).toEqual([state, true])
  expect(states.paused?.map(({ next }) => next.reasons)).toEqual([['blue'], ['blue']])
  expect(plans.filter(({ kind }) => kind === 'medication')).toHaveLength(1)
  const flint = await named('Flint')
  const refused = (await mara.get(`/api/animals/${flint.id}/records/latest`)).json()
  expect(refused).toMatchObject({ refusals: 3, meal: { data: { prey: 'rat', outcome: 'eaten' } } })

  const places: { kind: string; name: string; animalCount: number }[] = (await mara.get('/api/places')).json()
  const rooms = places.filter(({ kind }) => kind === 'room')
  expect(rooms.map(({ name }) => name)).toEqual(['Snake room', 'Gecko room', 'Quarantine'])
  // Everybody who is not archived stands somewhere.
  expect(rooms.reduce((sum, { animalCount }) => sum + animalCount, 0)).toBe(54)
  expect(places.filter(({ kind, animalCount }) => kind === 'enclosure' && animalCount === 0)).not.toEqual([])

  const records = (await mara.get(`/api/animals/${ember.id}/records`)).json()
  expect(records.length).toBeGreaterThan(20)
  expect((await mara.get('/api/statistics/animals')).json().salesByCurrency).toHaveLength(2)
  expect(dashboard).toMatchObject({ activeBreeding: 13, incubatingEggs: 26 })
  const { eggsByStatus } = (await mara.get('/api/statistics/breeding')).json()
  for (const { status, count } of eggsByStatus) expect([status, count > 0]).toEqual([status, true])
  const due = (await mara.get('/api/eggs?status=Incubating&sort=due')).json()
  expect(due).toHaveLength(26)
  const hatchling = await named('Pearl')
  const projects = (await mara.get(`/api/animals/${hatchling.fatherId}/breeding-projects`)).json()
  expect(projects).toMatchObject([{ name: 'High white Banana', eggCount: 5, offspringCount: 1 }])
  const links = (await mara.get(`/api/breeding-projects/${projects[0].id}/offspring`)).json()
  expect(links).toMatchObject([{ reptileId: hatchling.id, eggId: expect.any(Number) }])

  const season = seasonOf(today, (await mara.get('/api/season-settings')).json().firstDay)
  const board: { rows: { stage: string; windows: unknown[] }[] } = (
    await mara.get(`/api/seasons/${season}/board`)
  ).json()
  expect(board.rows.length).toBeGreaterThanOrEqual(13)
  expect(new Set(board.rows.map(({ stage }) => stage))).toEqual(
    new Set(['together', 'locked', 'gravid', 'incubating', 'hatched']),
  )
  expect(board.rows.filter(({ windows }) => windows.length > 0).length).toBeGreaterThan(5)
  const males: { visits: { isShort: boolean }[] }[] = (await mara.get(`/api/seasons/${season}/males`)).json()
  expect(males.flatMap(({ visits }) => visits.filter(({ isShort }) => isShort))).toHaveLength(1)

  const incubators: { id: number }[] = (await mara.get('/api/incubators')).json()
  expect(incubators).toMatchObject([
    { name: 'Gecko and colubrid incubator', boxCount: 3, latest: { humidity: expect.any(Number) } },
    { name: 'Python incubator', boxCount: 3 },
  ])
  const boxes = await Promise.all(incubators.map(({ id }) => mara.get(`/api/incubators/${id}/boxes`)))
  expect(boxes.map((answer) => answer.json())).toMatchObject([
    [
      { name: 'G1', eggCount: 2, isOverfull: false },
      { name: 'G2', eggCount: 9 },
      { name: 'G3', eggCount: 8, isOverfull: true },
    ],
    [{ eggCount: 6 }, { eggCount: 1 }, { eggCount: 0 }],
  ])
  const points = (await mara.get(`/api/incubators/${incubators[1]?.id}/readings`)).json().points
  expect(points.length).toBeGreaterThan(200)
  const alarms: { kind: string }[] = (await mara.get('/api/incubator-alarms')).json()
  expect([...new Set(alarms.map(({ kind }) => kind))]).toEqual(['too-warm'])
  expect((await mara.get('/api/incubator-alarms?open=true')).json()).toEqual([])
  const clutches: { id: number; projectName: string }[] = (await mara.get('/api/clutches?status=open')).json()
  const geckos = clutches.find(({ projectName }) => projectName === 'Lentil x Marzipan')
  expect((await mara.get(`/api/clutches/${geckos?.id}/thermal`)).json()).toMatchObject({
    developed: expect.any(Number),
    sexLikelihood: { males: expect.any(Number), source: expect.any(String) },
  })

  const photo = await fetch(`${running.url}${ember.photos[0]}`, {
    headers: { cookie: [...mara.cookies].map((pair) => pair.join('=')).join('; ') },
  })
  const { format, width, height } = await sharp(Buffer.from(await photo.arrayBuffer())).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 800, height: 600 })

  expect(await seedDemo(running.app)).toBe(false)
  expect((await mara.get('/api/animals')).json()).toHaveLength(60)
})
