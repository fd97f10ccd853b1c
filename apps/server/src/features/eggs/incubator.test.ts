import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createProject } from '../../testing/pair.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

type Listed = { id: number; eggNumber: string; projectName: string | null }

const addTo = (keeper: Visitor) => async (egg: object) => (await keeper.post('/api/eggs', egg)).json().id

onBothDatabases('the incubator', (dialect) => {
  test('EGG-21 EGG-36 EGG-42 only eggs that incubate, of all projects, and first what hatches next', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const [first, second] = [
      await createProject(keeper),
      await createProject(keeper, { project: { name: 'Banana' } }),
    ]
    const add = addTo(keeper)
    const counted = await add({ layDate: '2026-05-01', incubationDays: 60, breedingProjectId: first.id })
    const stated = await add({ layDate: '2026-05-20', dueDate: '2026-06-20', breedingProjectId: second.id })
    const latest = await add({ layDate: '2026-05-02', incubationDays: 90 })
    const sameDay = await add({ layDate: '2026-05-20', dueDate: '2026-06-20' })
    for (const status of ['Hatched', 'Failed', 'Infertile', 'Slugged'])
      await add({ layDate: '2026-05-01', status, breedingProjectId: first.id })
    const listed: Listed[] = (await keeper.get('/api/eggs?status=Incubating&sort=due')).json()
    expect(listed.map(({ id, projectName }) => [id, projectName])).toEqual([
      [stated, 'Banana'],
      [sameDay, null],
      [counted, 'Clown x Pied'],
      [latest, null],
    ])
    expect((await keeper.get('/api/dashboard')).json().incubatingEggs).toBe(4)
    expect((await keeper.get('/api/eggs')).json()).toHaveLength(8)
  })

  test('EGG-30 an egg leaves the incubator with each of the other statuses, and returns', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const id = await addTo(keeper)({ layDate: '2026-05-01' })
    for (const status of ['Hatched', 'Failed', 'Infertile', 'Slugged']) {
      expect((await keeper.patch(`/api/eggs/${id}`, { status })).json().status).toBe(status)
      expect((await keeper.get('/api/eggs?status=Incubating')).json()).toEqual([])
      await keeper.patch(`/api/eggs/${id}`, { status: 'Incubating' })
      expect((await keeper.get('/api/eggs?status=Incubating')).json()).toHaveLength(1)
    }
  })

  test.each([
    ['what hatches next', '/api/eggs?status=Incubating&sort=due&limit=3'],
    ['newest', '/api/eggs?limit=3'],
    ['by number', '/api/eggs/by-breeding-project/PROJECT?limit=3'],
  ])('pages by %s hold each egg once and in the order of the whole list', async (_order, template) => {
    const keeper = await (await startApp(dialect)).keeper()
    const project = await createProject(keeper)
    const add = addTo(keeper)
    for (const [n, eggNumber] of ['10', '2', '', '1', 'A2', '', '3', '30'].entries())
      await add({ breedingProjectId: project.id, eggNumber, layDate: `2026-05-0${(n % 3) + 1}` })
    const path = template.replace('PROJECT', String(project.id))
    const whole: Listed[] = (await keeper.get(path.replace('limit=3', 'limit=200'))).json()
    expect(whole).toHaveLength(8)
    const paged: Listed[] = []
    let next: string | undefined = path
    while (next) {
      const page = await keeper.get(next)
      paged.push(...page.json())
      next = /<(.*)>/.exec(page.headers.get('link') ?? '')?.[1]
    }
    expect(paged).toEqual(whole)
    if (path.includes('by-breeding'))
      expect(whole.map(({ eggNumber }) => eggNumber)).toEqual(['1', '2', '3', '10', '30', 'A2', '', ''])
    expect((await keeper.get(`${path}&cursor=x`)).status).toBe(400)
  })
})
