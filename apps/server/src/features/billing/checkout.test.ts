import { expect, test } from 'vitest'
import { onSqliteFirst } from '../../testing/both-databases.ts'
import { formOf } from '../../testing/full.ts'
import { openCheckout, planOf, startPayingApp, subscriptionOf } from '../../testing/paying.ts'
import { startApp } from '../../testing/test-app.ts'

const checkoutText = 'Failed to start checkout process. Please try again.'

onSqliteFirst('paying for Pro', (dialect) => {
  test('BIL-16 BIL-18 BIL-40 a checkout is opened by the server’s settings; nothing in the request has a say', async () => {
    const app = await startPayingApp(dialect, { env: { PUBLIC_URL: 'http://keeper.example' } })
    const keeper = await app.keeper({ username: 'mara' })
    const evil = { price: 'price_free', customer: 'cus_other', success_url: 'https://evil.example' }
    const answer = await keeper.post('/api/create-subscription?price=price_free', evil)
    expect([answer.status, Object.keys(answer.json())]).toEqual([200, ['url']])
    const [session] = [...app.stripe.books.sessions.values()]
    const [customer] = [...app.stripe.books.customers.values()]
    expect(session).toMatchObject({
      url: answer.json().url,
      mode: 'subscription',
      allow_promotion_codes: true,
      customer: customer?.id,
      success_url: 'http://keeper.example/subscription/success',
      cancel_url: 'http://keeper.example/subscribe',
    })
    expect(customer?.email).toBe('mara@example.org')
    const asked = app.stripe.calls.find((call) => call.body.includes('line_items'))
    expect(new URLSearchParams(asked?.body).get('line_items[0][price]')).toBe('price_pro_monthly')
    expect(await planOf(keeper)).toBe('free')
  })

  test('BIL-Q10 one customer a keeper: calls at once and later ones share customer and checkout', async () => {
    const app = await startPayingApp(dialect)
    const keeper = await app.keeper()
    const both = await Promise.all([1, 2, 3].map(() => keeper.post('/api/create-subscription')))
    // Beyond the minute in which the provider itself takes two calls for one.
    app.clock.moveOn({ minutes: 2 })
    const later = await keeper.post('/api/create-subscription')
    expect(new Set([...both, later].map((answer) => answer.json().url)).size).toBe(1)
    expect([app.stripe.books.customers.size, app.stripe.books.sessions.size]).toEqual([1, 1])
  })

  test('BIL-Q10 a second checkout answers 409, also when the message of the first is still on its way', async () => {
    const app = await startPayingApp(dialect)
    const keeper = await app.keeper()
    await app.pay(keeper)
    const refused = await keeper.post('/api/create-subscription')
    expect([refused.status, refused.json().code]).toEqual([409, 'taken'])
    expect(await planOf(keeper)).toBe('pro')
    expect((await keeper.post('/api/create-subscription')).status).toBe(409)
    expect(app.stripe.books.sessions.size).toBe(1)
  })

  test('a customer whom the provider has deleted is replaced by a new one', async () => {
    const app = await startPayingApp(dialect)
    const keeper = await app.keeper()
    const { customer } = await openCheckout(app.stripe, keeper)
    const gone = app.stripe.books.customers.get(customer)
    if (gone) app.stripe.books.removeCustomer(gone)
    app.clock.moveOn({ minutes: 2 })
    const anew = await openCheckout(app.stripe, keeper)
    expect(anew.customer).not.toBe(customer)
    await app.deliver(app.stripe.books.events)
    app.stripe.books.pay(anew)
    await app.deliver(app.stripe.books.events)
    expect(await planOf(keeper)).toBe('pro')
  })

  test('BIL-27 the portal is opened for the keeper’s own customer, and for nobody who never paid', async () => {
    const app = await startPayingApp(dialect)
    const keeper = await app.keeper()
    const nothing = await keeper.post('/api/create-portal-session')
    expect([nothing.status, nothing.json().code]).toEqual([404, 'not-found'])
    const { customer } = await app.pay(keeper)
    const answer = await keeper.post('/api/create-portal-session', { customer: 'cus_other' })
    expect([answer.status, Object.keys(answer.json())]).toEqual([200, ['url']])
    const [portal] = [...app.stripe.books.portals.values()]
    expect(portal).toMatchObject({ customer, return_url: 'http://localhost:3000/subscribe' })
  })

  test('BIL-27 a customer whom the provider has deleted unheard has no portal, and what they paid for has ended', async () => {
    const app = await startPayingApp(dialect)
    const keeper = await app.keeper()
    const { customer } = await app.pay(keeper)
    await app.deliver(app.stripe.books.events)
    app.stripe.books.removeCustomer(app.stripe.books.customers.get(customer) ?? expect.fail())
    const answer = await keeper.post('/api/create-portal-session')
    expect([answer.status, answer.json().code]).toEqual([404, 'not-found'])
    expect([await planOf(keeper), (await subscriptionOf(keeper)).isManaged]).toEqual(['free', false])
  })

  test('ACC-68 BIL-37 the references at the provider are kept, and no answer tells them', async () => {
    const app = await startPayingApp(dialect)
    const keeper = await app.keeper()
    const { id, customer } = await app.pay(keeper)
    await app.deliver(app.stripe.books.events)
    const kept = await app.app.db
      .selectFrom('subscription')
      .select(['stripeCustomerId', 'stripeSubscriptionId'])
      .execute()
    expect(kept).toEqual([{ stripeCustomerId: customer, stripeSubscriptionId: id }])
    const answers = [
      await keeper.get('/api/user'),
      await keeper.get('/api/subscription'),
      await keeper.post('/api/refresh-subscription'),
      await keeper.patch('/api/user/profile', { name: 'Mara', stripeCustomerId: 'cus_mine', plan: 'free' }),
      await keeper.post('/api/cancel-subscription'),
    ]
    for (const { text } of answers) expect(text).not.toMatch(/cus_|sub_|stripe/i)
    expect(await planOf(keeper)).toBe('pro')
  })
})

