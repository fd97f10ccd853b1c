import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { readRecords } from '../../testing/records.ts'
import { addSeason } from '../../testing/season.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Answered, Visitor } from '../../testing/visitor.ts'

const ember = { name: 'Ember', species: 'Python regius' }
const unlimited = { PLAN_LIMITS: 'off' }
const fed = { recordType: 'feeding', recordDate: '2026-06-15', measurement: '2', unit: 'mice' }

async function addAnimals(keeper: Visitor, count: number, fields: object = {}): Promise<number[]> {
  const ids: number[] = []
  for (let n = 0; n < count; n += 1)
    ids.push((await keeper.post('/api/animals', { ...ember, ...fields })).json().id)
  return ids
}

const idsIn = async (keeper: Visitor, path: string): Promise<number[]> =>
  (await keeper.get(path)).json().map(({ id }: { id: number }) => id)

/** Every call on several animals, with what it carries besides their numbers. */
const calls = [
  ['POST', '/api/animals/archive', {}],
  ['POST', '/api/animals/unarchive', {}],
  ['PATCH', '/api/animals/holdback', { isHoldback: true }],
  ['POST', '/api/animals/remove', {}],
  ['POST', '/api/animals/records', fed],
  ['PUT', '/api/animals/sharing', { shared: true }],
] as const

