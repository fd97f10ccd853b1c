import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const ember = { name: 'Ember', species: 'Python regius' }

const idsIn = async (keeper: Visitor, path: string): Promise<number[]> =>
  (await keeper.get(path)).json().map((animal: { id: number }) => animal.id)

const figuresOf = async (keeper: Visitor) => (await keeper.get('/api/dashboard')).json()

onBothDatabases('where an animal stands', (dialect) => {
  test.each(['animals', 'reptiles'])(
    'COL-27 COL-121 COL-122 COL-123 /api/%s archives an animal and takes it out again, without a payload',
    async (family) => {
      const keeper = await (await startApp(dialect)).keeper()
      const { id } = (await keeper.post('/api/animals', ember)).json()
      const archived = await keeper.post(`/api/${family}/${id}/archive`)
      expect([archived.status, archived.headers.get('etag')]).toEqual([200, '"2"'])
      expect(archived.json()).toMatchObject({ id, isArchived: true, version: 2 })
      expect(await idsIn(keeper, `/api/${family}/main`)).toEqual([])
      expect(await idsIn(keeper, `/api/${family}/archived`)).toEqual([id])
      expect(await figuresOf(keeper)).toMatchObject({ totalAnimals: 0, archived: 1 })
      // An empty JSON object, as some clients send with every POST.
      const back = await keeper.post(`/api/${family}/${id}/unarchive`, {})
      expect([back.status, back.json().isArchived, back.json().version]).toEqual([200, false, 3])
      expect(await idsIn(keeper, `/api/${family}/main`)).toEqual([id])
      expect(await figuresOf(keeper)).toMatchObject({ totalAnimals: 1, archived: 0 })
    },
  )

  test('COL-27 a repeated archive or unarchive is answered alike and counts once', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id } = (await keeper.post('/api/animals', ember)).json()
    const archived = await Promise.all([1, 2, 3].map(() => keeper.post(`/api/animals/${id}/archive`)))
    expect(archived.map(({ status, json }) => [status, json().version])).toEqual(Array(3).fill([200, 2]))
    expect(await figuresOf(keeper)).toMatchObject({ totalAnimals: 0, archived: 1 })
    const back = await Promise.all([1, 2, 3].map(() => keeper.post(`/api/animals/${id}/unarchive`)))
    expect(back.map(({ status, json }) => [status, json().version])).toEqual(Array(3).fill([200, 3]))
    expect(await figuresOf(keeper)).toMatchObject({ totalAnimals: 1, archived: 0 })
  })

  test.each(['animals', 'reptiles'])(
    'COL-41 COL-119 COL-120 COL-124 /api/%s/{id}/holdback moves an animal between the lists and back',
    async (family) => {
      const keeper = await (await startApp(dialect)).keeper()
      const { id } = (await keeper.post('/api/animals', ember)).json()
      const lists = ['reptiles', 'reptiles/main', 'animals', 'animals/main', 'animals/holdbacks']
      const tags = await Promise.all(
        lists.map(async (list) => (await keeper.get(`/api/${list}`)).headers.get('etag') ?? ''),
      )
      const held = await keeper.patch(`/api/${family}/${id}/holdback`, { isHoldback: true })
      expect([held.status, held.json().isHoldback, held.json().version]).toEqual([200, true, 2])
      const fresh = await Promise.all(
        lists.map(async (list, index) => {
          const answer = await keeper.get(`/api/${list}`, { 'if-none-match': tags[index] ?? '' })
          return [list, answer.status, answer.json().length]
        }),
      )
      expect(fresh).toEqual([
        ['reptiles', 200, 1],
        ['reptiles/main', 200, 0],
        ['animals', 200, 1],
        ['animals/main', 200, 0],
        ['animals/holdbacks', 200, 1],
      ])
      expect(await figuresOf(keeper)).toMatchObject({ totalAnimals: 1, holdbacks: 1 })
      await keeper.patch(`/api/${family}/${id}/holdback`, { isHoldback: false })
      expect(await idsIn(keeper, `/api/${family}/main`)).toEqual([id])
      expect(await figuresOf(keeper)).toMatchObject({ totalAnimals: 1, holdbacks: 0 })
    },
  )

  test.each([[{}], [{ isHoldback: 'yes' }], [{ isHoldback: 1 }], [{ isHoldback: null }], [undefined]])(
    'COL-128 a holdback call with %j is refused with what to send, and nothing moves',
    async (body) => {
      const keeper = await (await startApp(dialect)).keeper()
      const { id } = (await keeper.post('/api/animals', ember)).json()
      const answer = await keeper.patch(`/api/animals/${id}/holdback`, body)
      expect(answer.status).toBe(400)
      expect((await keeper.get(`/api/animals/${id}`)).json()).toMatchObject({ isHoldback: false, version: 1 })
    },
  )

  test('COL-34 COL-92 new animals are active; holdbacks are listed newest first by id', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const made = []
    for (let n = 0; n < 3; n += 1) made.push((await keeper.post('/api/animals', ember)).json())
    expect(made.map(({ isHoldback, isArchived }) => [isHoldback, isArchived])).toEqual(
      Array(3).fill([false, false]),
    )
    const [first, second, third] = made.map(({ id }) => id)
    for (const id of [second, third, first])
      await keeper.patch(`/api/animals/${id}/holdback`, { isHoldback: true })
    expect(await idsIn(keeper, '/api/animals/holdbacks')).toEqual([third, second, first])
  })

  test('COL-Q08 unarchive brings an animal back to where it was, one still marked Sold too', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id } = (
      await keeper.post('/api/animals', { ...ember, isHoldback: true, priceStatus: 'Sold' })
    ).json()
    expect(await idsIn(keeper, '/api/animals/holdbacks')).toEqual([])
    expect(await idsIn(keeper, '/api/animals/archived')).toEqual([id])
    const back = (await keeper.post(`/api/animals/${id}/unarchive`)).json()
    expect(back).toMatchObject({ isArchived: false, isHoldback: true, priceStatus: 'Sold' })
    expect(await idsIn(keeper, '/api/animals/holdbacks')).toEqual([id])
    expect(await figuresOf(keeper)).toMatchObject({ totalAnimals: 1, holdbacks: 1, archived: 0 })
    await keeper.patch(`/api/animals/${id}/holdback`, { isHoldback: false })
    expect(await idsIn(keeper, '/api/animals/main')).toEqual([id])
  })

  test('a move that starts from a stale version is refused with 412 and moves nothing', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id } = (await keeper.post('/api/animals', ember)).json()
    await keeper.patch(`/api/animals/${id}`, { weight: 500 })
    const stale = { 'if-match': '"1"' }
    const answers = [
      await keeper.post(`/api/animals/${id}/archive`, undefined, stale),
      await keeper.post(`/api/animals/${id}/unarchive`, undefined, stale),
      await keeper.patch(`/api/animals/${id}/holdback`, { isHoldback: true }, stale),
    ]
    expect(answers.map(({ status }) => status)).toEqual([412, 412, 412])
    expect(await idsIn(keeper, '/api/animals/main')).toEqual([id])
  })

  test('R17 archived animals keep their place: unarchiving beside fifty creates passes no limit', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    for (let n = 0; n < 9; n += 1) await keeper.post('/api/animals', ember)
    const ids = await idsIn(keeper, '/api/animals')
    await Promise.all(ids.map((id) => keeper.post(`/api/animals/${id}/archive`)))
    const made = await Promise.all([
      ...Array.from({ length: 50 }, () => keeper.post('/api/animals', ember)),
      ...ids.map((id) => keeper.post(`/api/animals/${id}/unarchive`)),
    ])
    expect(made.slice(0, 50).filter(({ status }) => status === 201)).toHaveLength(1)
    expect(made.slice(50).map(({ status }) => status)).toEqual(Array(9).fill(200))
    expect(await idsIn(keeper, '/api/animals/main')).toHaveLength(10)
    expect((await keeper.get('/api/plan-limits/reptiles')).json()).toMatchObject({
      count: 10,
      allowed: false,
    })
  })
})