onSqliteFirst('cancelling', (dialect) => {
  test('BIL-07 BIL-31 BIL-39 R46 it ends with the paid period: Pro until then, free after it', async () => {
    const app = await startPayingApp(dialect)
    const keeper = await app.keeper()
    const subscription = await app.pay(keeper)
    await app.deliver(app.stripe.books.events)
    const answer = await keeper.post('/api/cancel-subscription')
    expect([answer.status, answer.json()]).toEqual([
      200,
      {
        state: 'cancelled',
        until: '2026-07-15T12:00:00.000Z',
        isManaged: true,
        payments: true,
        limits: true,
      },
    ])
    expect(subscription).toMatchObject({ status: 'active', cancel_at_period_end: true })
    await app.deliver(app.stripe.books.events)
    await app.comeBack(keeper, { days: 29 })
    expect([await planOf(keeper), (await subscriptionOf(keeper)).state]).toEqual(['pro', 'cancelled'])
    await app.comeBack(keeper, { days: 2 })
    app.stripe.books.endPeriod(subscription)
    await app.deliver(app.stripe.books.events)
    expect(await planOf(keeper)).toBe('free')
    expect(await subscriptionOf(keeper)).toMatchObject({ state: 'free', until: null })
  })

  test('R46 two clicks are one call to the provider, and a third changes nothing', async () => {
    const app = await startPayingApp(dialect)
    const keeper = await app.keeper()
    const { id } = await app.pay(keeper)
    await app.deliver(app.stripe.books.events)
    const twice = await Promise.all([1, 2].map(() => keeper.post('/api/cancel-subscription')))
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect((await keeper.post('/api/cancel-subscription')).status).toBe(200)
    expect(app.stripe.countCalls(`POST /v1/subscriptions/${id}`)).toBe(1)
  })

  test('BIL-39 a look that overtakes the cancelling does not hide it', async () => {
    const app = await startPayingApp(dialect)
    const keeper = await app.keeper()
    await app.pay(keeper)
    await app.deliver(app.stripe.books.events)
    // As if a question had been asked after the call to cancel, and answered before the provider took it.
    await app.app.db
      .updateTable('subscription')
      .set((eb) => ({ answered: eb('asked', '+', 1) }))
      .execute()
    const answer = await keeper.post('/api/cancel-subscription')
    expect([answer.status, answer.json().state]).toEqual([200, 'cancelled'])
  })

  test('BIL-Q04 it can be resumed through the portal until the period ends', async () => {
    const app = await startPayingApp(dialect)
    const keeper = await app.keeper()
    const subscription = await app.pay(keeper)
    await app.deliver(app.stripe.books.events)
    await keeper.post('/api/cancel-subscription')
    app.stripe.books.setCancel(subscription, false)
    await app.deliver(app.stripe.books.events)
    expect((await subscriptionOf(keeper)).state).toBe('pro')
    await app.comeBack(keeper, { days: 31 })
    app.stripe.books.endPeriod(subscription)
    await app.deliver(app.stripe.books.events)
    expect(await subscriptionOf(keeper)).toMatchObject({ state: 'pro', until: '2026-08-14T12:00:00.000Z' })
  })

  test('BIL-31 without a running subscription it answers 404, also for one that has ended unheard', async () => {
    const app = await startPayingApp(dialect)
    const keeper = await app.keeper()
    expect((await keeper.post('/api/cancel-subscription')).status).toBe(404)
    const subscription = await app.pay(keeper)
    await app.deliver(app.stripe.books.events)
    app.stripe.books.end(subscription)
    const answer = await keeper.post('/api/cancel-subscription')
    expect([answer.status, answer.json().message]).toEqual([404, 'There is no subscription to cancel'])
    expect(await planOf(keeper)).toBe('free')
  })

  test('BIL-Q09 Pro lasts while a failed payment is tried again, and ends when the provider gives up', async () => {
    const app = await startPayingApp(dialect)
    const keeper = await app.keeper()
    const subscription = await app.pay(keeper)
    app.stripe.books.failPayment(subscription)
    await app.deliver(app.stripe.books.events)
    expect([await planOf(keeper), (await subscriptionOf(keeper)).state]).toEqual(['pro', 'pastDue'])
    app.stripe.books.end(subscription)
    await app.deliver(app.stripe.books.events)
    expect(await planOf(keeper)).toBe('free')
  })
})

