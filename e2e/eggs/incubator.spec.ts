import type { Page } from '@playwright/test'
import { formatDay } from '../../packages/domain/src/kernel/civil-day.ts'
import { expectAccessible } from '../harness/accessibility.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import { dayFromNow, layEggs } from '../harness/eggs.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'
import { expectToast, expectWholeToast } from '../harness/toast.ts'

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')
const list = '**/api/eggs?**'

/** A keeper with one egg that is overdue, one that is due soon, one that has time, and one that is none any more. */
async function keepEggs(page: Page): Promise<number> {
  await registerKeeper(page.request)
  const project = await addProject(page.request, await addPair(page.request))
  await layEggs(page.request, [
    { eggNumber: '3', breedingProjectId: project },
    { eggNumber: '1', breedingProjectId: project, layDate: dayFromNow(-62), dueDate: dayFromNow(-2) },
    { eggNumber: '2', breedingProjectId: project, layDate: dayFromNow(-59), dueDate: dayFromNow(1) },
    { eggNumber: '4', breedingProjectId: project, status: 'Slugged' },
    { eggNumber: 'R-1', layDate: dayFromNow(-5) },
  ])
  return project
}

test('EGG-19 EGG-21 EGG-22 EGG-23 EGG-24 the incubator lists what incubates across all projects, what hatches next first', async ({
  page,
}) => {
  await keepEggs(page)
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: /Eggs$/ }).click()
  await expect(page).toHaveURL('/incubating')
  await expect(page.getByRole('columnheader').filter({ hasText: /\w/ })).toHaveText([
    'ID',
    'Project',
    'Laid',
    'Due',
    'Days',
    'Status',
    'Actions',
  ])
  const laid = (days: number) => formatDay(dayFromNow(days))
  await expect(rows(page)).toHaveText([
    `#1Rook × Ember${laid(-62)}${laid(-2)}2 days overdue62Incubating`,
    `#2Rook × Ember${laid(-59)}${laid(1)}due tomorrow59Incubating`,
    `#3Rook × Ember${laid(-20)}${laid(40)}40 days left20Incubating`,
    `#R-1No project${laid(-5)}${laid(55)}55 days left5Incubating`,
  ])
  await expect(page.getByText('4 eggs currently incubating')).toHaveText(
    '4 eggs currently incubating · next to hatch: Rook × Ember, 2 days overdue',
  )
  const entry = page
    .getByRole('navigation')
    .getByRole('link', { name: /Incubator/ })
    .first()
  await expect(entry).toHaveAttribute('aria-current', 'page')
  await expect(entry).toContainText('4')
})

test('EGG-22 eggs are shown as glowing cards on choice, and the choice is kept', async ({ page }) => {
  await keepEggs(page)
  await page.goto('/incubating')
  await page.getByRole('button', { name: 'Cards' }).click()
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(4)
  await expect(cards.first()).toContainText('Day 62 of 60')
  await expect(cards.first().getByRole('img', { name: 'Incubating, 100% of its time' })).toBeVisible()
  await page.reload()
  await expect(cards).toHaveCount(4)
  await expect(page.getByRole('table')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('EGG-25 eggs are cards; the table, on choice, hints at swiping and never moves the page', async ({
    page,
  }) => {
    await keepEggs(page)
    await page.goto('/incubating')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4)
    await expect(page.getByText('Swipe sideways to see every column')).toHaveCount(0)
    await page.getByRole('button', { name: 'Table' }).click()
    await expect(page.getByText('Swipe sideways to see every column')).toBeVisible()
    const table = page.getByRole('region', { name: 'Incubator' })
    expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(page)
  })
})

test('EGG-26 an empty incubator says so and lets an egg be laid at once', async ({ page }) => {
  await registerKeeper(page.request)
  await page.goto('/incubating')
  await expect(page.getByRole('heading', { name: 'No Incubating Eggs' })).toBeVisible()
  await page.getByRole('button', { name: 'Add Egg' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an egg' })
  await dialog.getByRole('button', { name: 'Save Egg' }).click()
  await expectWholeToast(page, 'Egg added successfully')
  await expect(page.getByText('1 egg currently incubating')).toBeVisible()
})

test(
  'EGG-18 eggs that cannot be loaded are told of in the page and in a message, and can be tried again',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await keepEggs(page)
    await failCalls(page, 'GET', '/api/eggs?**')
    await page.goto('/incubating')
    await expect(page.getByText('Error loading eggs: Something went wrong')).toBeVisible()
    // Once in the page; the message is taken for itself below.
    await expect(page.getByRole('main').getByText('Error loading eggs')).toHaveCount(1)
    await expectWholeToast(page, 'Error loading eggs', 'Something went wrong')
    await endRoutes(page, list)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(rows(page)).toHaveCount(4)
  },
)

test(
  'EGG-27 EGG-28 an egg is deleted after a question that names it; a failure is told and loses nothing',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await keepEggs(page)
    await page.goto('/incubating')
    await failCalls(page, 'DELETE', '/api/eggs/*')
    const ask = () => page.getByRole('button', { name: 'Delete Egg #2', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Egg #2?' })
    await ask()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expectWholeToast(page, 'Error', 'Something went wrong')
    await expect(rows(page)).toHaveCount(4)
    await endRoutes(page)
    await ask()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expectWholeToast(page, 'Egg deleted successfully', 'Undo')
    await expect(rows(page)).toHaveCount(3)
    await expect(page.getByText('3 eggs currently incubating')).toBeVisible()
  },
)

test(
  'EGG-29 EGG-14 edit opens the form for the egg’s project; the change shows at once',
  inFullOnly,
  async ({ page }) => {
    const project = await keepEggs(page)
    await page.goto('/incubating')
    await page.getByRole('button', { name: 'Edit Egg #3' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Egg #3' })
    await expect(dialog.getByLabel('Project')).toHaveValue(String(project))
    await dialog.getByLabel('Egg number').fill('33')
    await dialog.getByRole('button', { name: 'Save Egg' }).click()
    await expectWholeToast(page, 'Egg updated successfully')
    await expect(rows(page).nth(2)).toContainText('#33')
  },
)

test('EGG-30 several eggs are marked together and leave the incubator', async ({ page }) => {
  await keepEggs(page)
  await page.goto('/incubating')
  for (const number of ['1', '3']) await page.getByLabel(`Select Egg #${number}`, { exact: true }).check()
  const bar = page.getByRole('region', { name: '2 eggs selected' })
  await bar.getByRole('button', { name: 'Infertile' }).click()
  await expectToast(page, '2 eggs marked infertile')
  await expect(rows(page)).toHaveCount(2)
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: 'Status of Egg #2: Incubating' }).click()
  await page.getByRole('menuitemradio', { name: 'Slugged' }).click()
  await expectToast(page, '1 egg marked slugged')
  await expect(rows(page)).toHaveCount(1)
})
