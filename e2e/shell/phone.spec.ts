import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimal, addAnimals } from '../harness/animals.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { holdAnswers } from '../harness/held-answers.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { keeperPages, openPages } from '../harness/pages.ts'

test.use({
  ...inMotion,
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
  const code = await holdAnswers(page, '**/assets/*.js')
  await places.filter({ hasText: 'My Animals' }).click()
  await expect(page).toHaveURL('/animals')
  await expect(menu).toHaveCount(0)
  await openMenu(page)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(menu).toHaveCount(0)
  code.letGo()
})

test('SHELL-26 the menu goes on with what stands in no bar, and one entry of it is current', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await page.goto('/genetics')
  const bar = page.getByRole('navigation', { name: 'Quick places' })
  await expect(bar.getByRole('link')).toHaveText(['Today', 'Animals', 'Incubator'])
  const menu = await openMenu(page)
  const places = menu.getByRole('navigation', { name: 'Places', exact: true }).getByRole('link')
  await expect(places).toHaveCount(14)
  expect((await places.allTextContents()).slice(7)).toEqual([
    ...['Places', 'Records', 'Feeders', 'Genetics', 'Statistics', 'Keepers', 'Trash'],
  ])
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Genetics')
  await expectAccessible(page)
  await places.filter({ hasText: 'Trash' }).click()
  await expect(page).toHaveURL('/trash')
})

test('SHELL-22 the sheet at the thumb feeds an animal that is chosen in it, the same as the last time', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const [ember, , wren, sable] = await addAnimals(page.request, [
    { name: 'Ember' },
    { name: 'Rook' },
    { name: 'Wren' },
    { name: 'Sable', isHoldback: true },
    { name: 'Gone', isArchived: true },
  ])
  const records = `/api/animals/${ember}/records`
  for (const [id, recordDate] of [
    [wren, '2026-05-20'],
    [sable, '2026-04-02'],
  ])
    await page.request.post(`/api/animals/${id}/records`, { data: { recordType: 'feeding', recordDate } })
  const meal = { recordType: 'feeding', recordDate: '2026-05-01', measurement: '2', unit: 'mice' }
  expect((await page.request.post(records, { data: meal })).status()).toBe(201)
  await page.goto('/calendar')
  const add = page.getByRole('button', { name: 'Add New' })
  const sheet = page.getByRole('dialog')
  await add.click()
  await expect(sheet.getByRole('menuitem')).toHaveText([
    ...['Feed', 'Weigh', 'Shed', 'Scan'],
    ...['New Animal', 'New Project', 'Add Egg', 'Record Hatching', 'Add Event'],
  ])
  await expect(sheet.getByRole('menuitem', { name: 'Feed' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ArrowUp')
  await expect(sheet.getByRole('menuitem', { name: 'Add Event' })).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  // Who waited longest for a meal comes first, holdbacks among them.
  await expect(sheet.getByRole('listitem')).toHaveText([
    /^Rook.*No meal noted$/,
    /^Sable.*Fed \d+ days ago$/,
    /^Ember.*Fed \d+ days ago$/,
    /^Wren/,
  ])
  await expectAccessible(page)
  await sheet.getByRole('searchbox').fill('emb')
  await expect(sheet.getByRole('listitem')).toHaveText([/^Ember/])
  await sheet.getByRole('button', { name: /^Ember/ }).click()
  const form = page.getByRole('dialog', { name: 'New record of Ember' })
  await expect(form.getByLabel('How many', { exact: true })).toHaveValue('2')
  await form.getByRole('button', { name: 'Save Record' }).click()
  await expect(form).toHaveCount(0)
  await expect(add).toBeFocused()
  expect(await (await page.request.get(records)).json()).toMatchObject([
    { ...meal, recordDate: expect.not.stringContaining(meal.recordDate) },
    meal,
  ])
  await add.click()
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(add).toBeFocused()
})

test(
  'U1 HUS-28 a meal is written down from the sheet also where it can’t be read what is usual, and a weight asks for none of it',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    await addAnimal(page.request, { name: 'Ember' })
    await page.goto('/calendar')
    const failing = await failCalls(page, 'GET', '/care')
    for (const [act, asked] of [
      ['Weigh', 0],
      ['Feed', 1],
    ] as const) {
      await page.getByRole('button', { name: 'Add New' }).click()
      await page.getByRole('menuitem', { name: act }).click()
      await page
        .getByRole('listitem')
        .getByRole('button', { name: /^Ember/ })
        .click()
      const form = page.getByRole('dialog', { name: 'New record of Ember' })
      await expect(form).toBeVisible()
      expect(failing.count()).toBe(asked)
      await form.getByRole('button', { name: 'Cancel' }).click()
      await expect(form).toHaveCount(0)
    }
  },
)

test(
  'SHELL-27 the menu shows the first letter of the name and the name, or U and User without one',
  inFullOnly,
  async ({ page, browser, baseURL }) => {
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
  },
)

test('SHELL-27 the menu shows the picture of a keeper who has one', inFullOnly, async ({ page }) => {
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

test(
  'SHELL-17 Account Settings opens from the menu, which gives way and gets the focus back in the end',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await page.goto('/')
    const menu = await openMenu(page)
    await menu.getByRole('button', { name: 'Account Settings' }).click()
    await expect(page.getByRole('dialog', { name: 'Account Settings' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Places', exact: true })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
  },
)

test('SHELL-23 the raised button at the thumb opens the animal form', inFullOnly, async ({ page }) => {
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

test(
  'COL-13 U11 the buttons of a page that lists nothing yet share the line of its tabs',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    for (const path of ['/animals', '/animals/archive', '/breeding']) {
      await page.goto(path)
      const head = page.getByRole('main').locator('header')
      await expect(head).toBeVisible()
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 844 })
        expect((await head.boundingBox())?.height, `${path} at ${width}`).toBeLessThan(64)
      }
    }
  },
)

test('SHELL-18 the bar shows the title of every page whole', inFullOnly, async ({ page }) => {
  test.setTimeout(180_000)
  await registerKeeper(page.request)
  const title = page.getByRole('banner').getByRole('paragraph')
  for (const { path, title: words } of [...keeperPages, ...openPages]) {
    await page.goto(path)
    await expect(title).toHaveText(words)
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const lacks = await title.evaluate((element) => [
        element.scrollWidth - element.clientWidth,
        element.scrollHeight - element.clientHeight,
      ])
      expect(lacks, `${path} at ${width}`).toEqual([0, 0])
    }
  }
})
