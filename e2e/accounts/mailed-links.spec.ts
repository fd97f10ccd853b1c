import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { countMails, mailedLink } from '../harness/outbox.ts'
import { endRoutes } from '../harness/routes.ts'
import { expectWholeToast } from '../harness/toast.ts'

const subject = 'Choose a new password'

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Forgot Password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forgot Password' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click()
}

async function setPassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password', { exact: true }).fill(confirmation)
  await page.getByRole('button', { name: 'Set New Password' }).click()
}

test(
  'ACC-03 ACC-30 ACC-31 the dialog asks for an address and sends nothing without a good one',
  inFullOnly,
  async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Forgot Password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Forgot Password' })
    await expect(dialog.getByLabel('Email')).toBeFocused()
    const calls = await failCalls(page, 'POST', '/api/forgot-password')
    await dialog.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(dialog.getByText('Please enter your email address', { exact: true })).toBeVisible()
    await dialog.getByLabel('Email').fill('mara@')
    await dialog.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(dialog.getByText('Please enter a valid email', { exact: true })).toBeVisible()
    expect(calls.count()).toBe(0)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
  },
)

test(
  'ACC-34 a failing server is told, and the address stays for another try',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await failCalls(page, 'POST', '/api/forgot-password')
    await askForLink(page, 'mara@example.com')
    await expectWholeToast(
      page,
      'Password Reset Failed',
      'There was a problem sending the reset email. Please try again later.',
    )
    await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('mara@example.com')
  },
)

test('ACC-33 ACC-87 an address without an account hears the same', inFullOnly, async ({ page }) => {
  await askForLink(page, 'nobody@example.com')
  const dialog = page.getByRole('dialog', { name: 'Forgot Password' })
  await expect(dialog.getByText('Password Reset Email Sent', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
})

test('ACC-33 ACC-88 ACC-89 R35 a forgotten password is replaced by a mailed link, which works once and ends sessions', async ({
  page,
  request,
  server,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 400/)
  const { username, email } = await registerKeeper(request)
  await askForLink(page, email)
  await expect(page.getByText('Password Reset Email Sent', { exact: true })).toBeVisible()
  const link = await mailedLink(server.dataDir, email, subject)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await setPassword(page, '12345', '12345')
  await expect(page.getByText('Password must be at least 6 characters long', { exact: true })).toBeVisible()
  await setPassword(page, 'third light', 'third night')
  await expect(page.getByText('New password and confirmation must match', { exact: true })).toBeVisible()
  await setPassword(page, 'third light')
  await expectWholeToast(page, 'Password changed', 'Please sign in with your new password.')
  await expect(page).toHaveURL('/auth')
  expect((await request.get('/api/user')).status(), 'R31 the earlier session').toBe(401)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('third light')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/')
  await page.goto(link)
  await setPassword(page, 'fourth light')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test(
  'ACC-89 R31 a keeper who is signed in and sets a new password by mail signs in anew',
  inFullOnly,
  async ({ page, server, consoleWatch }) => {
    consoleWatch.allow(/status of 401/)
    const { email } = await registerKeeper(page.request)
    await page.goto('/')
    await page.request.post('/api/forgot-password', { data: { email } })
    await page.goto(await mailedLink(server.dataDir, email, subject))
    await setPassword(page, 'third light')
    await expect(page).toHaveURL('/auth')
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  },
)

test(
  'ACC-89 ACC-93 a link that was cut short, or replaced by a newer one, leads to a new one',
  inFullOnly,
  async ({ page, server, request, consoleWatch }) => {
    consoleWatch.allow(/status of 400/)
    const { email } = await registerKeeper(request)
    await askForLink(page, email)
    const first = await mailedLink(server.dataDir, email, subject)
    await page.goto('/reset-password')
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Ask for a new link' }).click()
    const dialog = page.getByRole('dialog', { name: 'Forgot Password' })
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(dialog.getByText('Password Reset Email Sent')).toBeVisible()
    const second = await mailedLink(server.dataDir, email, subject, 2)
    await page.goto(first)
    await setPassword(page, 'third light')
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await page.goto(second)
    await setPassword(page, 'third light')
    await expect(page).toHaveURL('/auth')
  },
)

test(
  'ACC-89 a failing server says so, and the same link works afterwards',
  inFullOnly,
  async ({ page, server, request, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    const { email } = await registerKeeper(request)
    await request.post('/api/forgot-password', { data: { email } })
    await page.goto(await mailedLink(server.dataDir, email, subject))
    await failCalls(page, 'POST', '/api/reset-password')
    await setPassword(page, 'third light')
    await expectWholeToast(page, 'Password change failed', 'Something went wrong')
    await endRoutes(page, '**/api/reset-password')
    await page.getByRole('button', { name: 'Set New Password' }).click()
    await expect(page).toHaveURL('/auth')
  },
)

test('ACC-90 ACC-91 a visitor proves an address by the mailed link, once', async ({
  page,
  server,
  request,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 400/)
  const { email } = await registerKeeper(request)
  const link = await mailedLink(server.dataDir, email, 'Welcome to Clutchbook')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  await expectAccessible(page)
  expect((await (await request.get('/api/user')).json()).isEmailVerified).toBe(true)
  await page.getByRole('link', { name: 'Go to sign-in' }).click()
  await expect(page).toHaveURL('/auth')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(page.getByText('Sign in and ask for a new one in Account Settings.')).toBeVisible()
})

test(
  'ACC-91 a keeper with a void link has a new one sent, and one who follows a link twice hears that all is well',
  inFullOnly,
  async ({ page, server, consoleWatch }) => {
    consoleWatch.allow(/status of 400/)
    const { email } = await registerKeeper(page.request)
    await page.goto('/verify-email?token=void')
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send a new link' }).click()
    await expectWholeToast(
      page,
      'A new link is on its way',
      'Please look into your mailbox. It works once, for 3 days.',
    )
    await expect.poll(() => countMails(server.dataDir, email, 'Please confirm your e-mail address')).toBe(1)
    const link = await mailedLink(server.dataDir, email, 'Please confirm your e-mail address')
    for (const visit of ['first', 'second']) {
      await page.goto(link)
      await expect(page.getByRole('heading', { name: 'Your address is confirmed' }), visit).toBeVisible()
    }
    await page.getByRole('link', { name: 'Go to Dashboard', exact: true }).click()
    await expect(page).toHaveURL('/')
  },
)

test(
  'ACC-91 a failing server leaves the link good, and another try proves the address',
  inFullOnly,
  async ({ page, server, request, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    const { email } = await registerKeeper(request)
    const link = await mailedLink(server.dataDir, email, 'Welcome to Clutchbook')
    await failCalls(page, 'POST', '/api/verify-email')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Confirming your address' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your address could not be confirmed' })).toBeVisible()
    await endRoutes(page, '**/api/verify-email')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  },
)
