import { expect, test } from 'vitest'
import { onSqliteFirst } from '../../testing/both-databases.ts'
import { formOf } from '../../testing/full.ts'
import { type PayingApp, planOf, startPayingApp, subscriptionOf } from '../../testing/paying.ts'
import type { StripeEvent } from '../../testing/stripe/records.ts'
import { signEvent } from '../../testing/stripe/stand-in.ts'

const ember = { name: 'Ember', species: 'Python regius' }

const countHeard = async ({ app }: PayingApp): Promise<number> =>
  (await app.db.selectFrom('paymentEvent').select('id').execute()).length

const post = (app: PayingApp, message: { body: string; headers: Record<string, string> }) =>
  app.visitor().call('POST', '/api/stripe/webhook', message)

/** Every order of some things. */
function orders<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]]
  return things.flatMap((first, at) => orders(things.toSpliced(at, 1)).map((rest) => [first, ...rest]))
}

const lifeCycle = [
  'customer.subscription.created',
  'invoice.paid',
  'customer.subscription.updated',
  'customer.subscription.deleted',
] as const

/** What the provider tells of a first payment. */
const paidFor: readonly string[] = [
  'customer.subscription.created',
  'invoice.paid',
  'checkout.session.completed',
]

/** The same message as if it were another one, so that it may have its effect again. */
const anew = (event: StripeEvent, round: number): StripeEvent => ({ ...event, id: `${event.id}_${round}` })

