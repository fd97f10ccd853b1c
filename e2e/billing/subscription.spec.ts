import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { openAccountSettings } from '../harness/account-settings.ts'
import { addAnimal } from '../harness/animals.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { test } from '../harness/payments.ts'
import { expectToast, expectWholeToast } from '../harness/toast.ts'

test.use(inMotion)

const fill = async (page: Page, animals: number): Promise<void> => {
  for (let n = 0; n < animals; n += 1) await addAnimal(page.request, { name: `Animal ${n + 1}` })
}

/** Pays at the provider, and ends on the page that it leads back to. */
async function subscribe(page: Page): Promise<void> {
  const answer = await page.request.post('/api/create-subscription')
  const { url } = (await answer.json()) as { url: string }
  await page.goto(url)
  await page.getByRole('button', { name: 'Pay $2.99' }).click()
  await expect(page.getByText('Your payment is confirmed')).toBeVisible()
}

test('BIL-15 a visitor is led to sign in first', async ({ page }) => {
  await page.goto('/subscribe')
  await expect(page).toHaveURL(/\/auth/)
})

test('BIL-04 BIL-07 BIL-17 BIL-21 BIL-22 BIL-23 BIL-24 BIL-29 BIL-30 BIL-32 BIL-39 BIL-41 from the limit to Pro, and back to free with everything kept', async ({
  page,
}) => {
  test.slow()
  await registerKeeper(page.request)
  await fill(page, 10)
  await page.goto('/animals/add')
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click()
  await expect(page.getByText('No card is asked for and no money moves')).toBeVisible()
  await page.getByRole('button', { name: 'Pay $2.99' }).click()

  await expect(page).toHaveURL('/subscription/success')
  await expect(page.getByRole('heading', { name: 'Subscription Successful' })).toBeVisible()
  for (const perk of [
    'Unlimited reptile tracking',
    'Full breeding project management',
    'Complete lineage tracking',
    'Automatic reminders and calendar',
    'Photo storage',
  ])
    await expect(page.getByText(perk)).toBeVisible()
  await expect(page.getByText('Your payment is confirmed')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Continue to Dashboard' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Upgrade to Pro' })).toHaveCount(0)
  await fill(page, 1)

  const settings = await openAccountSettings(page)
  await settings.getByRole('button', { name: 'Cancel Subscription' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel Subscription' })
  await expect(dialog).toContainText('until the end of your billing period')
  await dialog.getByRole('button', { name: 'Keep Subscription' }).click()
  await expect(dialog).toBeHidden()
  await settings.getByRole('button', { name: 'Cancel Subscription' }).click()
  await dialog.getByRole('button', { name: 'Cancel Subscription' }).click()
  await expectWholeToast(
    page,
    'Subscription Canceled',
    "Your subscription has been canceled. You'll still have access until the end of your billing period.",
  )
  await expect(settings.getByText(/Canceled: you stay on Pro until/)).toBeVisible()
  await fill(page, 1)

  await settings.getByRole('button', { name: 'Manage Subscription' }).click()
  await expect(page.getByText('Ends with the paid period')).toBeVisible()
  await page.getByRole('button', { name: 'Let the paid period end now' }).click()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/subscribe')
  await expect(page.getByRole('button', { name: 'Subscribe for $2.99/month' })).toBeVisible()
  expect(await (await page.request.get('/api/animals')).json()).toHaveLength(12)
  const refused = await page.request.post('/api/animals', { data: { name: 'Ember', species: 'Boa' } })
  expect(refused.status()).toBe(403)
})

test(
  'BIL-05 BIL-06 BIL-14 BIL-16 BIL-17 the subscription page opens the checkout in a new tab',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await page.goto('/subscribe')
    await expect(page.getByRole('heading', { name: 'Upgrade to Pro' })).toBeVisible()
    await expect(page.getByText('$2.99/month', { exact: true })).toBeVisible()
    for (const perk of [
      'Unlimited animal entries',
      'Unlimited breeding projects',
      'Advanced tracking features',
      'Premium support',
    ])
      await expect(page.getByText(perk)).toBeVisible()
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Subscribe for $2.99/month' }).click()
    const tab = await opening
    await tab.getByRole('button', { name: 'Pay $2.99' }).click()
    await expect(tab.getByText('Your payment is confirmed')).toBeVisible()
    // Who comes back to the first tab finds it in step.
    await expect(page).toHaveURL('/subscribe')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(page.getByText(/You are on Pro. It renews on/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Upgrade to Pro' })).toHaveCount(0)
  },
)

test('BIL-17 where the browser keeps the tab from opening there is a link', inFullOnly, async ({ page }) => {
  await registerKeeper(page.request)
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/subscribe')
  await page.getByRole('button', { name: 'Subscribe for $2.99/month' }).click()
  await expect(page.getByRole('link', { name: 'Open the checkout' })).toHaveAttribute('target', '_blank')
})

test(
  'BIL-19 BIL-20 a checkout that fails says so where it was asked for',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    await failCalls(page, 'POST', '/api/create-subscription')
    await page.goto('/subscribe')
    await page.getByRole('button', { name: 'Subscribe for $2.99/month' }).click()
    await expectToast(page, 'Failed to start checkout process. Please try again.')
    await fill(page, 10)
    await page.goto('/animals/add')
    await page.getByRole('button', { name: 'Upgrade to Pro' }).click()
    await expectToast(page, 'Failed to redirect to checkout. Please try again.')
  },
)

