import type { Page } from '@playwright/test'
import { addAnimals } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  permissions: ['clipboard-read', 'clipboard-write'],
})

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('navigation', { name: 'Places', exact: true })).toBeVisible()
  return menu
}

test('SHELL-26 SHELL-28 a menu slides out with the places, and closes once one was chosen', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await page.goto('/')
  // The rail is for wider windows: a phone neither shows nor draws it.
  await expect(page.locator('aside')).toHaveCount(0)
  const menu = await openMenu(page)
  const places = menu.getByRole('navigation', { name: 'Places', exact: true }).getByRole('link')
  await expect(places.first()).toHaveText('Profile')
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Dashboard')
  // The page that was chosen is on its way for as long as its code is.
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await places.filter({ hasText: 'My Animals' }).click()
  await expect(page).toHaveURL('/animals')
  await expect(menu).toHaveCount(0)
  await openMenu(page)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(menu).toHaveCount(0)
  code.resolve()
})

test('SHELL-27 the menu shows the first letter of the name and the name, or U and User without one', async ({
  page,
  browser,
  baseURL,
}) => {
  await registerKeeper(page.request)
  await page.goto('/')
  const menu = await openMenu(page)
  await expect(menu.locator('[data-letters]')).toHaveAttribute('data-letters', 'R')
  await expect(menu.getByText('Robin Field', { exact: true })).toBeVisible()

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
  })
  const nameless = await context.newPage()
  await registerKeeper(nameless.request, '')
  await nameless.goto('/')
  const theirs = await openMenu(nameless)
  await expect(theirs.locator('[data-letters]')).toHaveAttribute('data-letters', 'U')
  await expect(theirs.getByText('User', { exact: true })).toBeVisible()
  await context.close()
})

test('SHELL-27 the menu shows the picture of a keeper who has one', async ({ page }) => {
  await registerKeeper(page.request)
  const pixel =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const answer = await page.request.patch('/api/user/profile', { data: { profileImage: pixel } })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.goto('/')
  const menu = await openMenu(page)
  await expect(menu.locator('img')).toHaveAttribute('src', /\/api\//)
  await expect(menu.locator('[data-letters]')).toHaveCount(0)
})

test('SHELL-17 Account Settings opens from the menu, which gives way and gets the focus back in the end', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await page.goto('/')
  const menu = await openMenu(page)
  await menu.getByRole('button', { name: 'Account Settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Account Settings' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Places', exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
})

test('SHELL-23 the raised button at the thumb opens the animal form', async ({ page }) => {
  await registerKeeper(page.request)
  await page.goto('/profile')
  await page
    .getByRole('navigation', { name: 'Quick places' })
    .getByRole('button', { name: 'Add New' })
    .click()
  await page.getByRole('menuitem', { name: 'New Animal', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Add Animal' })).toBeVisible()
  await expect(page).toHaveURL('/profile')
})

test('SHELL-22 a message lies on no entry of the menu that opens at the thumb', async ({ page }) => {
  await page.clock.install()
  await registerKeeper(page.request)
  await addAnimals(page.request, [{ name: 'Ember', customId: 'BP-1' }])
  await page.goto('/animals')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Copy ID BP-1' }).click()
  await expect(page.getByText('ID copied', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add New' }).last().click()
  await page.clock.runFor(500)
  for (const entry of await page.getByRole('menuitem').all()) await entry.click({ trial: true })
  await expect(page.getByText('ID copied', { exact: true })).toBeVisible()
})
