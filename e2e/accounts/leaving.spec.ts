import { openAccountSettings } from '../harness/account-settings.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'
import { expectWholeToast } from '../harness/toast.ts'

test('ACC-20 ACC-57 ACC-58 R31 signing out in the settings ends the session and leads to the sign-in page', async ({
  page,
  request,
}) => {
  await registerKeeper(page.request)
  await page.goto('/animals')
  const dialog = await openAccountSettings(page)
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  await dialog.getByRole('button', { name: 'Sign Out' }).click()
  await expectWholeToast(page, 'Signed out successfully')
  await expect(page).toHaveURL('/auth')
  await expect(dialog).toHaveCount(0)
  expect((await request.get('/api/user', { headers: { cookie } })).status()).toBe(401)
})

test(
  'ACC-59 a failing sign-out is told with the message, and the keeper stays',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    await page.goto('/')
    const dialog = await openAccountSettings(page)
    await failCalls(page, 'POST', '/api/logout')
    await dialog.getByRole('button', { name: 'Sign Out' }).click()
    await expectWholeToast(page, 'Sign out failed', 'Something went wrong')
    await expect(dialog).toBeVisible()
  },
)

test(
  'ACC-28 a failing Log Out is told with the message, and the keeper stays',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    await page.goto('/')
    await failCalls(page, 'POST', '/api/logout')
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expectWholeToast(page, 'Logout failed', 'Something went wrong')
    await expect(page).toHaveURL('/')
  },
)

test('R31 ACC-Q03 a keeper sees where they are signed in and signs out elsewhere', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { username, password } = await registerKeeper(page.request)
  const phone = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    userAgent: 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
  })
  await phone.post('/api/login', { data: { username, password } })
  await page.goto('/')
  const dialog = await openAccountSettings(page)
  const sessions = dialog.getByRole('region', { name: 'Account Actions' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  const other = sessions.filter({ hasText: 'Firefox on Android' })
  await expect(sessions.filter({ hasText: 'This browser' }).getByRole('button')).toHaveCount(0)
  await other.getByRole('button', { name: /^Sign out Firefox on Android, last used/ }).click()
  await expectWholeToast(page, 'Signed out Firefox on Android')
  await expect(sessions).toHaveCount(1)
  expect((await phone.get('/api/user')).status()).toBe(401)
  expect((await page.request.get('/api/user')).status()).toBe(200)
  await phone.dispose()
})

test(
  'R31 a list of sessions that fails to load says so and loads on another try',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    await page.goto('/')
    await failCalls(page, 'GET', '/api/user/sessions')
    const dialog = await openAccountSettings(page)
    await expect(dialog.getByText('Your sessions could not be loaded')).toBeVisible()
    await endRoutes(page, '**/api/user/sessions')
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByText('This browser')).toBeVisible()
  },
)

test(
  'R59 ACC-23 after signing out the browser’s own way back shows nothing of the keeper',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request, 'Robin Field')
    await page.request.post('/api/animals', { data: { name: 'Juniper', species: 'Python regius' } })
    await page.goto('/animals')
    await expect(page.getByText('Juniper')).toBeVisible()
    const dialog = await openAccountSettings(page)
    const answered = page.waitForResponse('**/api/logout')
    await dialog.getByRole('button', { name: 'Sign Out' }).click()
    expect((await (await answered).allHeaders())['clear-site-data']).toContain('"cache"')
    await expect(page).toHaveURL('/auth')
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
    await expect(page.getByText('Juniper')).toHaveCount(0)
  },
)
