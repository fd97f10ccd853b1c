import type { Locator, Page } from '@playwright/test'
import { openAccountSettings } from '../harness/account-settings.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { type Keeper, registerKeeper } from '../harness/keeper.ts'
import { expectWholeToast } from '../harness/toast.ts'

async function openForm(page: Page): Promise<{ form: Locator; keeper: Keeper; settings: Locator }> {
  const keeper = await registerKeeper(page.request)
  await page.goto('/')
  const settings = await openAccountSettings(page)
  await settings.getByRole('button', { name: 'Change Password' }).click()
  return { form: settings.getByRole('form', { name: 'Change Password' }), keeper, settings }
}

const fields = (form: Locator) => ({
  current: form.getByLabel('Current password', { exact: true }),
  replacement: form.getByLabel('New password', { exact: true }),
  confirmation: form.getByLabel('Confirm new password', { exact: true }),
})

async function fill(form: Locator, current: string, replacement: string, confirmation = replacement) {
  const inputs = fields(form)
  await inputs.current.fill(current)
  await inputs.replacement.fill(replacement)
  await inputs.confirmation.fill(confirmation)
  await form.getByRole('button', { name: 'Update Password' }).click()
}

test(
  'ACC-38 ACC-50 the form expands, shows each password on wish, and Cancel collapses and clears it',
  inFullOnly,
  async ({ page }) => {
    const { form, settings } = await openForm(page)
    const inputs = fields(form)
    await expect(inputs.current).toBeFocused()
    for (const [place, input] of Object.values(inputs).entries()) {
      await input.fill('lantern light')
      await expect(input).toHaveAttribute('type', 'password')
      await form
        .getByRole('button', { name: /^Show password/ })
        .first()
        .click()
      await expect(input, `field ${place}`).toHaveAttribute('type', 'text')
    }
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect(form).toHaveCount(0)
    const opener = settings.getByRole('button', { name: 'Change Password' })
    await expect(opener).toBeFocused()
    await opener.click()
    for (const input of Object.values(inputs)) {
      await expect(input).toHaveValue('')
      await expect(input).toHaveAttribute('type', 'password')
    }
  },
)

test('ACC-51 ACC-52 ACC-53 what is wrong is told before anything is sent', inFullOnly, async ({ page }) => {
  const { form } = await openForm(page)
  const calls = await failCalls(page, 'POST', '/api/user/change-password')
  await fill(form, '', 'another light')
  await expectWholeToast(page, 'Missing fields', 'Please fill in all password fields')
  await expect(fields(form).current).toBeFocused()
  await fill(form, 'lantern light', 'another light', 'another night')
  await expectWholeToast(page, "Passwords don't match", 'New password and confirmation must match')
  await fill(form, 'lantern light', '12345')
  await expectWholeToast(page, 'Password too short', 'Password must be at least 6 characters long')
  expect(calls.count()).toBe(0)
})

test(
  'ACC-54 ACC-56 ACC-96 a wrong current password is told in the server’s words, and the keeper stays',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 400/)
    const { form } = await openForm(page)
    await fill(form, 'another light', 'third light')
    await expectWholeToast(page, 'Password change failed', 'Current password is incorrect')
    await expect(fields(form).current).toHaveAccessibleDescription('Current password is incorrect')
    expect((await page.request.get('/api/user')).status()).toBe(200)
  },
)

test(
  'ACC-56 an answer that can’t be understood is told in the catalogue’s words',
  inFullOnly,
  async ({ page }) => {
    const { form } = await openForm(page)
    await page.route('**/api/user/change-password', (route) =>
      route.fulfill({ status: 200, body: 'a proxy’s own page' }),
    )
    await fill(form, 'lantern light', 'third light')
    await expectWholeToast(page, 'Password change failed', 'Failed to change password')
  },
)

test(
  'ACC-50 ACC-55 ACC-97 R31 a changed password ends the session of the other browser and no more',
  inFullOnly,
  async ({ page, browser, baseURL, consoleWatch }) => {
    // The other browser hears on its next call that its session is over.
    consoleWatch.allow(/status of 401/)
    const { form, keeper, settings } = await openForm(page)
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
    consoleWatch.watch(elsewhere)
    const other = await elsewhere.newPage()
    await other.goto('/auth')
    await other.getByLabel('Username').fill(keeper.username)
    await other.getByLabel('Password', { exact: true }).fill(keeper.password)
    await other.getByRole('button', { name: 'Sign In' }).click()
    await expect(other).toHaveURL('/')

    await fill(form, keeper.password, 'third light')
    await expectWholeToast(page, 'Password changed')
    await expect(form).toHaveCount(0)
    await expect(settings.getByText('This browser')).toHaveCount(1)
    await expect(settings.getByRole('button', { name: /^Sign out .*, last used/ })).toHaveCount(0)
    expect((await page.request.get('/api/user')).status()).toBe(200)

    await other.getByRole('link', { name: 'My Animals' }).first().click()
    await expect(other).toHaveURL('/auth?next=%2Fanimals')
    await other.getByLabel('Username').fill(keeper.username)
    await other.getByLabel('Password', { exact: true }).fill('third light')
    await other.getByRole('button', { name: 'Sign In' }).click()
    await expect(other).toHaveURL('/animals')
    await elsewhere.close()
  },
)
