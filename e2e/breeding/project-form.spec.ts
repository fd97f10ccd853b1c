import type { Locator, Page } from '@playwright/test'
import { addDays, formatDay } from '../../packages/domain/src/kernel/civil-day.ts'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimals } from '../harness/animals.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { endRoutes } from '../harness/routes.ts'
import { inEachTheme } from '../harness/themes.ts'
import { expectWholeToast } from '../harness/toast.ts'

test.use(inMotion)

const newDialog = (page: Page) => page.getByRole('dialog', { name: 'New Breeding Project' })
const create = (dialog: Locator) => dialog.getByRole('button', { name: 'Create Project' }).click()

async function choose(dialog: Locator, label: 'Male' | 'Female', name: string): Promise<void> {
  await dialog.getByRole('combobox', { name: label, exact: true }).click()
  await dialog.getByRole('option', { name }).click()
}

/** The day it is in the browser, which stands in the keeper's zone. */
const todayIn = (page: Page) =>
  page.evaluate(() => {
    const now = new Date()
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-')
  })

test('BRD-02 BRD-04 BRD-05 BRD-06 BRD-08 BRD-09 BRD-10 BRD-11 BRD-Q08 a pair becomes a project from its address on', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await addPair(page.request)
  await addAnimals(page.request, [{ name: 'Wren' }])
  await page.goto('/breeding/new')
  const dialog = newDialog(page)
  const today = await todayIn(page)
  for (const [label, day] of [
    ['Start date', today],
    ['Expected lay date', addDays(today, 30)],
    ['Next clutch date', addDays(today, 60)],
  ] as const)
    await expect(dialog.getByRole('textbox', { name: label })).toHaveValue(formatDay(day))
  await expect(dialog.getByLabel('Status')).toHaveValue('Pairing')
  await expect(dialog.getByLabel('Status').getByRole('option')).toHaveText([
    'Pairing',
    'Paired',
    'Breeding',
    'Confirmed Lock',
    'Gravid',
    'Eggs Laid',
    'Incubating',
    'Hatched',
    'Completed',
    'Failed',
  ])
  for (const [label, name] of [
    ['Male', 'Rook'],
    ['Female', 'Ember'],
  ] as const) {
    await dialog.getByRole('combobox', { name: label, exact: true }).click()
    const choices = dialog.getByRole('listbox').getByRole('option')
    await expect(choices).toHaveText([new RegExp(name)])
    await choices.click()
  }
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Rook × Ember 2026')
  await dialog.getByLabel('Project code (optional)').fill('BP-26-03')
  await dialog.getByLabel('Notes').fill('First season of both')
  await create(dialog)
  await expectWholeToast(page, 'Breeding project created')
  await expect(page).toHaveURL(/\/breeding\/projects\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Rook × Ember 2026' })).toBeVisible()
  await expect(page.getByRole('main').getByText('BP-26-03')).toBeVisible()
  await page.goBack()
  await expect(newDialog(page)).toHaveCount(0)
})

test('BRD-04 U8 a new project is named after its pair until its keeper names it, on a phone and a desk, in both themes', async ({
  page,
}) => {
  test.slow()
  const looks = { widths: [390, 1280] }
  await page.setViewportSize({ width: 390, height: 844 })
  await registerKeeper(page.request)
  await addPair(page.request)
  await addAnimals(page.request, [{ name: 'Atlas', sex: 'Male' }])
  await page.goto('/breeding/new')
  const dialog = newDialog(page)
  const name = dialog.getByRole('textbox', { name: 'Name' })
  const year = (await todayIn(page)).slice(0, 4)
  await choose(dialog, 'Male', 'Rook')
  await inEachTheme(page, looks, () => expect(name).toHaveValue(''))
  await choose(dialog, 'Female', 'Ember')
  await inEachTheme(page, looks, async () => {
    await expect(name).toHaveValue(`Rook × Ember ${year}`)
    await choose(dialog, 'Male', 'Atlas')
    await expect(name).toHaveValue(`Atlas × Ember ${year}`)
    await expectAccessible(page)
    await choose(dialog, 'Male', 'Rook')
  })
  await choose(dialog, 'Male', 'Atlas')
  // The draft knows a suggested name from a typed one.
  await page.reload()
  await inEachTheme(page, looks, async () => {
    await expect(name).toHaveValue(`Atlas × Ember ${year}`)
    await expect(dialog.getByRole('combobox', { name: 'Female', exact: true })).toHaveValue('Ember')
    await choose(dialog, 'Male', 'Rook')
    await expect(name).toHaveValue(`Rook × Ember ${year}`)
    await choose(dialog, 'Male', 'Atlas')
  })
  await name.fill('Lavender line')
  await choose(dialog, 'Male', 'Rook')
  await inEachTheme(page, looks, async () => {
    await choose(dialog, 'Male', 'Atlas')
    await expect(dialog.getByRole('combobox', { name: 'Male', exact: true })).toHaveValue('Atlas')
  })
  await page.reload()
  await inEachTheme(page, looks, () => expect(name).toHaveValue('Lavender line'))
  await create(dialog)
  await inEachTheme(page, looks, () =>
    expect(page.getByRole('heading', { level: 1, name: 'Lavender line' })).toBeVisible(),
  )
})

