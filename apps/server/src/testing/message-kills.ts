import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import type { DialectName } from '../platform/database/database.ts'
import { createPlace } from './both-databases.ts'
import { openCheckout, planOf, subscriptionOf } from './paying.ts'
import { RunningServer } from './running-server.ts'
import { signEvent, startStripeStandIn } from './stripe/stand-in.ts'
import { createVisitor } from './visitor.ts'

/** Milliseconds after the provider was asked at which the server is killed: before, in and after its transaction. */
const cuts = [0, 1, 2, 3, 5, 8, 13, 21] as const

/** A server with a payment provider beside it, and a keeper who has just paid. */
async function startPaid(dialect: DialectName) {
  const place = await createPlace(dialect)
  onTestFinished(() => place.remove())
  const stripe = await startStripeStandIn()
  onTestFinished(() => stripe.close())
  const database = place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}
  const server = await RunningServer.launch({
    LOG_LEVEL: 'warn',
    DATA_DIR: place.dataDir,
    ...database,
    ...stripe.env,
  })
  onTestFinished(() => server.dispose())
  const keeper = createVisitor(server.url)
  const details = { username: 'mara', email: 'mara@example.org', password: 'rack-7-tubs' }
  expect((await keeper.post('/api/register', details)).status).toBe(201)
  const subscription = stripe.books.pay(await openCheckout(stripe, keeper))
  return { stripe, server, keeper, subscription }
}

/**
 * Kills a server again and again while it takes messages of the provider, sends the same messages again after each
 * start, and expects the state to be right every time (R43). In every round something else is true.
 */
export async function killAmongMessages(dialect: DialectName, rounds: number): Promise<void> {
  const { stripe, server, keeper, subscription } = await startPaid(dialect)
  const { books } = stripe
  const send = (from: number) =>
    Promise.all(
      books.events
        .slice(from)
        .map((event) =>
          keeper.call('POST', '/api/stripe/webhook', signEvent(event, new Date())).catch(() => null),
        ),
    )
  const expectTaken = async (from: number): Promise<void> => {
    const answers = await send(from)
    expect(answers.map((answer) => answer?.status)).toEqual(answers.map(() => 204))
  }
  for (let round = 0; round < rounds; round += 1) {
    const from = Math.max(books.events.length - 3, 0)
    books.setCancel(subscription, round % 2 === 0)
    const questions = stripe.countCalls('GET /v1/subscriptions')
    const cut = send(from)
    // The provider has been asked, so the server is in the middle of it.
    await expect
      .poll(() => stripe.countCalls('GET /v1/subscriptions'), { interval: 1, timeout: 20_000 })
      .toBeGreaterThan(questions)
    await wait(cuts[round % cuts.length])
    await server.kill9()
    await cut
    await server.start()
    await expectTaken(from)
    expect([await planOf(keeper), (await subscriptionOf(keeper)).state], `round ${round}`).toEqual([
      'pro',
      round % 2 === 0 ? 'cancelled' : 'pro',
    ])
  }
  books.end(subscription)
  await expectTaken(0)
  expect([await planOf(keeper), (await subscriptionOf(keeper)).state]).toEqual(['free', 'free'])
}
