import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { startPayingApp } from '../../testing/paying.ts'

const ember = { name: 'Ember', species: 'Python regius' }
const checkoutText = 'Failed to start checkout process. Please try again.'

test('R44 a provider that hangs is given up within ten seconds, and delays nobody else', async () => {
  const app = await startPayingApp('sqlite')
  const [keeper, other] = [await app.keeper(), await app.keeper()]
  app.stripe.fail('hangs')
  const start = performance.now()
  const hanging = keeper.post('/api/create-subscription')
  const others: number[] = []
  for (let n = 0; n < 20; n += 1) {
    const asked = performance.now()
    const answer = await other.patch('/api/user/profile', { name: `Otto ${n}` })
    expect(answer.status, answer.text).toBe(200)
    others.push(performance.now() - asked)
  }
  expect(Math.max(...others)).toBeLessThan(2000)
  const answer = await hanging
  expect([answer.status, answer.json().message]).toEqual([503, checkoutText])
  expect(performance.now() - start).toBeLessThan(10_000)
})

onBothDatabases('a large collection back on the free plan', (dialect) => {
  test('R18 with 500 animals, back on free by a message, everything stays readable, changeable and deletable; adding is refused', async () => {
    const app = await startPayingApp(dialect)
    const keeper = await app.keeper()
    const subscription = await app.pay(keeper)
    await app.deliver(app.stripe.books.events)
    for (let n = 0; n < 50; n += 1)
      await Promise.all(Array.from({ length: 10 }, () => keeper.post('/api/animals', ember)))
    app.stripe.books.end(subscription)
    await app.deliver(app.stripe.books.events)
    const animals: { id: number }[] = (await keeper.get('/api/animals')).json()
    expect(animals).toHaveLength(500)
    const sweep = async (work: (id: number) => Promise<{ status: number }>) =>
      new Set((await Promise.all(animals.map(({ id }) => work(id)))).map(({ status }) => status))
    expect(await sweep((id) => keeper.get(`/api/animals/${id}`))).toEqual(new Set([200]))
    expect(await sweep((id) => keeper.patch(`/api/animals/${id}`, { weight: 5 }))).toEqual(new Set([200]))
    expect((await keeper.post('/api/animals', ember)).status).toBe(403)
    expect(await sweep((id) => keeper.remove(`/api/reptiles/${id}`))).toEqual(new Set([204]))
    expect((await keeper.post('/api/animals', ember)).status).toBe(201)
  })
})
