import { expect, onTestFinished } from 'vitest'
import type { DialectName } from '../platform/database/database.ts'
import type { CheckoutSession, StripeEvent, Subscription } from './stripe/records.ts'
import { type StripeStandIn, signEvent, startStripeStandIn } from './stripe/stand-in.ts'
import { type StartOptions, startApp, type TestApp } from './test-app.ts'
import { createTestClock, type TestClock } from './test-clock.ts'
import type { Answered, Visitor } from './visitor.ts'

/** The product with a payment provider beside it, on one clock; messages are delivered by the test. */
export type PayingApp = TestApp & {
  readonly stripe: StripeStandIn
  readonly clock: TestClock
  /** Sends messages as the provider would, one after the other, and expects each to be taken. */
  readonly deliver: (events: readonly StripeEvent[]) => Promise<void>
  readonly send: (event: StripeEvent, secret?: string) => Promise<Answered>
  /** Goes to the checkout and pays there; no message is delivered. */
  readonly pay: (keeper: Visitor) => Promise<Subscription>
  /** Lets time pass for a keeper, who comes back and signs in. */
  readonly comeBack: (keeper: Visitor, after: Parameters<TestClock['moveOn']>[0]) => Promise<void>
}

export async function startPayingApp(dialect: DialectName, options: StartOptions = {}): Promise<PayingApp> {
  const clock = createTestClock()
  const stripe = await startStripeStandIn({ now: clock.now })
  // Ends after the product, which may still have to tell it something.
  const running = await startApp(dialect, { clock, ...options, env: { ...stripe.env, ...options.env } })
  onTestFinished(() => stripe.close())
  const send = (event: StripeEvent, secret?: string): Promise<Answered> =>
    running.visitor().call('POST', '/api/stripe/webhook', signEvent(event, clock.now(), secret))
  return {
    ...running,
    stripe,
    clock,
    send,
    deliver: async (events) => {
      for (const event of events) expect((await send(event)).status).toBe(204)
    },
    comeBack: async (keeper, after) => {
      const { username } = (await keeper.get('/api/user')).json()
      clock.moveOn(after)
      const answer = await keeper.post('/api/login', { username, password: 'rack-7-tubs' })
      expect(answer.status, answer.text).toBe(200)
    },
    pay: async (keeper) => stripe.books.pay(await openCheckout(stripe, keeper)),
  }
}

/** Starts a checkout as the browser does, and answers the provider's session of it. */
export async function openCheckout(stripe: StripeStandIn, keeper: Visitor): Promise<CheckoutSession> {
  const answer = await keeper.post('/api/create-subscription')
  expect(answer.status, answer.text).toBe(200)
  const { url } = answer.json()
  const session = [...stripe.books.sessions.values()].find((one) => one.url === url)
  if (!session) throw new Error(`No checkout at ${url}`)
  return session
}

export const planOf = async (keeper: Visitor): Promise<string> => (await keeper.get('/api/user')).json().plan

/** What the Pro box is told. */
export const subscriptionOf = async (keeper: Visitor) => (await keeper.get('/api/subscription')).json()
