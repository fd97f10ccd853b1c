import { expect, test } from 'vitest'
import { openCheckout, planOf, startPayingApp } from '../../testing/paying.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { createVisitor, type Visitor } from '../../testing/visitor.ts'

/** Two servers on one database and one payment provider, at both sides of a full minute. */
async function startTwo() {
  const one = await startPayingApp('postgres', { withLock: true })
  one.clock.moveTo('2026-06-15T12:00:59.900Z')
  const two = await startApp('postgres', {
    withLock: true,
    clock: createTestClock('2026-06-15T12:01:00.100Z'),
    env: { ...one.stripe.env, DATABASE_URL: one.place.databaseUrl ?? '' },
  })
  const sameThere = (keeper: Visitor): Visitor => {
    const there = createVisitor(two.url)
    for (const [name, value] of keeper.cookies) there.cookies.set(name, value)
    return there
  }
  return { one, sameThere }
}

test('BIL-Q10 through two servers at once a keeper gets one customer and one checkout', async () => {
  const { one, sameThere } = await startTwo()
  const keepers = await Promise.all(Array.from({ length: 6 }, () => one.keeper()))
  const open = async (keeper: Visitor) => (await keeper.post('/api/create-subscription')).json().url
  const asked = keepers.map(async (keeper) => {
    const urls = await Promise.all([keeper, sameThere(keeper), keeper, sameThere(keeper)].map(open))
    return new Set(urls).size
  })
  expect(await Promise.all(asked)).toEqual(Array(6).fill(1))
  expect([one.stripe.books.customers.size, one.stripe.books.sessions.size]).toEqual([6, 6])
})

test('BIL-Q10 a checkout that is paid while another is asked for through another server stays the only one', async () => {
  const { one, sameThere } = await startTwo()
  const keeper = await one.keeper()
  const session = await openCheckout(one.stripe, keeper)
  one.stripe.afterNextCall(() => void one.stripe.books.pay(session))
  const again = await sameThere(keeper).post('/api/create-subscription')
  expect([again.status, again.json().code]).toEqual([409, 'taken'])
  expect(one.stripe.books.sessions.size).toBe(1)
  expect(await planOf(keeper)).toBe('pro')
})

test('BIL-19 a server that died amid a checkout keeps no other from opening it for longer than a minute', async () => {
  const { one } = await startTwo()
  const keeper = await one.keeper()
  const { id } = (await keeper.get('/api/user')).json()
  const left = { count: 1, blockedUntil: '', expiresAt: '2026-06-15T12:01:59.900Z' }
  await one.app.db
    .insertInto('attempt')
    .values({ ...left, key: `alone checkout ${id}` })
    .execute()
  one.clock.moveTo('2026-06-15T12:02:00.000Z')
  await openCheckout(one.stripe, keeper)
  expect(one.stripe.books.sessions.size).toBe(1)
})
