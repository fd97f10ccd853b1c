import type { Page } from '@playwright/test'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { formOf, inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'
import { expectToast } from '../harness/toast.ts'

const card = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Records' }) })
const lines = (page: Page) => card(page).getByRole('listitem')

async function openEmber(page: Page, fields: Record<string, unknown> = {}): Promise<number> {
  await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Ember', weight: 400, ...fields })
  await page.goto(`/animals/${id}`)
  await expect(card(page)).toBeVisible()
  return id
}

/** Fills the form of a record in and saves it. */
async function addRecord(
  page: Page,
  kind: string,
  day: string,
  fields: Record<string, string>,
): Promise<void> {
  await page.getByRole('button', { name: 'Add Record' }).click()
  const dialog = page.getByRole('dialog', { name: 'New record of Ember' })
  const chip = dialog.getByRole('button', { name: kind, exact: true })
  if (!(await chip.isVisible())) await dialog.getByRole('button', { name: 'Other kinds' }).click()
  await chip.click()
  await dialog.getByRole('textbox', { name: 'Date' }).fill(day)
  for (const [label, text] of Object.entries(fields))
    await dialog.getByLabel(label, { exact: true }).fill(text)
  await dialog.getByRole('button', { name: 'Save Record' }).click()
  await expectToast(page, 'Record added')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add Record' })).toBeFocused()
}

test('COL-137 U18 records are added, listed newest first, changed and removed', async ({ page }) => {
  const id = await openEmber(page)
  await expect(card(page)).toContainText('gather here')
  await addRecord(page, 'Feeding', '06/01/2026', {
    'How many': '2',
    Food: 'mouse',
    Details: 'Took it at once',
  })
  await addRecord(page, 'Other', '06/10/2026', { 'Your own kind': 'UV lamp' })
  await addRecord(page, 'Shed', '05/20/2026', {})
  await expect(lines(page)).toHaveText([
    /UV lamp.*06\/10\/2026/,
    /Feeding.*2 mice.*06\/01\/2026.*Took it at once/,
    /Shed.*In one piece.*05\/20\/2026/,
  ])
  await page.getByRole('button', { name: 'Actions for Feeding of 06/01/2026' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Record of Ember' })
  await expect(dialog.getByRole('button', { name: 'Feeding', pressed: true })).toBeVisible()
  await expect(dialog.getByLabel('Details')).toHaveValue('Took it at once')
  await dialog.getByLabel('How many', { exact: true }).fill('3')
  await dialog.getByRole('button', { name: 'Save Record' }).click()
  await expectToast(page, 'Record changed')
  await expect(page.getByRole('button', { name: 'Actions for Feeding of 06/01/2026' })).toBeFocused()
  await expect(lines(page).nth(1)).toContainText('3 mice')
  await page.getByRole('button', { name: 'Actions for Shed of 05/20/2026' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(page.getByRole('dialog')).toContainText('Remove Shed of 05/20/2026?')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expectToast(page, 'Record removed')
  await expect(lines(page)).toHaveCount(2)
  const stored = await (await page.request.get(`/api/animals/${id}/records`)).json()
  expect(stored).toMatchObject([
    { recordType: 'UV lamp', data: null },
    { recordType: 'feeding', measurement: '3', data: { count: 3, prey: 'mouse', outcome: 'eaten' } },
  ])
})

test('COL-137 a weight becomes the weight of the animal where that is wished, and two make a curve', async ({
  page,
}) => {
  await openEmber(page)
  const details = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Details' }) })
  await addRecord(page, 'Weight', '06/01/2026', { Weight: '450' })
  await expect(details).toContainText('450 g')
  await expect(card(page).getByRole('img', { name: /^Weight curve/ })).toBeHidden()
  // An older weight is made up for: the animal keeps the newer one.
  await addRecord(page, 'Weight', '05/01/2026', { Weight: '420' })
  await expect(card(page).getByRole('img')).toHaveAccessibleName(
    'Weight curve of 2 records: 420 g on 05/01/2026, 450 g on 06/01/2026',
  )
  await expect(card(page)).toContainText('30 g gained')
  await expect(details).toContainText('450 g')
  await page.getByRole('button', { name: 'Add Record' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Weight', exact: true }).click()
  await dialog.getByLabel('Weight', { exact: true }).fill('480')
  await dialog.getByLabel('Make this the weight of Ember').uncheck()
  await dialog.getByRole('button', { name: 'Save Record' }).click()
  await expectToast(page, 'Record added')
  await expect(card(page).getByRole('img')).toHaveAccessibleName(/of 3 records/)
  await expect(details).toContainText('450 g')
})

for (const width of [390, 1280]) {
  test(
    `COL-137 COL-91 weights are told as exactly as they were entered, kilograms too: ${width} wide`,
    formOf(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      const id = await openEmber(page)
      for (const [recordDate, measurement] of [
        ['2026-05-01', '1000.1 g'],
        ['2026-06-01', '0.5153 kg'],
        ['2026-07-01', '0.0051 kg'],
      ]) {
        const data = { recordType: 'weight', recordDate, measurement, updateAnimalWeight: true }
        expect((await page.request.post(`/api/animals/${id}/records`, { data })).status()).toBe(201)
      }
      await page.reload()
      await expect(card(page).getByRole('img')).toHaveAccessibleName(
        'Weight curve of 3 records: 1,000.1 g on 05/01/2026, 5.1 g on 07/01/2026',
      )
      await expect(card(page)).toContainText('995 g lost')
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
      await expect(page.getByRole('textbox', { name: 'Weight', exact: true })).toHaveValue('5.1')
    },
  )
}

test(
  'COL-137 a record that is refused stays in its form with the reason beside its field',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of (400|500)/)
    await openEmber(page)
    await page.getByRole('button', { name: 'Add Record' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Weight', exact: true }).click()
    await dialog.getByLabel('Weight', { exact: true }).fill('heavy')
    await dialog.getByRole('button', { name: 'Save Record' }).click()
    await expect(dialog).toContainText(
      'Please enter the weight as a number of 0 or more, such as 450 or 450 g',
    )
    await dialog.getByLabel('Weight', { exact: true }).fill('450')
    await page.route(/\/records$/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 400,
            json: { message: 'Not now', code: 'not-valid', errors: { details: 'Not now' } },
          })
        : route.fallback(),
    )
    await dialog.getByRole('button', { name: 'Save Record' }).click()
    await expectToast(page, 'Failed to save the record')
    await expect(dialog.getByLabel('Weight', { exact: true })).toHaveValue('450')
    await expect(dialog).toContainText('Not now')
  },
)

test(
  'COL-133 many records follow page by page, and a list that cannot be loaded can be tried again',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    for (let day = 1; day <= 12; day += 1)
      await page.request.post(`/api/animals/${id}/records`, {
        data: {
          recordType: 'note',
          recordDate: `2026-06-${String(day).padStart(2, '0')}`,
          details: `Note ${day}`,
        },
      })
    const list = /\/records\?limit=10/
    await page.route(list, (route) => route.fulfill({ status: 500, json: { message: 'Out of order' } }))
    await page.goto(`/animals/${id}`)
    await expect(card(page)).toContainText('The records could not be loaded')
    await endRoutes(page, list)
    await card(page).getByRole('button', { name: 'Try again' }).click()
    await expect(lines(page)).toHaveCount(10)
    await expect(lines(page).first()).toContainText('Note 12')
    await card(page).getByRole('button', { name: 'Show more records' }).click()
    await expect(lines(page)).toHaveCount(12)
    await expect(lines(page).last()).toContainText('Note 1')
  },
)

test(
  'B20 a feeding has no records read again, and a weight none but the first',
  inFullOnly,
  async ({ page }) => {
    const id = await openEmber(page)
    await expect(page.getByRole('region', { name: 'Daily care' }).locator('[aria-busy]')).toHaveCount(0)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (request.method() === 'GET' && pathname === `/api/animals/${id}/records`) asked.push(search)
    })
    await addRecord(page, 'Feeding', '06/01/2026', { 'How many': '2' })
    await expect(lines(page)).toHaveCount(1)
    expect(asked).toEqual([])
    for (const day of ['06/02/2026', '06/03/2026']) await addRecord(page, 'Weight', day, { Weight: '410' })
    await expect(card(page).getByRole('img')).toHaveAccessibleName(/of 2 records/)
    expect(asked).toEqual(['?limit=10', '?limit=10'])
  },
)

test(
  'HUS-13 HUS-03 a refusal is written down in its fields, told in words, and what is wrong is said at its field',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 400/)
    const id = await openEmber(page)
    await page.getByRole('button', { name: 'Add Record' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('How many', { exact: true }).fill('two')
    await dialog.getByLabel('Size').fill('small')
    await dialog.getByLabel('Food').fill('rat')
    await dialog.getByRole('button', { name: 'Refused' }).click()
    await dialog.getByRole('button', { name: 'Save Record' }).click()
    await expect(dialog).toContainText('Please enter a whole number from 1 to 1000')
    await expect(dialog.getByLabel('How many', { exact: true })).toBeFocused()
    await dialog.getByLabel('How many', { exact: true }).fill('2')
    await dialog.getByText('More', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Frozen-thawed' }).click()
    await dialog.getByRole('button', { name: 'Save Record' }).click()
    await expect(dialog).toBeHidden()
    await expect(lines(page).first()).toContainText('2 small rats, refused')
    await expect(lines(page).first()).toContainText('Frozen-thawed')
    const [stored] = await (await page.request.get(`/api/animals/${id}/records`)).json()
    expect(stored).toMatchObject({
      measurement: '0',
      data: { prey: 'rat', size: 'small', count: 2, outcome: 'refused', state: 'frozen-thawed' },
      clientId: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
  },
)

test(
  'HUS-13 HUS-08 a condition lasts until it is ended today, Undo has it last on, and a second one is refused at its kind',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 409/)
    const id = await openEmber(page)
    await page.getByRole('button', { name: 'Add Record' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Other kinds' }).click()
    await dialog.getByRole('button', { name: 'Brumation' }).click()
    await dialog.getByRole('textbox', { name: 'First day' }).fill('05/01/2026')
    await dialog.getByRole('button', { name: 'Save Record' }).click()
    await expect(lines(page).first()).toContainText('lasts')
    await page.getByRole('button', { name: 'Actions for Brumation of 05/01/2026' }).click()
    await page.getByRole('menuitem', { name: 'Ends today' }).click()
    await expectToast(page, 'Brumation ends today')
    await expect(lines(page).first()).toContainText('until')
    const lasting = async () =>
      (await (await page.request.get(`/api/animals/${id}/records`)).json())[0].endDate
    expect(await lasting()).not.toBeNull()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(lines(page).first()).toContainText('lasts')
    expect(await lasting()).toBeNull()
    // Another one of the kind is refused where the kind is chosen.
    await page.getByRole('button', { name: 'Add Record' }).click()
    await dialog.getByRole('button', { name: 'Other kinds' }).click()
    await dialog.getByRole('button', { name: 'Brumation' }).click()
    await dialog.getByRole('button', { name: 'Save Record' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      'Ember is written down as brumation since 2026-05-01',
    )
    await expect(dialog.getByRole('group', { name: 'Kind of record' })).toBeFocused()
  },
)
