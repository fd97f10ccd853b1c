import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createPair } from '../../testing/pair.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const atLimit =
  "You've reached the free plan limit of 5 breeding projects. Upgrade to the Pro plan in settings for unlimited access!"

/** Adds projects and answers the body that makes one more. */
async function addProjects(keeper: Visitor, count: number) {
  const body = { ...(await createPair(keeper)), name: 'Pair', startDate: '2026-06-15', status: 'Pairing' }
  for (let n = 0; n < count; n += 1)
    expect((await keeper.post('/api/breeding-projects', body)).status).toBe(201)
  return body
}

const limitOf = async (keeper: Visitor) => (await keeper.get('/api/plan-limits/breeding-projects')).json()

onBothDatabases('the limit of projects', (dialect) => {
  test('BIL-02 BIL-12 BRD-43 BRD-Q07 the sixth project of the free plan is refused with 403 and nothing is stored', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const body = await addProjects(keeper, 5)
    const refused = await keeper.post('/api/breeding-projects', body)
    expect([refused.status, refused.json()]).toEqual([403, { message: atLimit, code: 'plan-limit' }])
    expect((await keeper.get('/api/breeding-projects')).json()).toHaveLength(5)
    expect((await keeper.get('/api/dashboard')).json().activeBreeding).toBe(5)
    expect(await limitOf(keeper)).toEqual({ allowed: false, count: 5, limit: 5 })
  })

  test('BIL-Q02 a finished project keeps its place, a deleted one frees it', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const body = await addProjects(keeper, 5)
    const [{ id }] = (await keeper.get('/api/breeding-projects')).json()
    await keeper.put(`/api/breeding-projects/${id}`, { status: 'Completed' })
    expect((await keeper.post('/api/breeding-projects', body)).status).toBe(403)
    expect((await keeper.remove(`/api/breeding-projects/${id}`)).status).toBe(204)
    expect((await keeper.get('/api/dashboard')).json().activeBreeding).toBe(4)
    expect((await keeper.post('/api/breeding-projects', body)).status).toBe(201)
  })

  test('R18 BIL-41 back on free with more than the limit all is changeable and deletable, only adding is refused', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const keeper = await running.keeper()
    await running.app.db.updateTable('keeper').set({ plan: 'pro' }).execute()
    const body = await addProjects(keeper, 7)
    await running.app.db.updateTable('keeper').set({ plan: 'free' }).execute()
    const [{ id }] = (await keeper.get('/api/breeding-projects')).json()
    expect((await keeper.put(`/api/breeding-projects/${id}`, { name: 'Renamed' })).status).toBe(200)
    expect((await keeper.post('/api/breeding-projects', body)).status).toBe(403)
    expect((await keeper.remove(`/api/breeding-projects/${id}`)).status).toBe(204)
    expect(await limitOf(keeper)).toEqual({ allowed: false, count: 6, limit: 5 })
  })

  test.each([0, 4])(
    'R17 BIL-34 fifty creates at once beside %i projects leave exactly five',
    async (already) => {
      const keeper = await (await startApp(dialect)).keeper()
      const body = await addProjects(keeper, already)
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => keeper.post('/api/breeding-projects', body)),
      )
      const counts = Object.groupBy(answers, ({ status }) => String(status))
      expect([counts[201]?.length, counts[403]?.length]).toEqual([5 - already, 45 + already])
      expect((await keeper.get('/api/breeding-projects')).json()).toHaveLength(5)
      expect(await limitOf(keeper)).toEqual({ allowed: false, count: 5, limit: 5 })
    },
  )

  test('SHELL-59 R14 R15 the same key at once makes one project and one answer; with another body it is refused', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const body = await addProjects(keeper, 0)
    const key = { 'idempotency-key': 'form-1' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => keeper.post('/api/breeding-projects', body, key)),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect((await keeper.get('/api/breeding-projects')).json()).toHaveLength(1)
    const reused = await keeper.post('/api/breeding-projects', { ...body, name: 'Other' }, key)
    expect([reused.status, reused.json().code]).toEqual([422, 'key-reused'])
  })
})
