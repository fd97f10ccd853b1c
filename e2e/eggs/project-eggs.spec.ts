import type { Page } from '@playwright/test'
import { formatDay } from '../../packages/domain/src/kernel/civil-day.ts'
import { expectAccessible } from '../harness/accessibility.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import { dayFromNow, type EggFields, layEggs } from '../harness/eggs.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'
import { expectToast, expectWholeToast } from '../harness/toast.ts'

const card = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Eggs', exact: true }) })
const rows = (page: Page) => card(page).locator('tbody').getByRole('row')
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, label: string) => dialog(page).getByLabel(label)
const day = (page: Page, label: string) => dialog(page).getByRole('textbox', { name: label })

/** Opens the page of a project with the given eggs in it, and answers its id. */
async function openProject(page: Page, eggs: readonly EggFields[] = []): Promise<number> {
  await registerKeeper(page.request)
  const id = await addProject(page.request, await addPair(page.request))
  await layEggs(
    page.request,
    eggs.map((egg) => ({ breedingProjectId: id, ...egg })),
  )
  await page.goto(`/breeding/projects/${id}`)
  await expect(card(page)).toBeVisible()
  return id
}

const numbered = (count: number): EggFields[] =>
  Array.from({ length: count }, (_, place) => ({ eggNumber: String(place + 1) }))

test('EGG-08 EGG-20 five rows show at first and View More brings the others; View Incubator leads on', async ({
  page,
}) => {
  await openProject(page, numbered(7))
  await expect(rows(page)).toHaveCount(5)
  await page.getByRole('button', { name: 'View More (2)' }).click()
  await expect(rows(page)).toHaveCount(7)
  await expect(rows(page).last()).toContainText('#7')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View Incubator' }).click()
  await expect(page).toHaveURL('/incubating')
})

test('U18 EGG-08 every incubating egg of a project is chosen with one box, which is seen in every width', async ({
  page,
}) => {
  await openProject(page, numbered(7))
  const box = card(page).getByRole('checkbox', { name: 'Select every incubating egg' })
  for (const width of [390, 900, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await box.click({ trial: true })
    await expectAccessible(page)
  }
  await box.check()
  await expect(rows(page)).toHaveCount(7)
  await expect(card(page).getByText('7 eggs selected')).toBeVisible()
})

test(
  'EGG-09 EGG-10 an egg is added with what the form suggests, until the keeper types',
  inFullOnly,
  async ({ page }) => {
    const id = await openProject(page, [{ eggNumber: '4' }])
    await page.getByRole('button', { name: 'Add Egg' }).click()
    await expect(field(page, 'Egg number')).toHaveValue('5')
    await expect(field(page, 'Incubation days')).toHaveValue('58')
    await expect(dialog(page)).toContainText('Ball python: 55 to 60 days')
    await expect(dialog(page)).toContainText('Source: ')
    await day(page, 'Lay date').fill('06/15/2026')
    await day(page, 'Lay date').blur()
    await expect(day(page, 'Due date')).toHaveValue('08/12/2026')
    await field(page, 'Temperature').fill('30.5')
    await expect(field(page, 'Incubation days')).toHaveValue('63')
    await expect(day(page, 'Due date')).toHaveValue('08/17/2026')
    await field(page, 'Incubation days').fill('61')
    await expect(day(page, 'Due date')).toHaveValue('08/15/2026')
    await day(page, 'Due date').fill('08/20/2026')
    await day(page, 'Due date').blur()
    await dialog(page).getByRole('button', { name: 'Use 63 days' }).click()
    await expect(field(page, 'Incubation days')).toHaveValue('63')
    await expect(day(page, 'Due date')).toHaveValue('08/20/2026')
    await field(page, 'Unit').selectOption('F')
    await expect(field(page, 'Temperature')).toHaveValue('86.9')
    await field(page, 'Humidity (%)').fill('95')
    await field(page, 'Notes').fill('The small one')
    await dialog(page).getByRole('button', { name: 'Save Egg' }).click()
    await expectWholeToast(page, 'Egg added successfully')
    await expect(rows(page)).toHaveCount(2)
    const [, stored] = await (await page.request.get(`/api/eggs/by-breeding-project/${id}`)).json()
    expect(stored).toMatchObject({
      eggNumber: '5',
      layDate: '2026-06-15',
      dueDate: '2026-08-20',
      incubationDays: 63,
      temperature: 30.5,
      temperatureUnit: 'F',
      humidity: 95,
      isViable: true,
      notes: 'The small one',
    })
  },
)

test(
  'EGG-09 a lay date is required and days must follow each other; refused fields keep what was typed',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 409/)
    await openProject(page, [{ eggNumber: '1' }])
    await page.getByRole('button', { name: 'Add Egg' }).click()
    await day(page, 'Lay date').fill('')
    await day(page, 'Lay date').blur()
    const save = dialog(page).getByRole('button', { name: 'Save Egg' })
    await save.click()
    await expect(dialog(page).getByText('Lay date is required')).toBeVisible()
    await day(page, 'Lay date').fill('06/15/2026')
    await day(page, 'Lay date').blur()
    await expect(day(page, 'Due date')).toHaveValue('08/12/2026')
    await day(page, 'Due date').fill('06/14/2026')
    await day(page, 'Due date').blur()
    await save.click()
    await expect(dialog(page).getByText('Due date cannot be before the lay date')).toBeVisible()
    await day(page, 'Due date').fill('08/14/2026')
    await day(page, 'Due date').blur()
    await field(page, 'Egg number').fill('1')
    await save.click()
    await expectWholeToast(page, 'Failed to add egg', 'Egg number already exists in this project')
    await expect(dialog(page).getByText('Egg number already exists in this project')).toBeVisible()
    await field(page, 'Egg number').fill('2')
    await save.click()
    await expectWholeToast(page, 'Egg added successfully')
  },
)

