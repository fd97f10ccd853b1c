import { expect, onTestFinished, test } from 'vitest'
import { openCheckout, planOf, standingOf } from '../../testing/paying.ts'
import { RunningServer } from '../../testing/running-server.ts'
import { signEvent, startStripeStandIn } from '../../testing/stripe/stand-in.ts'
import { createVisitor } from '../../testing/visitor.ts'

const rounds = 10

test('R43 kill -9 while messages are taken, then the same messages again: the state is right', async () => {
  const stripe = await startStripeStandIn()
  onTestFinished(() => stripe.close())
  const server = await RunningServer.launch({ LOG_LEVEL: 'warn', ...stripe.env })
  onTestFinished(() => server.dispose())
  const keeper = createVisitor(server.url)
  const details = { username: 'mara', email: 'mara@example.org', password: 'rack-7-tubs' }
  expect((await keeper.post('/api/register', details)).status).toBe(201)
  const subscription = stripe.books.pay(await openCheckout(stripe, keeper))
  const send = (from: number) =>
    Promise.all(
      stripe.books.events
        .slice(from)
        .map((event) =>
          keeper.call('POST', '/api/stripe/webhook', signEvent(event, new Date())).catch(() => null),
        ),
    )
  for (let round = 0; round < rounds; round += 1) {
    const from = Math.max(stripe.books.events.length - 3, 0)
    stripe.books.setCancel(subscription, round % 2 === 0)
    const questions = stripe.countCalls('GET /v1/subscriptions')
    const cut = send(from)
    // The provider has been asked, so the server is in the middle of it.
    await expect
      .poll(() => stripe.countCalls('GET /v1/subscriptions'), { interval: 1 })
      .toBeGreaterThan(questions)
    await server.kill9()
    await cut
    await server.start()
    const again = await send(from)
    expect(again.map((answer) => answer?.status)).toEqual(again.map(() => 204))
    expect([await planOf(keeper), (await standingOf(keeper)).state]).toEqual([
      'pro',
      round % 2 === 0 ? 'cancelled' : 'pro',
    ])
  }
  stripe.books.end(subscription)
  const last = await send(0)
  expect(last.map((answer) => answer?.status)).toEqual(last.map(() => 204))
  expect(await planOf(keeper)).toBe('free')
})
