import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { openCheckout, planOf, startPayingApp, subscriptionOf } from '../../testing/paying.ts'

onBothDatabases('messages that never come', (dialect) => {
  test('BIL-38 R45 the success page’s question finds the payment; without one it changes nothing', async () => {
    const app = await startPayingApp(dialect)
    const keeper = await app.keeper()
    expect((await keeper.post('/api/refresh-subscription')).json()).toMatchObject({ state: 'free' })
    const session = await openCheckout(app.stripe, keeper)
    app.clock.moveOn({ minutes: 1 })
    const unpaid = await keeper.post('/api/refresh-subscription', { plan: 'pro', session_id: session.id })
    expect([unpaid.json().state, await planOf(keeper)]).toEqual(['free', 'free'])
    app.stripe.books.pay(session)
    app.clock.moveOn({ minutes: 1 })
    const paid = await keeper.post('/api/refresh-subscription')
    expect([paid.json().state, await planOf(keeper)]).toEqual(['pro', 'pro'])
  })

  test('R45 asking again and again does not ask the provider each time', async () => {
    const app = await startPayingApp(dialect)
    const keeper = await app.keeper()
    await openCheckout(app.stripe, keeper)
    app.clock.moveOn({ minutes: 1 })
    const before = app.stripe.countCalls('GET /v1/subscriptions')
    for (let n = 0; n < 5; n += 1) await keeper.post('/api/refresh-subscription')
    expect(app.stripe.countCalls('GET /v1/subscriptions')).toBe(before + 1)
  })

  test('R45 the nightly round finds a payment that was never told, and what ended unheard', async () => {
    const app = await startPayingApp(dialect)
    const keeper = await app.keeper()
    const { billing } = app.app.services
    const subscription = await app.pay(keeper)
    await billing.reconcile()
    expect(await planOf(keeper)).toBe('free')
    await app.comeBack(keeper, { hours: 24 })
    await billing.reconcile()
    expect(await planOf(keeper)).toBe('pro')
    await keeper.post('/api/cancel-subscription')
    await app.comeBack(keeper, { days: 30, hours: 1 })
    app.stripe.books.endPeriod(subscription)
    expect((await subscriptionOf(keeper)).state).toBe('cancelled')
    await billing.reconcile()
    expect([await planOf(keeper), (await subscriptionOf(keeper)).state]).toEqual(['free', 'free'])
    const asked = app.stripe.countCalls('GET /v1/subscriptions')
    app.clock.moveOn({ days: 3 })
    await billing.reconcile()
    expect(app.stripe.countCalls('GET /v1/subscriptions'), 'who has ended is left in peace').toBe(asked)
  })

  test('R45 a payment that was never told is found by the next hourly round', async () => {
    const app = await startPayingApp(dialect)
    const keeper = await app.keeper()
    await app.pay(keeper)
    await app.comeBack(keeper, { hours: 1 })
    await app.app.services.billing.reconcile()
    expect(await planOf(keeper)).toBe('pro')
  })

  test('a round goes on behind a customer who can’t be asked about, and ends where the provider is away', async () => {
    const app = await startPayingApp(dialect)
    for (let n = 0; n < 5; n += 1) await app.pay(await app.keeper())
    app.clock.moveOn({ hours: 24 })
    app.stripe.fail('babbles')
    const before = app.stripe.countCalls('GET /v1/subscriptions')
    await app.app.services.billing.reconcile()
    expect(app.stripe.countCalls('GET /v1/subscriptions')).toBe(before + 3)
    app.stripe.fail(null)
    await app.app.services.billing.reconcile()
    const plans = await app.app.db.selectFrom('keeper').select('plan').execute()
    expect(plans).toEqual(Array(5).fill({ plan: 'pro' }))
  })
})

onBothDatabases('deleting an account that pays', (dialect) => {
  test('ACC-102 R48 the subscription ends at the provider at once, and its late messages change nothing', async () => {
    const app = await startPayingApp(dialect)
    const [keeper, other] = [await app.keeper(), await app.keeper()]
    const subscription = await app.pay(keeper)
    await app.pay(other)
    await app.deliver(app.stripe.books.events)
    expect((await keeper.remove('/api/user/account')).status).toBe(204)
    await expect.poll(() => app.app.db.selectFrom('leavingCustomer').selectAll().execute()).toEqual([])
    expect(subscription.status).toBe('canceled')
    expect(app.stripe.books.deleted).toEqual(new Set([subscription.customer]))
    await app.deliver(app.stripe.books.events)
    expect(await planOf(other)).toBe('pro')
  })

  test('ACC-102 with the provider away the account goes all the same, and the subscription as soon as it is back', async () => {
    const app = await startPayingApp(dialect)
    const keeper = await app.keeper()
    const subscription = await app.pay(keeper)
    app.stripe.fail('babbles')
    expect((await keeper.remove('/api/user/account')).status).toBe(204)
    await expect.poll(() => app.stripe.countCalls(`DELETE /v1/customers/${subscription.customer}`)).toBe(1)
    expect(subscription.status).toBe('active')
    app.stripe.fail(null)
    await app.app.services.billing.endLeaving()
    expect(subscription.status).toBe('canceled')
    await app.app.services.billing.endLeaving()
    expect(app.stripe.countCalls(`DELETE /v1/customers/${subscription.customer}`)).toBe(2)
  })
})
