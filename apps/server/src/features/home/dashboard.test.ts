import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createProject } from '../../testing/pair.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const ember = { name: 'Ember', species: 'Python regius' }

/** Adds an egg of each status, and answers their numbers in the same order. */
async function layEggs(keeper: Visitor, statuses: readonly string[]): Promise<number[]> {
  const ids: number[] = []
  for (const status of statuses)
    ids.push((await keeper.post('/api/eggs', { layDate: '2026-06-01', status })).json().id)
  return ids
}

type ShownEvent = { title: string; eggNumber: string }

/** The titles of the events that come next. */
const titlesOf = async (keeper: Visitor): Promise<string[]> =>
  (await keeper.get('/api/dashboard')).json().nextEvents.map(({ title }: ShownEvent) => title)

onBothDatabases('the dashboard', (dialect) => {
  test('F5 one answer holds the figures, the limit of the plan and the six newest of My Animals', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    for (let n = 1; n <= 7; n += 1)
      await keeper.post('/api/animals', { name: `Ember ${n}`, species: 'Python regius' })
    await keeper.post('/api/animals', { name: 'Kept', species: 'Python regius', isHoldback: true })
    const { newest, ...figures } = (await keeper.get('/api/dashboard')).json()
    expect(figures).toMatchObject({ totalAnimals: 8, holdbacks: 1, archived: 0, animalLimit: 10 })
    expect(newest).toEqual((await keeper.get('/api/animals/main?limit=6')).json())
    expect(newest.map(({ name }: { name: string }) => name)).toEqual(
      [7, 6, 5, 4, 3, 2].map((n) => `Ember ${n}`),
    )
  })

  test('F5 HUS-34 it says whether there is a day’s work to ask for, of one’s own plans alone', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const [keeper, other] = [await newKeeper(), await newKeeper()]
    const hasPlans = async () => (await keeper.get('/api/dashboard')).json().hasPlans
    const theirs = (await other.post('/api/animals', ember)).json().id
    await other.put('/api/plans', { animalIds: [theirs], kind: 'feeding', minDays: 7 })
    expect(await hasPlans()).toBe(false)
    const { id } = (await keeper.post('/api/animals', ember)).json()
    const made = await keeper.put('/api/plans', { animalIds: [id], kind: 'feeding', minDays: 7 })
    expect(await hasPlans()).toBe(true)
    await keeper.remove(`/api/plans/${made.json().ids[0]}`)
    expect(await hasPlans()).toBe(false)
  })

  test('COL-07 the dashboard holds the four newest eggs that incubate, and of them only what their light is told from', async () => {
    const { keeper: newKeeper } = await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })
    const [keeper, other] = [await newKeeper(), await newKeeper()]
    await layEggs(other, ['Incubating'])
    expect((await keeper.get('/api/dashboard')).json().newestEggs).toEqual([])
    const ids = await layEggs(keeper, [
      'Incubating',
      'Incubating',
      'Hatched',
      'Incubating',
      'Incubating',
      'Incubating',
    ])
    expect((await keeper.get('/api/dashboard')).json().newestEggs).toEqual(
      [5, 4, 3, 1].map((at) => ({ id: ids[at], layDate: '2026-06-01', dueDate: null, incubationDays: 60 })),
    )
  })

  test('F5 EGG-21 the answer holds the six eggs that hatch next, the first of them first, and no other keeper’s', async () => {
    const { keeper: newKeeper } = await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })
    const [keeper, other] = [await newKeeper(), await newKeeper()]
    const layDate = '2026-06-01'
    await other.post('/api/eggs', { layDate, eggNumber: 'theirs', dueDate: '2026-06-02' })
    expect((await keeper.get('/api/dashboard')).json().hatchingNext).toEqual([])
    const { id: projectId, path } = await createProject(keeper)
    const lay = async (egg: object): Promise<number> =>
      (await keeper.post('/api/eggs', { layDate, ...egg })).json().id
    await lay({ eggNumber: 'seventh', dueDate: '2026-09-01' })
    await lay({ eggNumber: 'hatched', dueDate: '2026-06-03', status: 'Hatched' })
    const counted = await lay({ eggNumber: 'counted', incubationDays: 40 })
    const due = await lay({ eggNumber: 'due', dueDate: '2026-07-01', breedingProjectId: projectId })
    for (const n of [1, 2, 3, 4]) await lay({ eggNumber: `later ${n}`, dueDate: '2026-08-01' })
    const { hatchingNext } = (await keeper.get('/api/dashboard')).json()
    expect(hatchingNext.slice(0, 2)).toEqual([
      {
        id: due,
        eggNumber: 'due',
        breedingProjectId: projectId,
        projectName: 'Clown x Pied',
        layDate,
        dueDate: '2026-07-01',
        incubationDays: 60,
      },
      {
        id: counted,
        eggNumber: 'counted',
        breedingProjectId: null,
        projectName: null,
        layDate,
        dueDate: null,
        incubationDays: 40,
      },
    ])
    expect(hatchingNext.slice(2).map(({ eggNumber }: ShownEvent) => eggNumber)).toEqual(
      [1, 2, 3, 4].map((n) => `later ${n}`),
    )
    await keeper.remove(path)
    expect((await keeper.get('/api/dashboard')).json().hatchingNext[0]).toMatchObject({
      breedingProjectId: null,
      projectName: 'Clown x Pied',
    })
  })

  test('F5 CAL-Q05 the answer holds the five open events that come next, those that run already first, and no other keeper’s', async () => {
    const { keeper: newKeeper } = await startApp(dialect, { clock: createTestClock() })
    const [keeper, other] = [await newKeeper(), await newKeeper()]
    const startDate = '2026-06-15'
    await other.post('/api/events', { title: 'theirs', startDate })
    expect(await titlesOf(keeper)).toEqual([])
    const add = async (event: object): Promise<{ id: number }> =>
      (await keeper.post('/api/events', { startDate, ...event })).json()
    await add({ title: 'beyond a year', startDate: '2027-06-16' })
    await add({ title: 'in a year', startDate: '2027-06-15' })
    const evening = await add({ title: 'evening', allDay: false, startTime: '18:00', endTime: '19:00' })
    await add({ title: 'morning', allDay: false, startTime: '07:30' })
    await add({ title: 'all day', type: 'feeding', color: '#123456' })
    await add({ title: 'yesterday', startDate: '2026-06-14' })
    await add({ title: 'runs', startDate: '2026-06-10', endDate: startDate })
    expect(await titlesOf(keeper)).toEqual(['runs', 'all day', 'morning', 'evening', 'in a year'])
    const { nextEvents, upcomingEvents } = (await keeper.get('/api/dashboard')).json()
    expect(nextEvents[1]).toMatchObject({ type: 'feeding', color: '#123456', allDay: true, startTime: null })
    expect(nextEvents[3]).toEqual({
      id: evening.id,
      title: 'evening',
      type: 'general',
      color: null,
      startDate,
      endDate: null,
      allDay: false,
      startTime: '18:00',
    })
    expect(upcomingEvents).toBe(5)
    await add({ title: 'tomorrow', startDate: '2026-06-16' })
    expect(await titlesOf(keeper)).toEqual(['runs', 'all day', 'morning', 'evening', 'tomorrow'])
    await keeper.call('PUT', `/api/events/${evening.id}/complete`, { body: { completed: true } })
    expect(await titlesOf(keeper)).toEqual(['runs', 'all day', 'morning', 'tomorrow', 'in a year'])
    await keeper.remove('/api/events/all')
    expect(await titlesOf(keeper)).toEqual([])
  })

  test('F5 CAL-Q05 what comes next is told anew at midnight, though nobody changed anything', async () => {
    const clock = createTestClock('2026-06-15T21:30:00.000Z')
    const keeper = await (await startApp(dialect, { clock })).keeper({ timeZone: 'Europe/Paris' })
    for (const endDate of ['2026-06-15', '2026-06-16', '2026-06-17', '2026-06-18', '2026-06-19'])
      await keeper.post('/api/events', { title: `to ${endDate}`, startDate: '2026-06-01', endDate })
    await keeper.post('/api/events', { title: 'next day', startDate: '2026-06-16' })
    const runsOn = ['to 2026-06-16', 'to 2026-06-17', 'to 2026-06-18', 'to 2026-06-19']
    expect(await titlesOf(keeper)).toEqual(['to 2026-06-15', ...runsOn])
    clock.moveOn({ minutes: 30 })
    expect(await titlesOf(keeper)).toEqual([...runsOn, 'next day'])
  })

  test('COL-08 its counts are those of the animal lists, the eggs, the breeding projects and the events of 365 days', async () => {
    const { keeper: newKeeper } = await startApp(dialect, {
      env: { PLAN_LIMITS: 'off' },
      clock: createTestClock(),
    })
    const keeper = await newKeeper()
    for (const status of ['Pairing', 'Completed']) await createProject(keeper, { project: { status } })
    for (const archiveStatus of [
      { isHoldback: true },
      { isArchived: true },
      { isHoldback: true, isArchived: true },
    ])
      await keeper.post('/api/animals', { ...ember, ...archiveStatus })
    await layEggs(keeper, ['Incubating', 'Hatched', 'Incubating', 'Failed'])
    for (const startDate of ['2026-06-14', '2026-06-15', '2027-06-15', '2027-06-16'])
      await keeper.post('/api/events', { title: startDate, startDate })
    const lengthOf = async (path: string): Promise<number> => (await keeper.get(path)).json().length
    const [main, holdbacks] = [await lengthOf('/api/animals/main'), await lengthOf('/api/animals/holdbacks')]
    const figures = (await keeper.get('/api/dashboard')).json()
    expect(figures).toMatchObject({
      totalAnimals: main + holdbacks,
      holdbacks,
      archived: await lengthOf('/api/animals/archived'),
      activeBreeding: await lengthOf('/api/breeding-projects?active=true'),
      incubatingEggs: await lengthOf('/api/eggs?status=Incubating'),
      upcomingEvents: await lengthOf('/api/events/upcoming/365'),
    })
    expect(figures).toMatchObject({
      totalAnimals: 5,
      activeBreeding: 1,
      incubatingEggs: 2,
      upcomingEvents: 2,
    })
  })

  test('without limits it names none, and what a browser kept under limits is not taken for it', async () => {
    const limited = await (await startApp(dialect)).keeper()
    const kept = (await limited.get('/api/dashboard')).headers.get('etag') ?? ''
    const free = await (await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })).keeper()
    const answer = await free.get('/api/dashboard', { 'if-none-match': kept })
    expect([answer.status, answer.json().animalLimit]).toEqual([200, null])
  })
})
