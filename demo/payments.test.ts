import { expect, onTestFinished, test } from 'vitest'
import { startDemoPayments } from './payments.ts'

test('BIL-18 the demo takes payments at a stand-in beside it, whose pages are found under the name of the site', async () => {
  const env: Record<string, string | undefined> = { PORT: '0', PUBLIC_URL: 'http://rack-room.local:3000' }
  const standIn = await startDemoPayments(env)
  onTestFinished(() => standIn?.close())
  const { port } = new URL(env.STRIPE_API_BASE ?? '')
  const headers = { authorization: `Bearer ${env.STRIPE_SECRET_KEY}` }
  const post = async (path: string, form: Record<string, string>) => {
    const body = new URLSearchParams(form)
    const answer = await fetch(`${env.STRIPE_API_BASE}/v1/${path}`, { method: 'POST', headers, body })
    return (await answer.json()) as { id: string; url: string }
  }
  const customer = await post('customers', { email: 'mara@example.org' })
  const session = await post('checkout/sessions', {
    mode: 'subscription',
    customer: customer.id,
    success_url: 'http://rack-room.local:3000/subscription/success',
    cancel_url: 'http://rack-room.local:3000/subscribe',
    'line_items[0][price]': env.STRIPE_PRICE_ID ?? '',
    allow_promotion_codes: 'true',
  })
  expect(session.url).toBe(`http://rack-room.local:${port}/pay/${session.id}`)
  const page = await (await fetch(`http://127.0.0.1:${port}/pay/${session.id}`)).text()
  expect(page).toContain('No card is asked for and no money moves')
  expect(page).toContain('A promotion code could be entered here')
})

test('where Stripe’s own keys are set the demo leaves payments to them', async () => {
  const env = { STRIPE_SECRET_KEY: 'sk_test_own' }
  expect([await startDemoPayments(env), env]).toEqual([null, { STRIPE_SECRET_KEY: 'sk_test_own' }])
})