test(
  'BRD-04 the pair names a new project before the server has told more of its animals',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await addPair(page.request)
    await page.route(/\/api\/animals\/\d+$/, () => {})
    await page.goto('/breeding/new')
    const dialog = newDialog(page)
    await choose(dialog, 'Male', 'Rook')
    await choose(dialog, 'Female', 'Ember')
    await create(dialog)
    await expect(page.getByRole('heading', { level: 1, name: /^Rook × Ember/ })).toBeVisible()
  },
)

test(
  'BRD-13 BRD-14 BRD-15 BRD-16 BRD-18 BRD-Q03 what is missing is said at its field and in a message, and nothing is sent',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await addPair(page.request)
    await page.goto('/breeding/new')
    const dialog = newDialog(page)
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await dialog.getByRole('textbox', { name: 'Start date' }).fill('')
    await create(dialog)
    for (const words of [
      'Name is required',
      'Male reptile is required',
      'Female reptile is required',
      'Start date is required',
    ])
      await expect(dialog.getByText(words, { exact: true })).toBeVisible()
    await expectWholeToast(page, 'Validation Error', 'Project name is required')
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Rook × Ember')
    await create(dialog)
    await expectWholeToast(page, 'Validation Error', 'Please select a male reptile')
    await choose(dialog, 'Male', 'Rook')
    await create(dialog)
    await expectWholeToast(page, 'Validation Error', 'Please select a female reptile')
    expect(sent).toEqual([])
  },
)

test(
  'BRD-07 BRD-Q02 Set Date takes the expected day to the calendar, and says so where there is none',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await page.goto('/breeding/new')
    const dialog = newDialog(page)
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Rook × Ember')
    const day = dialog.getByRole('textbox', { name: 'Expected lay date' })
    await day.fill('09/20/2026')
    await day.blur()
    const address = new URL(
      (await dialog.getByRole('link', { name: 'Set Date' }).getAttribute('href')) ?? '',
      page.url(),
    )
    expect(address.pathname).toBe('/calendar')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      addEvent: 'true',
      date: '2026-09-20',
      title: 'Expected lay date: Rook × Ember',
    })
    await day.fill('')
    await expect(day).toHaveAttribute('placeholder', 'No date selected')
    await dialog.getByRole('button', { name: 'Set Date' }).click()
    await expectWholeToast(page, 'No date selected')
  },
)

test(
  'BRD-19 BRD-21 BRD-22 a refused project is told as it was refused, and what was typed stays',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of (400|403|500).*breeding-projects/, /ERR_FAILED.*breeding-projects/)
    test.slow()
    await registerKeeper(page.request)
    await addPair(page.request)
    await page.goto('/breeding/new')
    const dialog = newDialog(page)
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Rook × Ember')
    await choose(dialog, 'Male', 'Rook')
    await choose(dialog, 'Female', 'Ember')
    const answerWith = async (status: number, json: object) => {
      await endRoutes(page)
      await page.route('**/api/breeding-projects', (route) => route.fulfill({ status, json }))
      await create(dialog)
    }
    await answerWith(400, { message: 'The sire must be Male', errors: { maleId: 'The sire must be Male' } })
    await expectWholeToast(page, 'Error', 'The sire must be Male')
    await expect(dialog.getByText('The sire must be Male')).toBeVisible()
    await answerWith(400, { errors: { femaleId: 'The dam must be Female' } })
    await expectWholeToast(page, 'Error', 'The dam must be Female')
    await answerWith(400, {})
    await expectWholeToast(page, 'Error', 'Failed to create breeding')
    await endRoutes(page)
    await page.route('**/api/breeding-projects', (route) => route.abort())
    await create(dialog)
    await expectWholeToast(
      page,
      'Connection Error',
      'Could not connect to the server. Please check your connection.',
    )
    await answerWith(403, { message: 'No more', code: 'plan-limit' })
    await expect(dialog.getByRole('heading', { name: 'Upgrade Required' })).toBeVisible()
    await expect(
      dialog.getByText(
        "You've reached the free plan limit of 5 breeding projects. Upgrade to the Pro plan in settings for unlimited access!",
      ),
    ).toBeVisible()
    await expect(page.locator('li[data-state="open"]').filter({ hasText: 'No more' })).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible()
    await endRoutes(page)
    await dialog.getByRole('button', { name: 'Back to the form' }).click()
    await create(dialog)
    await expect(page.getByRole('heading', { level: 1, name: 'Rook × Ember' })).toBeVisible()
  },
)

test(
  'BIL-09 BIL-12 BIL-13 BRD-Q07 near the limit of projects the list says so, and at it the form explains',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const pair = await addPair(page.request)
    for (let n = 0; n < 3; n += 1) await addProject(page.request, pair)
    await page.goto('/breeding')
    await expect(page.getByText('3 of 5 breeding projects on the free plan')).toBeVisible()
    for (let n = 0; n < 2; n += 1) await addProject(page.request, pair)
    await page.goto('/breeding/new')
    await expect(newDialog(page).getByRole('heading', { name: 'Upgrade Required' })).toBeVisible()
    await expect(newDialog(page).getByRole('textbox')).toHaveCount(0)
    await newDialog(page).getByRole('button', { name: 'Close' }).last().click()
    await expect(page).toHaveURL('/breeding')
  },
)
