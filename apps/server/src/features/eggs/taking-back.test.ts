import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createProject } from '../../testing/pair.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'

type Saved = { id: number; version: number }
type Hatched = { egg: Saved & { projectMoved?: object }; animal: Saved & { name: string } }

const former = { status: 'Incubating', hatchDate: null }

onBothDatabases('what was done to eggs and is taken back', (dialect) => {
  const hatchTwo = async () => {
    const running = await startApp(dialect, { clock: createTestClock() })
    const keeper = await running.keeper()
    const project = await createProject(keeper)
    const clutch = { layDate: '2026-04-16', breedingProjectId: project.id, count: 3 }
    const laid: Saved[] = (await keeper.post('/api/eggs/clutch', clutch)).json()
    const [first, second, third] = laid.map(({ id }) => id)
    const body = { eggs: [{ id: first }, { id: second }], ended: [{ id: third, status: 'Slugged' }] }
    const hatched: Hatched[] = (await keeper.post('/api/eggs/hatch', body)).json()
    const moved = hatched.flatMap(({ egg }) => egg.projectMoved ?? [])
    const undo = {
      eggs: [
        ...hatched.map(({ egg: { id, version }, animal }) => ({
          ...{ id, version, ...former },
          animal: { id: animal.id, version: animal.version },
        })),
        { id: third, version: 2, ...former },
      ],
      projects: moved,
    }
    const look = async () => ({
      statuses: (await keeper.get(`/api/eggs/by-breeding-project/${project.id}`))
        .json()
        .map(
          ({ status, hatchDate }: { status: string; hatchDate: string | null }) => status + (hatchDate ?? ''),
        ),
      animals: (await keeper.get('/api/animals')).json().length,
      links: (await keeper.get(`${project.path}/offspring`)).json().length,
      project: (await keeper.get(project.path)).json().status,
      incubating: (await keeper.get('/api/dashboard')).json().incubatingEggs,
      counted: (await keeper.get('/api/plan-limits/reptiles')).json().count,
    })
    return { running, keeper, project, hatched, undo, look, ids: [first, second, third] }
  }
  const before = {
    ...{ statuses: ['Incubating', 'Incubating', 'Incubating'], animals: 2, links: 0 },
    ...{ project: 'Incubating', incubating: 3, counted: 2 },
  }
  const after = {
    ...{ statuses: ['Hatched2026-06-15', 'Hatched2026-06-15', 'Slugged'], animals: 4, links: 2 },
    ...{ project: 'Hatched', incubating: 0, counted: 4 },
  }

  test('U7 EGG-46 a hatch is taken back whole, once for each key, and its animals wait in the trash', async () => {
    const { keeper, hatched, undo, look, ids } = await hatchTwo()
    expect(await look()).toEqual(after)
    const key = { 'idempotency-key': 'undo-1' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => keeper.post('/api/eggs/take-back', undo, key)),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.json().keptProjects).toEqual([])
    expect(await look()).toEqual(before)
    const trash = (await keeper.get('/api/trash')).json()
    expect(trash.map(({ id }: Saved) => id).sort()).toEqual(hatched.map(({ animal }) => animal.id).sort())
    expect((await keeper.post('/api/eggs/take-back', undo)).status).toBe(409)
    const again = await keeper.post('/api/eggs/hatch', { eggs: [{ id: ids[0] }] })
    expect(again.status).toBe(201)
  })

  test('U7 EGG-46 an animal or an egg that was changed since stays, and then so does everything', async () => {
    const { keeper, hatched, undo, look } = await hatchTwo()
    const [, second] = hatched
    const id = second?.animal.id
    const feeding = { recordType: 'feeding', recordDate: '2026-06-15' }
    const record = (await keeper.post(`/api/animals/${id}/records`, feeding)).json().id
    const refused = await keeper.post('/api/eggs/take-back', undo)
    const message = 'Egg #2 was changed since and stays, so nothing was taken back.'
    expect([refused.status, refused.json().message]).toEqual([409, message])
    expect(await look()).toEqual(after)
    await keeper.remove(`/api/animals/${id}/records/${record}`)
    await keeper.patch(`/api/animals/${id}`, { notes: 'Bites' })
    expect((await keeper.post('/api/eggs/take-back', undo)).status).toBe(409)
    await keeper.patch(`/api/eggs/${undo.eggs[2]?.id}`, { notes: 'Round' })
    const stale = await keeper.post('/api/eggs/take-back', { ...undo, eggs: [undo.eggs[0], undo.eggs[2]] })
    const told = 'Egg #3 was changed since and stays, so nothing was taken back.'
    expect([stale.status, stale.json().message]).toEqual([409, told])
    expect(await look()).toEqual(after)
  })

  test('U7 EGG-46 a project that was changed since keeps its status, and is named', async () => {
    const { keeper, project, undo, look } = await hatchTwo()
    await keeper.put(project.path, { notes: 'A good year' })
    const answer = await keeper.post('/api/eggs/take-back', undo)
    expect([answer.status, answer.json().keptProjects]).toEqual([200, ['Clown x Pied']])
    expect(await look()).toEqual({ ...before, project: 'Hatched' })
  })

  test('U7 EGG-46 R66 a hatch day before the laying is refused at its egg', async () => {
    const { keeper, undo, look } = await hatchTwo()
    const there = await look()
    const eggs = undo.eggs.with(1, { ...undo.eggs[1], status: 'Hatched', hatchDate: '1999-12-31' } as never)
    const answer = await keeper.post('/api/eggs/take-back', { ...undo, eggs })
    expect([answer.status, Object.keys(answer.json().errors)]).toEqual([400, ['eggs.1.hatchDate']])
    expect(await look()).toEqual(there)
  })

  test('U7 EGG-46 only an own hatchling of that egg goes', async () => {
    const { running, keeper, project, undo, look } = await hatchTwo()
    const [first] = undo.eggs
    const sire = { ...first, animal: { id: project.maleId, version: 1 } }
    const wrong = await keeper.post('/api/eggs/take-back', { eggs: [sire] })
    expect([wrong.status, wrong.json().message]).toEqual([404, 'That animal did not hatch from this egg'])
    const other = await running.keeper({ username: 'noor', email: 'noor@example.org' })
    expect((await other.post('/api/eggs/take-back', undo)).status).toBe(404)
    expect((await keeper.post('/api/eggs/take-back', { eggs: [] })).status).toBe(400)
    expect(await look()).toEqual(after)
  })
})
