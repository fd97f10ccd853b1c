import type { Locator } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'
import { openSharing } from '../harness/sharing.ts'
import { expectToast } from '../harness/toast.ts'

test('SHR-39 SHR-40 SHR-41 SHR-42 SHR-35 SHR-Q08 a keeper finds another in the directory and looks at their profile', async ({
  page,
  request,
}) => {
  const other = await registerKeeper(request, 'Mara Reyes')
  await openSharing(request, { profile: true })
  const self = await registerKeeper(page.request, 'Noor Vale')
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Find keepers' }).click()
  await expect(page).toHaveURL('/users')
  const cards = page.getByRole('main').getByRole('article')
  const search = page.getByRole('searchbox', { name: 'Search name or username' })
  await search.fill(self.username)
  await expect(page.getByRole('heading', { name: 'No keepers found' })).toBeVisible()
  await search.fill(other.username)
  await expect(cards).toHaveCount(1)
  await search.fill('mara rey')
  await expect(cards.first()).toContainText('Mara Reyes')
  await search.fill(other.username)
  await expect(cards).toHaveCount(1)
  await expectAccessible(page)
  await cards.getByRole('link', { name: 'View Profile of Mara Reyes' }).click()
  await expect(page).toHaveURL(`/profile/${other.id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2, name: 'Mara Reyes' })).toBeVisible()
  await expect(main.getByText(`@${other.username}`, { exact: true })).toBeVisible()
  await expect(main).not.toContainText(other.email)
  await expect(main.getByRole('button', { name: 'Share Profile' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Shared profile' })).toHaveAttribute(
    'href',
    `/profile/${other.id}/shared`,
  )
  await expectAccessible(page)
  await page.goBack()
  await expect(search).toHaveValue(other.username)
  await expect(cards).toHaveCount(1)
})

test('SHR-50 SHR-52 SHR-64 a keeper follows another and lets them go again, and both are told how many follow', async ({
  page,
  request,
}) => {
  const other = await registerKeeper(request, 'Mara Reyes')
  const self = await registerKeeper(page.request, 'Noor Vale')
  await page.goto('/users')
  await page.getByRole('searchbox').fill(other.username)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(1)
  // One amber action a page: in a list there would be one a line.
  const colorOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor)
  const view = cards.getByRole('link', { name: 'View Profile of Mara Reyes' })
  const follow = cards.getByRole('button', { name: 'Follow Mara Reyes', exact: true })
  expect(await colorOf(follow)).toBe(await colorOf(view))
  await follow.click()
  await expectToast(page, 'You are now following this user')
  await expect(cards.getByRole('button', { name: 'Unfollow Mara Reyes' })).toBeVisible()
  await page.goto('/profile')
  const follows = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Follows' }) })
  await expect(follows).toContainText('Following 1')
  await expect(follows).toContainText('0 followers')
  expect((await (await request.get('/api/followers')).json())[0].id).toBe(self.id)
  await follows.getByRole('link', { name: 'Mara Reyes' }).click()
  const figures = page.getByRole('main').locator('dl')
  await expect(figures).toContainText('Followers1')
  await page.getByRole('button', { name: 'Unfollow Mara Reyes' }).click()
  await expectToast(page, 'You have unfollowed this user')
  await expect(figures).toContainText('Followers0')
  expect(await (await request.get('/api/followers')).json()).toEqual([])
})

test(
  'SHR-51 SHR-53 a follow that fails says so and changes nothing',
  inFullOnly,
  async ({ page, request, consoleWatch }) => {
    consoleWatch.allow(/status of 400/)
    const other = await registerKeeper(request, 'Mara Reyes')
    await registerKeeper(page.request)
    await page.route('**/api/follow/*', (route) =>
      route.fulfill({ status: 400, json: { message: 'Not today', code: 'not-valid' } }),
    )
    await page.goto(`/profile/${other.id}`)
    await page.getByRole('button', { name: 'Follow Mara Reyes', exact: true }).click()
    await expectToast(page, 'Failed to follow user')
    await page.request.post(`/api/follow/${other.id}`)
    await page.reload()
    await page.getByRole('button', { name: 'Unfollow Mara Reyes' }).click()
    await expectToast(page, 'Failed to unfollow user')
    await expect(page.getByRole('button', { name: 'Unfollow Mara Reyes' })).toBeVisible()
  },
)

test(
  'SHR-36 an unknown keeper is not found, and one’s own address leads home',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 404/)
    const { id } = await registerKeeper(page.request)
    for (const unknown of ['999999', 'nobody']) {
      await page.goto(`/profile/${unknown}`)
      await expect(page.getByRole('heading', { name: 'User Not Found', exact: true })).toBeVisible()
    }
    await page.goto(`/profile/${id}`)
    await expect(page).toHaveURL('/profile')
  },
)

test(
  'SHR-44 SHR-54 lists of keepers that can’t be loaded say so and can be tried again',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    await failCalls(page, 'GET', '/api/users')
    await failCalls(page, 'GET', '/api/following')
    await page.goto('/users')
    await expect(page.getByRole('alert')).toContainText('Failed to fetch users')
    await page.goto('/profile')
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to fetch following data' })
    await expect(alert).toBeVisible()
    await endRoutes(page, '**/api/following')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main')).toContainText('Following 0')
  },
)