onSqliteFirst('messages of the provider', (dialect) => {
  test('BIL-37 a signed message makes the keeper Pro at once, from wherever it comes', async () => {
    const app = await startPayingApp(dialect)
    const keeper = await app.keeper()
    await app.pay(keeper)
    expect(await planOf(keeper)).toBe('free')
    const paid = app.stripe.books.events.find(({ type }) => type === 'checkout.session.completed')
    const { body, headers } = signEvent(paid as StripeEvent, app.clock.now())
    const foreign = { ...headers, origin: 'https://stripe.example', 'sec-fetch-site': 'cross-site' }
    expect((await post(app, { body, headers: foreign })).status).toBe(204)
    expect(await planOf(keeper)).toBe('pro')
    expect(await subscriptionOf(keeper)).toEqual({
      state: 'pro',
      until: '2026-07-15T12:00:00.000Z',
      isManaged: true,
      payments: true,
      limits: true,
    })
    expect((await keeper.get('/api/plan-limits/reptiles')).json()).toMatchObject({
      allowed: true,
      limit: null,
    })
  })

  test('BIL-37 R40 a forged message is refused with 400 and has no effect', async () => {
    const app = await startPayingApp(dialect)
    const keeper = await app.keeper()
    await app.pay(keeper)
    const event = app.stripe.books.events.at(-1) as StripeEvent
    const now = app.clock.now()
    const { body, headers } = signEvent(event, now)
    const unsigned = { 'content-type': 'application/json' }
    const forged = [
      signEvent(event, now, 'whsec_guessed'),
      { body, headers: unsigned },
      { body: `${body} `, headers },
      { body: body.replace('"paid"', '"PAID"'), headers },
      { body, headers: { ...headers, 'stripe-signature': 'nonsense' } },
      { body, headers: { ...headers, 'stripe-signature': `t=${Math.floor(now.getTime() / 1000)},v1=` } },
      signEvent(event, new Date(now.getTime() - 301_000)),
      { body: 'not json', headers: unsigned },
      { body: '', headers },
    ]
    for (const message of forged) {
      const answer = await post(app, message)
      expect([answer.status, answer.json().code]).toEqual([400, 'not-valid'])
    }
    expect([await planOf(keeper), await countHeard(app)]).toEqual(['free', 0])
    expect((await post(app, { body, headers })).status).toBe(204)
  })

  test('BIL-37 R41 a message that comes five times at once and five times in a row has one effect', async () => {
    const app = await startPayingApp(dialect)
    const [keeper, once] = [await app.keeper(), await app.keeper()]
    const paidBy = async (who: typeof keeper): Promise<StripeEvent> => {
      await app.pay(who)
      return app.stripe.books.events.at(-1) ?? expect.fail()
    }
    const [event, single] = [await paidBy(keeper), await paidBy(once)]
    await app.deliver([single])
    const atOnce = await Promise.all(Array.from({ length: 5 }, () => app.send(event)))
    expect(atOnce.map(({ status }) => status)).toEqual(Array(5).fill(204))
    await app.deliver(Array(5).fill(event))
    expect([await countHeard(app), await planOf(keeper), await planOf(once)]).toEqual([2, 'pro', 'pro'])
    // Ten messages have changed as much as one has.
    const changes = await app.app.db.selectFrom('keeperState').select('dataVersion').execute()
    expect(new Set(changes.map(({ dataVersion }) => dataVersion)).size).toBe(1)
  })

  test(
    'R42 the messages of a life cycle leave the same in each of their orders',
    formOf(dialect === 'sqlite'),
    async () => {
      const app = await startPayingApp(dialect)
      const keeper = await app.keeper()
      const { books } = app.stripe
      /** A subscription that began, was cancelled and has ended; the keeper is Pro and has heard of nothing after that. */
      const liveThrough = async (): Promise<StripeEvent[]> => {
        const from = books.events.length
        const subscription = await app.pay(keeper)
        await app.deliver(books.events.slice(from).map((event) => anew(event, 1)))
        expect(await planOf(keeper)).toBe('pro')
        books.setCancel(subscription, true)
        books.end(subscription)
        const told = books.events.slice(from)
        return lifeCycle.map((kind) => told.find(({ type }) => type === kind) ?? expect.fail(kind))
      }
      const places = lifeCycle.map((_, place) => place)
      for (const order of orders(places)) {
        const events = await liveThrough()
        await app.deliver(order.map((place) => events[place] ?? expect.fail()))
        expect([await planOf(keeper), await subscriptionOf(keeper)], order.join()).toEqual([
          'free',
          expect.objectContaining({ state: 'free', until: null }),
        ])
      }
    },
  )

  test('R42 messages that come between the changes, in any order, never leave behind what has been heard', async () => {
    const app = await startPayingApp(dialect)
    const keeper = await app.keeper()
    const { books } = app.stripe
    const subscription = await app.pay(keeper)
    const began = books.events.filter(({ type }) => paidFor.includes(type))
    for (const [round, order] of orders(began).entries()) {
      await app.deliver(order.map((event) => anew(event, round)))
      expect(await planOf(keeper)).toBe('pro')
    }
    books.failPayment(subscription)
    for (const [round, order] of orders(books.events.slice(-2)).entries()) {
      await app.deliver([...order, ...began].map((event) => anew(event, round + 10)))
      expect([await planOf(keeper), (await subscriptionOf(keeper)).state]).toEqual(['pro', 'pastDue'])
    }
    books.setCancel(subscription, true)
    await app.deliver([books.events.at(-1) ?? expect.fail(), ...began.map((event) => anew(event, 20))])
    expect([await planOf(keeper), (await subscriptionOf(keeper)).state]).toEqual(['pro', 'cancelled'])
  })

  test('R42 an answer that is overtaken by that to a later question changes nothing', async () => {
    const app = await startPayingApp(dialect)
    const keeper = await app.keeper()
    await app.pay(keeper)
    await app.deliver(app.stripe.books.events)
    await app.app.db.updateTable('subscription').set({ answered: 1000 }).execute()
    for (const subscription of app.stripe.books.subscriptions.values()) app.stripe.books.end(subscription)
    await app.deliver(app.stripe.books.events)
    expect(await planOf(keeper)).toBe('pro')
  })

  test('R47 messages about unknown and deleted customers, or with another’s number in them, change nothing', async () => {
    const app = await startPayingApp(dialect)
    const [keeper, other] = [await app.keeper(), await app.keeper()]
    const { books } = app.stripe
    const { id } = (await keeper.get('/api/user')).json()
    const stranger = books.addCustomer(null, { keeper: String(id) })
    const asked = { success_url: 'http://x', cancel_url: 'http://x', allow_promotion_codes: false }
    books.pay(books.openCheckout({ ...asked, customer: stranger.id }, 'price_pro_monthly'))
    await app.deliver(books.events)
    expect([await planOf(keeper), await planOf(other), await countHeard(app)]).toEqual(['free', 'free', 0])
    const { customer } = await app.pay(other)
    await app.deliver(books.events)
    const gone = books.customers.get(customer)
    if (gone) books.removeCustomer(gone)
    await app.deliver(books.events)
    expect([await planOf(keeper), await planOf(other)]).toEqual(['free', 'free'])
    expect((await subscriptionOf(other)).isManaged).toBe(false)
  })

  test('R44 a message that comes while the provider does not answer is taken when it comes again', async () => {
    const app = await startPayingApp(dialect)
    const keeper = await app.keeper()
    await app.pay(keeper)
    const event = app.stripe.books.events.at(-1) as StripeEvent
    app.stripe.fail('fails')
    expect((await app.send(event)).status).toBe(503)
    expect([await planOf(keeper), await countHeard(app)]).toEqual(['free', 0])
    app.stripe.fail(null)
    await app.deliver([event])
    expect(await planOf(keeper)).toBe('pro')
  })

  test(
    'BIL-41 R18 back on free by a message, everything stays readable, changeable and deletable; adding is refused',
    formOf(dialect === 'sqlite'),
    async () => {
      const app = await startPayingApp(dialect)
      const keeper = await app.keeper()
      const subscription = await app.pay(keeper)
      await app.deliver(app.stripe.books.events)
      for (let n = 0; n < 3; n += 1)
        await Promise.all(Array.from({ length: 10 }, () => keeper.post('/api/animals', ember)))
      app.stripe.books.end(subscription)
      await app.deliver(app.stripe.books.events)
      const animals: { id: number }[] = (await keeper.get('/api/animals')).json()
      expect(animals).toHaveLength(30)
      const sweep = async (work: (id: number) => Promise<{ status: number }>) =>
        new Set((await Promise.all(animals.map(({ id }) => work(id)))).map(({ status }) => status))
      expect(await sweep((id) => keeper.get(`/api/animals/${id}`))).toEqual(new Set([200]))
      expect(await sweep((id) => keeper.patch(`/api/animals/${id}`, { weight: 5 }))).toEqual(new Set([200]))
      expect((await keeper.post('/api/animals', ember)).status).toBe(403)
      expect(await sweep((id) => keeper.remove(`/api/reptiles/${id}`))).toEqual(new Set([204]))
      expect((await keeper.post('/api/animals', ember)).status).toBe(201)
    },
  )

  test('a plan that the operator gave is not taken by messages, and a paid one comes back', async () => {
    const app = await startPayingApp(dialect)
    const keeper = await app.keeper({ username: 'mara' })
    const subscription = await app.pay(keeper)
    await app.deliver(app.stripe.books.events)
    app.stripe.books.end(subscription)
    await app.deliver(app.stripe.books.events)
    await app.app.services.accounts.operator.setPlan('mara', 'pro')
    await app.deliver(app.stripe.books.events.map((event) => anew(event, 1)))
    expect([await planOf(keeper), (await subscriptionOf(keeper)).state]).toEqual(['pro', 'pro'])
  })
})