onBothDatabases('several animals at once', (dialect) => {
  test.each(['animals', 'reptiles'])(
    'U2 U7 /api/%s moves several at once and answers those that moved, so that one call takes it back',
    async (family) => {
      const running = await startApp(dialect, { env: unlimited, ownDatabase: true })
      const keeper = await running.keeper()
      const [first = 0, ...others] = await addAnimals(keeper, 4)
      const ids = [first, ...others]
      await keeper.post(`/api/animals/${first}/archive`)
      const before = await readRecords(running)
      const archived = await keeper.post(`/api/${family}/archive`, { ids: [...ids, first] })
      expect([archived.status, archived.json()]).toEqual([200, { ids: others }])
      expect((await keeper.get('/api/dashboard')).json()).toMatchObject({ totalAnimals: 0, archived: 4 })
      const back = await keeper.post(`/api/${family}/unarchive`, archived.json())
      expect(back.json()).toEqual({ ids: others })
      expect(before).not.toContain('isHoldback: true')
      const held = await keeper.patch(`/api/${family}/holdback`, { ids, isHoldback: true })
      expect(held.json()).toEqual({ ids })
      // The one in the archive is a holdback once it is out of it, and counts as none before.
      expect((await keeper.get('/api/dashboard')).json()).toMatchObject({ holdbacks: 3, archived: 1 })
      expect(await idsIn(keeper, `/api/${family}/holdbacks`)).toEqual(others.toReversed())
      await keeper.patch(`/api/${family}/holdback`, { ids, isHoldback: false })
      expect((await keeper.get('/api/dashboard')).json()).toMatchObject({ holdbacks: 0, totalAnimals: 3 })
    },
  )

  test('U2 a feeding of fifty animals is one call; its undo leaves every other record', async () => {
    const keeper = await (await startApp(dialect, { env: unlimited })).keeper()
    const ids = await addAnimals(keeper, 50)
    const [first = 0] = ids
    await keeper.post(`/api/animals/${first}/records`, { recordType: 'shed', recordDate: '2026-06-01' })
    const added = await keeper.post('/api/animals/records', { ids, ...fed, details: 'All took them' })
    expect([added.status, added.json().ids.length]).toEqual([200, 50])
    for (const id of [first, ids.at(-1)])
      expect((await keeper.get(`/api/animals/${id}/records`)).json()[0]).toMatchObject({
        ...fed,
        ...{ animalId: id, details: 'All took them', version: 1 },
      })
    expect((await keeper.post('/api/animals/records/remove', added.json())).json()).toEqual(added.json())
    expect(await idsIn(keeper, `/api/animals/${ids.at(-1)}/records`)).toEqual([])
    expect((await keeper.get(`/api/animals/${first}/records`)).json()).toMatchObject([{ recordType: 'shed' }])
    // A second time they are gone; then nothing else goes either.
    const [shed] = await idsIn(keeper, `/api/animals/${first}/records`)
    const again = await keeper.post('/api/animals/records/remove', { ids: [shed, ...added.json().ids] })
    expect(again.status).toBe(404)
    expect(await idsIn(keeper, `/api/animals/${first}/records`)).toEqual([shed])
  })

  test('U7 R74 several that were deleted come back by one call, as they were: family, project, photos, figures', async () => {
    const running = await startApp(dialect, { env: unlimited, ownDatabase: true })
    const keeper = await running.keeper()
    const { sire, dam, child, hatchling } = await addSeason(keeper)
    await running.app.services.notifications.deliverReminders()
    const before = await readRecords(running)
    for (const ids of [
      [sire, dam, child, hatchling],
      [hatchling, child, sire],
    ]) {
      const removed = await keeper.post('/api/animals/remove', { ids })
      expect([removed.status, removed.json()]).toEqual([200, { ids }])
      expect((await keeper.get('/api/trash')).json()).toHaveLength(ids.length)
      const entries = ids.map((id) => ({ kind: 'animals', id }))
      const restored = await keeper.post('/api/trash/restore', { entries })
      expect([restored.status, restored.json()]).toEqual([200, { count: ids.length, unlinked: 0 }])
      expect(await readRecords(running)).toBe(before)
      expect((await keeper.post('/api/trash/restore', { entries })).json()).toMatchObject({ unlinked: 0 })
      expect(await readRecords(running)).toBe(before)
    }
  })

  test('R17 what comes back together needs its places together: without them none comes back', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const ids = await addAnimals(keeper, 6)
    await keeper.post('/api/animals/remove', { ids })
    await addAnimals(keeper, 5)
    const entries = ids.map((id) => ({ kind: 'animals', id }))
    const refused = await keeper.post('/api/trash/restore', { entries })
    expect([refused.status, refused.json().code]).toEqual([403, 'plan-limit'])
    expect(await idsIn(keeper, '/api/trash')).toHaveLength(6)
    expect((await keeper.get('/api/plan-limits/reptiles')).json()).toMatchObject({ count: 5 })
    const fewer = await keeper.post('/api/trash/restore', { entries: entries.slice(1) })
    expect([fewer.status, fewer.json()]).toEqual([200, { count: 5, unlinked: 0 }])
  })

  test('U2 several are shared and hidden again; those that were shared before stay so, and notes as they were', async () => {
    const keeper = await (await startApp(dialect, { env: unlimited })).keeper()
    const [first = 0, ...others] = await addAnimals(keeper, 3)
    await keeper.put(`/api/animals/${first}/sharing`, { shared: true, showNotes: false })
    const shared = await keeper.put('/api/reptiles/sharing', { ids: [first, ...others], shared: true })
    expect([shared.status, shared.json()]).toEqual([200, { ids: others }])
    for (const id of [first, ...others])
      expect((await keeper.get(`/api/shared/reptile/${id}`)).status).toBe(200)
    expect((await keeper.put('/api/reptiles/sharing', { ...shared.json(), shared: false })).json()).toEqual(
      shared.json(),
    )
    expect((await keeper.get(`/api/shared/reptile/${others[0]}`)).status).toBe(404)
    expect((await keeper.get(`/api/animals/${first}/sharing`)).json()).toMatchObject({
      shared: true,
      showNotes: false,
    })
  })

  test('U2 the numbers of a list follow its filters and its order', async () => {
    const keeper = await (await startApp(dialect, { env: unlimited })).keeper()
    const [male = 0] = await addAnimals(keeper, 1, { sex: 'Male', customId: '10' })
    const [second = 0, third = 0] = await addAnimals(keeper, 2, { sex: 'Female', customId: '2' })
    const [held = 0] = await addAnimals(keeper, 1, { isHoldback: true })
    const idsOf = async (search: string) => (await keeper.get(`/api/animals/ids${search}`)).json()
    expect(await idsOf('')).toEqual([third, second, male])
    expect(await idsOf('?sort=customId')).toEqual([second, third, male])
    expect(await idsOf('?sex=Female&q=emb')).toEqual([third, second])
    expect(await idsOf('?list=holdbacks')).toEqual([held])
    expect(await idsOf('?list=all')).toEqual([held, third, second, male])
    expect((await keeper.get('/api/animals/ids?list=mine')).status).toBe(400)
  })

  test('R20 COL-127 one number of another keeper refuses the whole call, as if there were nothing', async () => {
    const running = await startApp(dialect, { env: unlimited, ownDatabase: true })
    const [keeper, other] = [await running.keeper(), await running.keeper()]
    const own = await addAnimals(keeper, 2)
    const [foreign = 0] = await addAnimals(other, 1)
    const { id: record } = (await other.post(`/api/animals/${foreign}/records`, fed)).json()
    await other.post(`/api/animals/${(await addAnimals(other, 1))[0]}/archive`)
    const before = await readRecords(running)
    for (const [method, path, besides] of calls) {
      const answers: Answered[] = []
      for (const stray of [foreign, 987_654_321])
        answers.push(await keeper.call(method, path, { body: { ids: [...own, stray], ...besides } }))
      expect([path, ...answers.map(({ status }) => status)]).toEqual([path, 404, 404])
      expect(answers[0]?.text).toBe(answers[1]?.text)
      expect(answers[0]?.json().message).toMatch(/nothing was changed/)
    }
    expect((await keeper.post('/api/animals/records/remove', { ids: [record] })).status).toBe(404)
    await other.post('/api/animals/remove', { ids: [foreign] })
    const stolen = await keeper.post('/api/trash/restore', { entries: [{ kind: 'animals', id: foreign }] })
    expect(stolen.status).toBe(404)
    await other.post('/api/trash/restore', { entries: [{ kind: 'animals', id: foreign }] })
    expect(await readRecords(running)).toBe(before)
  })

  test('COL-128 nothing, too many and what is no number are refused with what to do', async () => {
    const running = await startApp(dialect, { env: unlimited, ownDatabase: true })
    const keeper = await running.keeper()
    const own = await addAnimals(keeper, 1)
    const before = await readRecords(running)
    const many = Array.from({ length: 201 }, (_, n) => n + 1)
    for (const [method, path, besides] of calls) {
      for (const ids of [[], many, ['1'], [-1], [1.5], null, 'all', { 0: own[0] }]) {
        const answer = await keeper.call(method, path, { body: { ids, ...besides } })
        expect([path, ids, answer.status, Object.keys(answer.json().errors ?? {})[0]]).toEqual([
          ...[path, ids, 400],
          expect.stringMatching(/^ids/),
        ])
      }
    }
    const weightless = { recordType: 'weight', recordDate: '2026-06-15', measurement: 'heavy' }
    expect((await keeper.post('/api/animals/records', { ids: own, ...weightless })).status).toBe(400)
    expect(await readRecords(running)).toBe(before)
  })

  test('R14 R15 a repeated call with the same key gets the first answer, and does nothing twice', async () => {
    const keeper = await (await startApp(dialect, { env: unlimited })).keeper()
    const ids = await addAnimals(keeper, 3)
    for (const [method, path, besides] of calls.filter(([, path]) => !/unarchive$/.test(path))) {
      const headers = { 'idempotency-key': `key of ${path}` }
      const body = { ids, ...besides }
      const answers = await Promise.all([1, 2, 3].map(() => keeper.call(method, path, { body, headers })))
      expect([path, new Set(answers.map(({ status, text }) => `${status} ${text}`)).size]).toEqual([path, 1])
      expect(answers[0]?.status).toBe(200)
      const reused = await keeper.call(method, path, { body: { ...body, ids: ids.slice(1) }, headers })
      expect([reused.status, reused.json().code]).toEqual([422, 'key-reused'])
      if (path.endsWith('/remove'))
        await keeper.post('/api/trash/restore', { entries: ids.map((id) => ({ kind: 'animals', id })) })
    }
    expect((await keeper.get(`/api/animals/${ids[0]}/records`)).json()).toHaveLength(1)
  })
})