test('BIL-19 an answer without an address is a failure too', inFullOnly, async ({ page }) => {
  await registerKeeper(page.request)
  await page.route('**/api/create-subscription', (route) => route.fulfill({ json: {} }))
  await page.goto('/subscribe')
  await page.getByRole('button', { name: 'Subscribe for $2.99/month' }).click()
  await expectToast(page, 'Failed to start checkout process. Please try again.')
})

test(
  'BIL-25 BIL-26 BIL-28 the Pro box leads to the subscription page, by a question or where there is no portal',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 404.*create-portal-session/)
    await registerKeeper(page.request)
    await page.goto('/')
    let settings = await openAccountSettings(page)
    await expect(settings.getByRole('heading', { name: 'Pro', exact: true })).toBeVisible()
    await expect(settings.getByText('$2.99/month', { exact: true })).toBeVisible()
    await settings.getByRole('button', { name: 'Sign Up' }).click()
    const dialog = page.getByRole('dialog', { name: 'Subscribe to the Pro tier' })
    await dialog.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL('/subscribe')
    await expect(settings).toBeHidden()
    await page.goto('/')
    settings = await openAccountSettings(page)
    await settings.getByRole('button', { name: 'Manage Subscription' }).click()
    await expect(page).toHaveURL('/subscribe')
    await expect(settings).toBeHidden()
  },
)

test(
  'BIL-27 BIL-33 BIL-Q10 a Pro keeper sees their plan, manages it, and hears when cancelling fails',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    await subscribe(page)
    await page.goto('/subscribe')
    await expect(page.getByText(/You are on Pro. It renews on/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Subscribe for $2.99/month' })).toHaveCount(0)
    await page.route('**/api/cancel-subscription', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Cancel Subscription' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel Subscription' })
    await dialog.getByRole('button', { name: 'Cancel Subscription' }).click()
    await expectToast(page, 'Internal Server Error')
    await page.getByRole('button', { name: 'Manage Subscription' }).click()
    await expect(page.getByText('Renews each month')).toBeVisible()
  },
)

test(
  'BIL-38 BIL-Q05 R45 opening the success page changes nothing; with a lost message the keeper has the payment looked for',
  inFullOnly,
  async ({ page, stripe, consoleWatch }) => {
    consoleWatch.allow(/status of 503.*refresh-subscription/)
    await registerKeeper(page.request)
    const plan = async () => ((await (await page.request.get('/api/user')).json()) as { plan: string }).plan
    stripe.tell(null)
    const answer = await page.request.post('/api/create-subscription')
    await page.goto(((await answer.json()) as { url: string }).url)
    await page.getByRole('button', { name: 'Pay $2.99' }).click()
    await expect(page.getByText('Waiting for the payment to be confirmed')).toBeVisible()
    await expect(page.getByText('No payment has been confirmed yet')).toBeVisible()
    expect(await plan()).toBe('free')
    stripe.fail('fails')
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByText('The payment provider does not answer')).toBeVisible()
    await expectAccessible(page)
    stripe.fail(null)
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByText('Your payment is confirmed')).toBeVisible()
    expect(await plan()).toBe('pro')
  },
)

test(
  'BIL-Q09 BIL-28 a refused payment is said in the subscription box, with the way to mend it',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await subscribe(page)
    const { url } = (await (await page.request.post('/api/create-portal-session')).json()) as { url: string }
    await page.goto(url)
    await page.getByRole('button', { name: 'Let the next payment be refused' }).click()
    await page.goto('/')
    const settings = await openAccountSettings(page)
    await expect(settings.getByText('Your last payment did not go through')).toBeVisible()
    await expect(settings.getByText('Pro plan')).toBeVisible()
    await expectAccessible(page)
    await settings.getByRole('button', { name: 'Manage Subscription' }).click()
    await page.getByRole('button', { name: 'Pay with another card' }).click()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByText(/You are on Pro. It renews on/)).toBeVisible()
  },
)

test(
  'R44 BIL-19 while the provider hangs a keeper hears of it within ten seconds',
  inFullOnly,
  async ({ page, stripe, consoleWatch }) => {
    consoleWatch.allow(/status of 503.*create-subscription/)
    await registerKeeper(page.request)
    await page.goto('/subscribe')
    stripe.fail('hangs')
    const start = performance.now()
    await page.getByRole('button', { name: 'Subscribe for $2.99/month' }).click()
    await expectToast(page, 'Failed to start checkout process. Please try again.')
    stripe.fail(null)
    expect(performance.now() - start).toBeLessThan(10_000)
  },
)

test('SHELL-21 the top bar leads to the subscription page', inFullOnly, async ({ page }) => {
  await registerKeeper(page.request)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Upgrade to Pro' }).click()
  await expect(page).toHaveURL('/subscribe')
})