onSqliteFirst('without the provider', (dialect) => {
  test('BIL-19 BIL-Q12 without keys payments answer 503 with the documented text, and all else works', async () => {
    const { keeper: newKeeper, visitor } = await startApp(dialect)
    const keeper = await newKeeper()
    const checkout = await keeper.post('/api/create-subscription')
    expect([checkout.status, checkout.json()]).toEqual([503, { message: checkoutText, code: 'unavailable' }])
    expect((await keeper.post('/api/create-portal-session')).status).toBe(503)
    const cancel = await keeper.post('/api/cancel-subscription')
    expect([cancel.status, cancel.json().message]).toEqual([503, 'Failed to cancel subscription'])
    expect((await visitor().post('/api/stripe/webhook', {})).status).toBe(503)
    expect(await subscriptionOf(keeper)).toEqual({
      state: 'free',
      until: null,
      isManaged: false,
      payments: false,
      limits: true,
    })
    expect((await keeper.post('/api/refresh-subscription')).status).toBe(200)
  })

  test(
    'BIL-19 BIL-33 R44 failures and nonsense of the provider are told as such, and change nothing',
    formOf(dialect === 'sqlite'),
    async () => {
      const app = await startPayingApp(dialect)
      const [payer, keeper] = [await app.keeper(), await app.keeper()]
      await app.pay(payer)
      await app.deliver(app.stripe.books.events)
      const before = await app.app.db.selectFrom('subscription').selectAll().orderBy('keeperId').execute()
      for (const fault of ['fails', 'babbles'] as const) {
        app.stripe.fail(fault)
        const checkout = await keeper.post('/api/create-subscription')
        expect([checkout.status, checkout.json().message]).toEqual([503, checkoutText])
        const cancel = await payer.post('/api/cancel-subscription')
        expect([cancel.status, cancel.json().message]).toEqual([503, 'Failed to cancel subscription'])
        expect((await payer.post('/api/create-portal-session')).status).toBe(503)
        app.clock.moveOn({ minutes: 1 })
        expect((await payer.post('/api/refresh-subscription')).status).toBe(503)
      }
      app.stripe.fail(null)
      const after = await app.app.db.selectFrom('subscription').selectAll().orderBy('keeperId').execute()
      const asked = expect.anything()
      expect(after).toEqual(before.map((row) => ({ ...row, asked })))
      app.clock.moveOn({ minutes: 2 })
      expect((await keeper.post('/api/create-subscription')).status).toBe(200)
    },
  )
})
