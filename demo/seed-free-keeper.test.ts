import { expect, test } from 'vitest'
import { startApp } from '../apps/server/src/testing/test-app.ts'
import { freeKeeper, seedFreeKeeper } from './seed-free-keeper.ts'

test('a second demo keeper stands at the limit of the free plan, and a second start leaves them as they are', async () => {
  const running = await startApp('sqlite', { ownDatabase: true })
  expect([await seedFreeKeeper(running.app), await seedFreeKeeper(running.app)]).toEqual([true, false])
  const robin = running.visitor()
  const { username, password } = freeKeeper
  expect((await robin.post('/api/login', { username, password })).json()).toMatchObject({ plan: 'free' })
  const planLimit = (await robin.get('/api/plan-limits/animals')).json()
  expect(planLimit).toEqual({ allowed: false, count: 10, limit: 10 })
})
