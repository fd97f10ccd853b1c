import { expectAccessible } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectWholeToast } from '../harness/toast.ts'

test.use({ settings: { TEST_LOGIN: 'on' } })

test(
  'ACC-76 ACC-77 ACC-78 ACC-82 the page lists three accounts and refuses what is missing or wrong',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 401/)
    await page.goto('/memory-auth')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Username is required', { exact: true })).toBeVisible()
    await expect(page.getByText('Password is required', { exact: true })).toBeVisible()
    await page.getByLabel('Username').fill('sample-free')
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expectWholeToast(page, 'Login failed', 'Invalid username or password')
    await expect(page).toHaveURL('/memory-auth')
  },
)

test('ACC-79 ACC-80 ACC-81 ACC-22 a sample account lets in and leads home, also in place of another keeper', async ({
  page,
}) => {
  await registerKeeper(page.request, 'Robin Field')
  await page.goto('/memory-auth')
  await expect(page.getByRole('complementary')).toContainText('Robin Field')
  await page.getByRole('button', { name: 'Use sample-pro' }).click()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectWholeToast(page, 'Login successful', 'Welcome to Clutchbook!')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('complementary')).toContainText('Sample Pro')
  await expect(page.getByText('Robin Field')).toHaveCount(0)
})
