import { inPortions } from '@clutchbook/domain/kernel/portions'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { startPayingApp } from '../../testing/paying.ts'
import { median } from '../../testing/statistics.ts'
import type { Answered, Visitor } from '../../testing/visitor.ts'

/** How long each of twenty saves of a keeper takes, in milliseconds. */
async function timesOf(keeper: Visitor): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < 20; n += 1) {
    const asked = performance.now()
    const answer = await keeper.patch('/api/user/profile', { name: `Otto ${n}` })
    expect(answer.status, answer.text).toBe(200)
    times.push(performance.now() - asked)
  }
  return times
}

const ember = { name: 'Ember', species: 'Python regius' }
const checkoutText = 'Failed to start checkout process. Please try again.'

onBothDatabases('a provider that does not answer', (dialect) => {
  test.each(['hangs', 'fails'] as const)(
    'R44 one that %s is given up within ten seconds, with the documented words, and delays nobody else',
    async (fault) => {
      const app = await startPayingApp(dialect)
      const [payer, keeper, other] = [await app.keeper(), await app.keeper(), await app.keeper()]
      await app.pay(payer)
      await app.deliver(app.stripe.books.events)
      const idle = await timesOf(other)
      app.stripe.fail(fault)
      const start = performance.now()
      const timed = async (call: Promise<Answered>) => {
        const { status, json } = await call
        return { status, message: json().message, isInTime: performance.now() - start < 10_000 }
      }
      const waiting = Promise.all([
        timed(keeper.post('/api/create-subscription')),
        timed(payer.post('/api/create-portal-session')),
        timed(payer.post('/api/cancel-subscription')),
        timed(app.send({ ...(app.stripe.books.events.at(-1) ?? expect.fail()), id: 'evt_new' })),
      ])
      const meanwhile = await timesOf(other)
      console.log(
        `${dialect}, provider ${fault}: another keeper's save takes ${median(meanwhile).toFixed(1)} ms, ${median(idle).toFixed(1)} ms before`,
      )
      expect(median(meanwhile)).toBeLessThan(3 * median(idle) + 20)
      const [checkout, portal, cancel, message] = await waiting
      const failed = (message: string) => ({ status: 503, message, isInTime: true })
      expect(checkout).toEqual(failed(checkoutText))
      expect(portal).toEqual(failed('Failed to open the page of your subscription. Please try again.'))
      expect(cancel).toEqual(failed('Failed to cancel subscription'))
      // The provider sends it again.
      expect(message).toMatchObject({ status: 503, isInTime: true })
    },
  )
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
    // Some at a time: how many a server takes at once is another question.
    const sweep = async (work: (id: number) => Promise<{ status: number }>) => {
      const statuses = new Set<number>()
      for (const some of inPortions(animals, 25))
        for (const { status } of await Promise.all(some.map(({ id }) => work(id)))) statuses.add(status)
      return statuses
    }
    expect(await sweep((id) => keeper.get(`/api/animals/${id}`))).toEqual(new Set([200]))
    expect(await sweep((id) => keeper.patch(`/api/animals/${id}`, { weight: 5 }))).toEqual(new Set([200]))
    expect((await keeper.post('/api/animals', ember)).status).toBe(403)
    expect(await sweep((id) => keeper.remove(`/api/reptiles/${id}`))).toEqual(new Set([204]))
    expect((await keeper.post('/api/animals', ember)).status).toBe(201)
  })
})
