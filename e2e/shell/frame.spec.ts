import type { Page } from '@playwright/test'
import { addAnimal, addAnimals } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { holdAnswers } from '../harness/held-answers.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { keeperPages, openPages, visitorPages } from '../harness/pages.ts'

const sidebar = (page: Page) => page.getByRole('complementary')
const topBar = (page: Page) => page.getByRole('banner')
const here = (page: Page) => sidebar(page).getByRole('navigation').locator('[aria-current="page"]')

test(
  'SHELL-02 SHELL-18 SHELL-Q13 every page of a keeper stands in the shell, and its title in the top bar and the tab',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    for (const { path, title } of [...keeperPages, ...openPages]) {
      await page.goto(path)
      await expect(topBar(page).getByText(title, { exact: true })).toBeVisible()
      await expect(page).toHaveTitle(`${title} · Clutchbook`)
      await expect(sidebar(page).getByRole('navigation', { name: 'Places' })).toBeVisible()
    }
    const id = await addAnimal(page.request, { name: 'Ember' })
    await page.goto(`/reptiles/${id}`)
    await expect(topBar(page).getByText('Animal Profile', { exact: true })).toBeVisible()
    await expect(page).toHaveTitle('Animal Profile · Clutchbook')
  },
)

test('SHELL-03 SHELL-Q09 the sign-in pages, and open pages for a visitor, have no shell', async ({
  page,
  consoleWatch,
}) => {
  // A mailed link without its word is refused, and the page says so.
  consoleWatch.allow(/status of 400.*verify-email/)
  for (const { path } of [...visitorPages, ...openPages]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await expect(page.getByRole('navigation', { name: /Places|Quick places/ })).toHaveCount(0)
    await expect(sidebar(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Add New|Account Settings/ })).toHaveCount(0)
  }
})

test(
  'SHELL-04 SHELL-05 while the current user loads a spinner shows, then the page, and nothing else meanwhile',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const answer = await holdAnswers(page, '**/api/user')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/profile')
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
    await expect(page.getByRole('heading')).toHaveCount(0)
    await expect(page).toHaveURL('/profile')
    // What the shell shows of the collection is on its way as well; of the page itself nothing is.
    const calls = asked.filter((path) => path.startsWith('/api/'))
    expect(calls.sort()).toEqual(['/api/dashboard', '/api/user'])
    answer.letGo()
    await expect(page.getByRole('heading', { level: 2, name: 'Robin Field' })).toBeVisible()
    await expect(page).toHaveURL('/profile')
  },
)

test(
  'SHELL-12 the sidebar shows at medium width and up, the bar of a phone below',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await page.setViewportSize({ width: 992, height: 800 })
    await page.goto('/')
    const quick = page.getByRole('navigation', { name: 'Quick places' })
    await expect(sidebar(page)).toBeVisible()
    await expect(quick).toBeHidden()
    await page.setViewportSize({ width: 991, height: 800 })
    await expect(sidebar(page)).toBeHidden()
    await expect(quick).toBeVisible()
  },
)

test(
  'SHELL-15 the entry of the current page is highlighted, on both paths of My Animals and on its pages',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    for (const [path, label] of [
      ['/', 'Dashboard'],
      ['/profile', 'Profile'],
      ['/animals', 'My Animals'],
      ['/reptiles', 'My Animals'],
      [`/reptiles/${id}`, 'My Animals'],
    ] as const) {
      await page.goto(path)
      await expect(here(page)).toHaveText(new RegExp(`^${label}\\d*$`))
    }
  },
)

test(
  'SHELL-16 the sidebar’s foot shows who is signed in, with letters for want of a picture, and their plan',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await addAnimals(page.request, [{ name: 'Ember' }, { name: 'Rook' }])
    await page.goto('/')
    const foot = sidebar(page)
    await expect(foot.getByText('Robin Field', { exact: true })).toBeVisible()
    await expect(foot.locator('[data-letters]')).toHaveAttribute('data-letters', 'RO')
    await expect(foot.getByText('Free plan · 2 of 10 animals', { exact: true })).toBeVisible()
  },
)

test('SHELL-17 SHELL-19 Account Settings opens from the sidebar and from the top bar, and gives the focus back', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await page.goto('/')
  for (const place of [sidebar(page), topBar(page)]) {
    const button = place.getByRole('button', { name: 'Account Settings' })
    await button.click()
    await expect(page.getByRole('dialog', { name: 'Account Settings' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button).toBeFocused()
  }
})

test('SHELL-23 New Animal opens the animal form in a dialog over the page, and leaves the keeper there', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await page.goto('/')
  const addNew = topBar(page).getByRole('button', { name: 'Add New' })
  await addNew.click()
  await page.getByRole('menuitem', { name: 'New Animal', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Animal' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(addNew).toBeFocused()
  await addNew.press('Enter')
  await page.getByRole('menuitem', { name: 'New Animal', exact: true }).press('Enter')
  await dialog.getByLabel('Name', { exact: false }).first().fill('Ember')
  await dialog.getByLabel('Species', { exact: false }).first().fill('Python regius')
  await dialog.getByRole('button', { name: 'Save Animal' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main').getByRole('link', { name: /Ember/ })).toBeVisible()
  await expect(sidebar(page).getByText('Free plan · 1 of 10 animals', { exact: true })).toBeVisible()
})

test(
  'SHELL-08 SHELL-Q16 the layout preview is a still picture: no calls, no links to it, and none for search engines',
  inFullOnly,
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/layout-demo')
    await expect(page.getByText('Saffron', { exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await registerKeeper(page.request)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('a[href*="layout-demo"]')).toHaveCount(0)
  },
)