test(
  'EGG-13 at the limit of the plan the form explains, and what was typed stays',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 403/)
    await openProject(page, numbered(8))
    await page.getByRole('button', { name: 'Add Clutch' }).click()
    await expect(dialog(page)).toContainText('8 of 10 eggs on the free plan')
    await field(page, 'How many eggs').fill('3')
    await dialog(page).getByRole('button', { name: 'Add 3 eggs' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Upgrade Required' })).toBeVisible()
    await expect(dialog(page)).toContainText("You've reached the free plan limit of 10 eggs.")
    await expect(dialog(page)).toContainText('There is room for 2 more.')
    await expect(dialog(page).getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible()
    await expect(field(page, 'How many eggs')).toHaveValue('3')
    await field(page, 'How many eggs').fill('2')
    await dialog(page).getByRole('button', { name: 'Add 2 eggs' }).click()
    await expectWholeToast(page, '2 eggs added successfully')
    await page.getByRole('button', { name: 'View More (5)' }).click()
    await expect(rows(page).last()).toContainText('#10')
  },
)

test('EGG-39 EGG-11 an egg of no project is attached to this one', inFullOnly, async ({ page }) => {
  await openProject(page)
  await layEggs(page.request, [{ eggNumber: 'R-1' }])
  await page.getByRole('button', { name: 'Attach Egg' }).click()
  await page.getByRole('button', { name: 'Attach Egg #R-1' }).click()
  await expectWholeToast(page, 'Egg attached', 'Rook × Ember is now Eggs Laid.Undo')
  await expect(rows(page)).toContainText(['#R-1'])
  await page.getByRole('button', { name: 'Attach Egg' }).click()
  await expect(dialog(page)).toContainText('Every egg belongs to a project already.')
})

test('EGG-14 EGG-15 an egg is changed; a failure says so and keeps the form', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of (409|412|500)/)
  await openProject(page, [{ eggNumber: '1', temperature: 88, temperatureUnit: 'F' }])
  await page.getByRole('button', { name: 'Edit Egg #1' }).click()
  await expect(field(page, 'Temperature')).toHaveValue('88')
  await field(page, 'Notes').fill('Dented')
  await page.route(/\/api\/eggs\/\d+$/, (route) =>
    route.fulfill({ status: 409, json: { message: 'Not now', code: 'taken' } }),
  )
  await dialog(page).getByRole('button', { name: 'Save Egg' }).click()
  await expectWholeToast(page, 'Failed to update egg', 'Not now')
  await expect(field(page, 'Notes')).toHaveValue('Dented')
  await endRoutes(page)
  await dialog(page).getByRole('button', { name: 'Save Egg' }).click()
  await expectWholeToast(page, 'Egg updated successfully')
})

test(
  'EGG-16 EGG-17 an egg is deleted after a question; a failure says so',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await openProject(page, numbered(2))
    await failCalls(page, 'DELETE', '/api/eggs/*')
    const remove = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Delete Egg #1' }).click()
      await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click()
    }
    await remove()
    await expectWholeToast(page, 'Failed to delete the egg.', 'Something went wrong')
    await endRoutes(page)
    await remove()
    await expectWholeToast(page, 'Egg deleted successfully', 'Undo')
    await expect(rows(page)).toHaveCount(1)
  },
)

test(
  'EGG-18 the eggs of a project that cannot be loaded are told of, and can be tried again',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await page.route('**/api/eggs/by-breeding-project/*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Out of order' } }),
    )
    await openProject(page, numbered(1))
    await expect(card(page)).toContainText('Error loading eggs: Out of order')
    await expectToast(page, 'Error loading eggs')
    await endRoutes(page)
    await card(page).getByRole('button', { name: 'Try again' }).click()
    await expect(rows(page)).toContainText([formatDay(dayFromNow(-20))])
  },
)
