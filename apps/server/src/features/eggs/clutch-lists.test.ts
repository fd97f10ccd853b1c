import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createPair, createProject } from '../../testing/pair.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const add = async (keeper: Visitor, path: string, body: object) => {
  const answer = await keeper.post(path, body)
  expect(answer.status, answer.text).toBe(201)
  return answer.json()
}

onBothDatabases('lists of clutches', (dialect) => {
  test('CLU-01 a clutch tells its pair, its season and what became of its eggs; in a list without the eggs themselves', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const project = await createProject(keeper)
    const said = { layDate: '2026-10-01', layDateSpread: 2, medium: 'Vermiculite', humidity: 95 }
    const body = { breedingProjectId: project.id, ...said, eggs: 5, slugs: 1 }
    const { id, eggs } = await add(keeper, '/api/clutches', { ...body, layDate: '2026-06-01' })
    const ends = ['Hatched', 'Failed', 'Infertile']
    for (const [n, status] of ends.entries()) await keeper.patch(`/api/eggs/${eggs[n].id}`, { status })
    const counts = { eggCount: 6, incubatingCount: 2, hatchedCount: 1, failedCount: 1, infertileCount: 1 }
    const { male, female } = {
      male: (await keeper.get(`/api/animals/${project.maleId}`)).json(),
      female: (await keeper.get(`/api/animals/${project.femaleId}`)).json(),
    }
    const told = {
      ...{ ...said, ...counts, layDate: '2026-06-01', sluggedCount: 1, season: 2026, ordinal: 1 },
      ...{ kind: 'eggs', femaleId: female.id, femaleName: female.name, species: female.species },
      ...{ sireIds: [male.id], sireNames: [male.name] },
    }
    const [listed] = (await keeper.get('/api/clutches')).json()
    expect(listed).toMatchObject(told)
    expect(listed).not.toHaveProperty('eggs')
    const whole = (await keeper.get(`/api/clutches/${id}`)).json()
    expect(whole).toMatchObject(told)
    expect(whole.eggs).toHaveLength(6)
  })

  test('CLU-15 the animals of a clutch are listed by it; a public page is never narrowed to it', async () => {
    const { keeper: newKeeper, visitor } = await startApp(dialect)
    const [keeper, stranger] = [await newKeeper(), await newKeeper()]
    const project = await createProject(keeper)
    const [first, second] = [
      await add(keeper, '/api/clutches', { breedingProjectId: project.id, layDate: '2026-06-01', eggs: 2 }),
      await add(keeper, '/api/clutches', { breedingProjectId: project.id, layDate: '2026-06-20', eggs: 1 }),
    ]
    const { animals } = await add(keeper, `/api/clutches/${first.id}/hatch`, { count: 2 })
    await add(keeper, `/api/clutches/${second.id}/hatch`, { count: 1 })
    const path = `/api/animals?clutchId=${first.id}`
    const listed = (await keeper.get(path)).json()
    expect(listed.map(({ id }: { id: number }) => id).sort()).toEqual(
      animals.map(({ id }: { id: number }) => id).sort(),
    )
    expect((await stranger.get(path)).json()).toEqual([])
    await keeper.patch('/api/user/sharing', { profile: true, collection: true })
    const { id: userId } = (await keeper.get('/api/user')).json()
    for (const { id } of listed) await keeper.put(`/api/animals/${id}/sharing`, { shared: true })
    const open = `/api/public/users/${userId}/reptiles`
    expect((await visitor().get(`${open}?clutchId=999999`)).text).toBe((await visitor().get(open)).text)
  })

  test('CLU-04 lists of clutches are narrowed by what incubates, paged, and ordered by what hatches next', async () => {
    const keeper = await (await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })).keeper()
    const { femaleId } = await createPair(keeper)
    const lay = (layDate: string, more: object = {}) =>
      add(keeper, '/api/clutches', { femaleId, layDate, eggs: 1, ...more })
    const days = ['2026-05-03', '2026-05-01', '2026-05-02']
    const [third, first, second] = [
      await lay(days[0] ?? ''),
      await lay(days[1] ?? ''),
      await lay(days[2] ?? ''),
    ]
    const slugs = await lay('2026-04-01', { eggs: 0, slugs: 2 })
    const idsOf = async (query: string) =>
      (await keeper.get(`/api/clutches${query}`)).json().map(({ id }: { id: number }) => id)
    expect(await idsOf('')).toEqual([third, second, first, slugs].map(({ id }) => id))
    expect(await idsOf('?sort=due')).toEqual([first, second, third, slugs].map(({ id }) => id))
    expect(await idsOf('?status=ended')).toEqual([slugs.id])
    expect(await idsOf('?status=open&sort=due')).toEqual([first, second, third].map(({ id }) => id))
    for (const sort of ['newest', 'due']) {
      const whole = await idsOf(`?sort=${sort}`)
      const page = await keeper.get(`/api/clutches?sort=${sort}&limit=3`)
      const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? ''
      const rest = (await keeper.get(next)).json()
      expect([...page.json(), ...rest].map(({ id }: { id: number }) => id)).toEqual(whole)
    }
  })
})
