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

  test('COL-08 its counts are those of the animal lists, the eggs, the breeding projects and the events of 365 days', async () => {
    const { keeper: newKeeper } = await startApp(dialect, {
      env: { PLAN_LIMITS: 'off' },
      clock: createTestClock(),
    })
    const keeper = await newKeeper()
    for (const status of ['Pairing', 'Completed']) await createProject(keeper, { project: { status } })
    for (const standing of [
      { isHoldback: true },
      { isArchived: true },
      { isHoldback: true, isArchived: true },
    ])
      await keeper.post('/api/animals', { ...ember, ...standing })
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
