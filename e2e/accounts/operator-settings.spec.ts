import { openAccountSettings } from '../harness/account-settings.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { endRoutes } from '../harness/routes.ts'
import { expectWholeToast } from '../harness/toast.ts'

const source = 'https://code.example/clutchbook'
const sourceLink = { name: 'Free software under the AGPL-3.0: source code' }

test.use({ settings: { PASSWORD_MIN_LENGTH: '12', SOURCE_URL: source } })

test(
  'ACC-Q05 ACC-12 ACC-53 the forms know the operator’s floor for new passwords, and the pages where the source is',
  inFullOnly,
  async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByRole('link', sourceLink)).toHaveAttribute('href', source)
    await page.getByRole('button', { name: 'Get Started' }).click()
    await expect(page.getByText('At least 12 characters.', { exact: true })).toBeVisible()
    const username = `floor-${process.pid}`
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Email').fill(`${username}@example.com`)
    const password = page.getByLabel('Password', { exact: true })
    const calls = await failCalls(page, 'POST', '/api/register')
    await password.fill('elevenchars')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Password must be at least 12 characters', { exact: true })).toBeVisible()
    expect(calls.count()).toBe(0)
    await endRoutes(page, '**/api/register')
    await password.fill('twelve chars')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL('/')

    const settings = await openAccountSettings(page)
    await expect(settings.getByRole('link', sourceLink)).toHaveAttribute('href', source)
    await settings.getByRole('button', { name: 'Change Password' }).click()
    const form = settings.getByRole('form', { name: 'Change Password' })
    await form.getByLabel('Current password', { exact: true }).fill('twelve chars')
    for (const label of ['New password', 'Confirm new password'])
      await form.getByLabel(label, { exact: true }).fill('elevenchars')
    await form.getByRole('button', { name: 'Update Password' }).click()
    await expectWholeToast(page, 'Password too short', 'Password must be at least 12 characters long')

    await page.goto('/reset-password?token=anything')
    await expect(page.getByText('At least 12 characters.', { exact: true })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', sourceLink)).toHaveAttribute('href', source)
  },
)
