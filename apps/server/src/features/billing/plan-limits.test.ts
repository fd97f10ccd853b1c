import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const ember = { name: 'Ember', species: 'Python regius' }
const atLimit =
  "You've reached the free plan limit of 10 animals. Upgrade to the Pro plan in settings for unlimited access!"

async function addAnimals(keeper: Visitor, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) expect((await keeper.post('/api/animals', ember)).status).toBe(201)
}

const statuses = async (calls: Promise<{ status: number }>[]) => {
  const counts = new Map<number, number>()
  for (const { status } of await Promise.all(calls)) counts.set(status, (counts.get(status) ?? 0) + 1)
  return Object.fromEntries(counts)
}

async function setPlan({ app }: TestApp, plan: 'free' | 'pro'): Promise<void> {
  await app.db.updateTable('keeper').set({ plan }).execute()
}

onBothDatabases('plan limits', (dialect) => {
  test('BIL-01 BIL-35 the eleventh animal of the free plan is refused with 403 and nothing is stored', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    await addAnimals(keeper, 10)
    const answer = await keeper.post('/api/animals', ember)
    expect(answer.status).toBe(403)
    // BIL-11: the text of the upgrade prompt.
    expect(answer.json()).toEqual({ message: atLimit, code: 'plan-limit' })
    expect((await keeper.get('/api/animals')).json()).toHaveLength(10)
  })

  test.each(['reptiles', 'animals'])(
    'BIL-08 BIL-10 BIL-Q03 /api/plan-limits/%s tells count, limit and whether one more is allowed',
    async (kind) => {
      const keeper = await (await startApp(dialect)).keeper()
      await addAnimals(keeper, 9)
      expect((await keeper.get(`/api/plan-limits/${kind}`)).json()).toEqual({
        allowed: true,
        count: 9,
        limit: 10,
      })
      await addAnimals(keeper, 1)
      expect((await keeper.get(`/api/plan-limits/${kind}`)).json()).toEqual({
        allowed: false,
        count: 10,
        limit: 10,
      })
    },
  )

  test('BIL-02 BIL-03 BIL-36 BIL-Q03 projects and eggs have limits of their own; an unknown kind is not found', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    expect((await keeper.get('/api/plan-limits/breeding-projects')).json()).toEqual({
      allowed: true,
      count: 0,
      limit: 5,
    })
    expect((await keeper.get('/api/plan-limits/eggs')).json()).toEqual({ allowed: true, count: 0, limit: 10 })
    expect((await keeper.get('/api/plan-limits/constructor')).status).toBe(404)
  })

  test('BIL-04 BIL-36 on Pro there is no limit', async () => {
    const running = await startApp(dialect)
    const keeper = await running.keeper()
    await setPlan(running, 'pro')
    await addAnimals(keeper, 12)
    expect((await keeper.get('/api/plan-limits/reptiles')).json()).toEqual({
      allowed: true,
      count: 12,
      limit: null,
    })
  })

  test('BIL-41 back on free with more than the limit all is readable and changeable, only adding is refused', async () => {
    const running = await startApp(dialect)
    const keeper = await running.keeper()
    await setPlan(running, 'pro')
    await addAnimals(keeper, 12)
    await setPlan(running, 'free')
    const [newest] = (await keeper.get('/api/animals')).json()
    expect((await keeper.patch(`/api/animals/${newest.id}`, { weight: 5 })).status).toBe(200)
    expect((await keeper.post('/api/animals', ember)).status).toBe(403)
    expect((await keeper.remove(`/api/reptiles/${newest.id}`)).status).toBe(204)
    expect((await keeper.get('/api/plan-limits/reptiles')).json()).toEqual({
      allowed: false,
      count: 11,
      limit: 10,
    })
  })

  test('a deleted animal frees its place; an archived one does not', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    await addAnimals(keeper, 10)
    const [newest] = (await keeper.get('/api/animals')).json()
    await keeper.patch(`/api/animals/${newest.id}`, { isArchived: true })
    expect((await keeper.post('/api/animals', ember)).status).toBe(403)
    await keeper.remove(`/api/reptiles/${newest.id}`)
    expect((await keeper.post('/api/animals', ember)).status).toBe(201)
  })

  test.each([0, 9])(
    'BIL-34 R16 fifty creates at once beside %i animals leave exactly ten',
    async (already) => {
      const keeper = await (await startApp(dialect)).keeper()
      await addAnimals(keeper, already)
      const made = await statuses(Array.from({ length: 50 }, () => keeper.post('/api/animals', ember)))
      expect(made).toEqual({ 201: 10 - already, 403: 40 + already })
      expect((await keeper.get('/api/animals')).json()).toHaveLength(10)
      expect((await keeper.get('/api/plan-limits/reptiles')).json()).toEqual({
        allowed: false,
        count: 10,
        limit: 10,
      })
    },
  )

  test('PLAN_LIMITS=off lets a keeper who runs it for themself add what they like', async () => {
    const keeper = await (await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })).keeper()
    await addAnimals(keeper, 11)
    expect((await keeper.get('/api/plan-limits/reptiles')).json()).toEqual({
      allowed: true,
      count: 11,
      limit: null,
    })
  })
})
