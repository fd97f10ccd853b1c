import { openAccountSettings } from '../harness/account-settings.ts'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { addRack, feedingsOf } from '../harness/plans.ts'
import { endRoutes } from '../harness/routes.ts'
import { expectToast, expectWholeToast } from '../harness/toast.ts'

test.use({ settings: withoutLimits })

test('HUS-34 ACC-27 who signs out with presses that were not sent is asked, and once the line is back they go first', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_FAILED|ERR_CONNECTION|Failed to load/)
  const { username, password } = await registerKeeper(page.request)
  await addRack(page.request, 2)
  await page.goto('/')
  await page.route('**/api/log', (route) => route.abort('connectionfailed'))
  await page.getByRole('button', { name: 'Rat eater 1: ate' }).click()
  await expect(page.getByText('1 not sent yet')).toBeVisible()
  // It waits on other pages too.
  await page.getByRole('link', { name: 'Calendar' }).first().click()
  await expect(page).toHaveURL(/calendar/)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expectToast(page, '1 entry is not sent yet')
  await expect(page).toHaveURL(/calendar/)
  await endRoutes(page, '**/api/log')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/auth')
  await page.request.post('/api/login', { data: { username, password } })
  expect(await feedingsOf(page.request)).toHaveLength(1)
})

test(
  'HUS-34 ACC-22 what was left unsent on purpose goes in nobody else’s name',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|ERR_CONNECTION|Failed to load/)
    const other = await registerKeeper(page.request)
    await registerKeeper(page.request)
    await addRack(page.request, 1)
    await page.goto('/')
    await page.route('**/api/log', (route) => route.abort('connectionfailed'))
    await page.getByRole('button', { name: 'Rat eater 1: ate' }).click()
    await expect(page.getByText('1 not sent yet')).toBeVisible()
    const dialog = await openAccountSettings(page)
    await dialog.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByRole('button', { name: 'Sign out anyway' }).click()
    await expectWholeToast(page, 'Signed out successfully')
    await expect(page).toHaveURL('/auth')
    await endRoutes(page, '**/api/log')
    const logged: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/log')) logged.push(request.url())
    })
    await page.getByLabel('Username').fill(other.username)
    await page.getByLabel('Password', { exact: true }).fill(other.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByText('not sent yet')).toHaveCount(0)
    expect(logged).toEqual([])
  },
)

test(
  'HUS-34 ACC-22 what a session ends under goes once the same keeper signs in again on that page',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/401|Failed to load/)
    const { username, password } = await registerKeeper(page.request)
    await addRack(page.request, 1)
    await page.goto('/')
    const ate = page.getByRole('button', { name: 'Rat eater 1: ate' })
    await expect(ate).toBeVisible()
    await page.context().clearCookies()
    await ate.click()
    await expect(page).toHaveURL(/\/auth/)
    await expectToast(page, '1 was not sent')
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('button', { name: 'Take back what was noted of Rat eater 1' })).toBeVisible()
    await expect.poll(async () => (await feedingsOf(page.request)).length).toBe(1)
  },
)
