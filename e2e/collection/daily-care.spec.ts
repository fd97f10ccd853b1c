import type { Locator, Page } from '@playwright/test'
import { addAnimal } from '../harness/animals.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { Hands } from '../harness/hands.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'
import { expectToast } from '../harness/toast.ts'

test.use({ viewport: { width: 390, height: 844 } })

const card = (page: Page) => page.getByRole('region', { name: 'Daily care' })
const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
const lines = (page: Page) => section(page, 'Records').getByRole('listitem')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'New record of Ember' })

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Ember, who ate ten days ago and refused since, with the records of a year below. */
async function openEmber(page: Page): Promise<number> {
  await registerKeeper(page.request)
  const id = await addAnimal(page.request, {
    ...{ name: 'Ember', sex: 'Female', weight: 420, dateOfBirth: '2022-06-14' },
    ...{ morph: 'Pastel Clown 66% het Piebald', producedBy: 'Reyes Reptiles', notes: 'Eats on Tuesdays' },
  })
  const add = async (path: string, data: object) =>
    expect((await page.request.post(path, { data })).status()).toBe(201)
  const records = `/api/animals/${id}/records`
  await add(records, {
    ...{ recordType: 'feeding', recordDate: dayAgo(10) },
    ...{ measurement: '2', unit: 'mice', details: 'Thawed' },
  })
  await add(records, { recordType: 'feeding', recordDate: dayAgo(3), measurement: '0', unit: 'mice' })
  await add(records, { recordType: 'weight', recordDate: dayAgo(40), measurement: '430 g' })
  await add(records, { recordType: 'weight', recordDate: dayAgo(9), measurement: '420 g' })
  await add(records, { recordType: 'shed', recordDate: dayAgo(20), measurement: 'whole' })
  await add('/api/events', { title: 'Deworming', startDate: dayAgo(-2), animalId: id })
  await page.goto(`/animals/${id}`)
  await expect(lines(page)).toHaveCount(5)
  return id
}

/** Whether all of it lies in the first screen, above the bar at the thumb. */
const expectInFirstScreen = (page: Page, part: Locator): Promise<void> =>
  expect(async () => {
    const bar = await page.getByRole('navigation', { name: 'Quick places' }).boundingBox()
    const box = await part.boundingBox()
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  }).toPass()

test('U1 a phone shows what is done daily in its first screen, and where the records begin', async ({
  page,
}) => {
  await openEmber(page)
  await expect(card(page)).toContainText('10 days')
  await expect(card(page)).toContainText('refused since')
  await expect(card(page)).toContainText('10 g less')
  await expect(card(page)).toContainText('20 days')
  await expect(card(page).getByRole('link', { name: 'Deworming' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  for (const act of ['Feed', 'Weigh', 'Shed'])
    await expectInFirstScreen(page, card(page).getByRole('button', { name: act, exact: true }))
  await expectInFirstScreen(page, card(page).getByRole('link', { name: 'Deworming' }))
  await expectInFirstScreen(page, page.getByRole('heading', { name: 'Records' }))
  expect((await lines(page).first().boundingBox())?.y).toBeLessThan(844)
  // What is known of her is folded, is still read out to whoever opens it, and stays as it was left.
  const details = page.getByRole('button', { name: 'Details', exact: true })
  await expect(details).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByText('Reyes Reptiles')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Reyes Reptiles')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await details.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Reyes Reptiles')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Reyes Reptiles')).toBeVisible()
})

test('U1 U7 the same meal as last time is two presses, so is a shed, and both are taken back', async ({
  page,
}) => {
  await openEmber(page)
  const hands = new Hands()
  await expect(card(page)).toContainText('10 days')
  await hands.press(card(page).getByRole('button', { name: 'Feed', exact: true }))
  await expect(dialog(page)).toContainText('The same as on')
  await hands.press(dialog(page).getByRole('button', { name: 'Save Record' }))
  await expectToast(page, 'Record added')
  expect([hands.presses, hands.inputs]).toEqual([2, 0])
  await expect(lines(page).first()).toContainText('2 mice')
  await expect(lines(page).first()).toContainText('Thawed')
  await expect(card(page)).toContainText('Today')
  await expect(card(page).getByRole('button', { name: 'Feed', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Record taken back')
  await expect(lines(page)).toHaveCount(5)
  await expect(card(page)).toContainText('refused since')
  await page.getByRole('button', { name: 'Shed', exact: true }).click()
  // The focus is where the second press belongs, so that Enter does.
  await expect(dialog(page).getByRole('button', { name: 'Save Record' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Record added')
  await expect(lines(page)).toHaveCount(6)
})

test('U1 U7 a weight is two presses and a number; Undo gives the former one back, but not over another change', async ({
  page,
}) => {
  const id = await openEmber(page)
  const animal = async () => (await page.request.get(`/api/animals/${id}`)).json()
  const weigh = async (amount: string) => {
    const hands = new Hands()
    await hands.press(card(page).getByRole('button', { name: 'Weigh', exact: true }))
    await expect(dialog(page).getByLabel('Weight', { exact: true })).toBeFocused()
    await hands.type(dialog(page).getByLabel('Weight', { exact: true }), amount)
    await hands.press(dialog(page).getByRole('button', { name: 'Save Record' }))
    await expectToast(page, 'Record added')
    expect([hands.presses, hands.inputs]).toEqual([2, 1])
  }
  await weigh('455')
  await expect(card(page)).toContainText('35 g more')
  expect((await animal()).weight).toBe(455)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Record taken back')
  await expect(card(page)).toContainText('10 g less')
  expect((await animal()).weight).toBe(420)
  await expect.poll(() => lines(page).count()).toBe(5)
  await weigh('460')
  await expect(card(page)).toContainText('40 g more')
  await page.request.patch(`/api/animals/${id}`, { data: { weight: 470 } })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Ember was changed since')
  await expect(lines(page)).toHaveCount(5)
  expect((await animal()).weight).toBe(470)
})

test(
  'U7 a weight that cannot be taken back stays with its record, and the message says so',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    const id = await openEmber(page)
    await card(page).getByRole('button', { name: 'Weigh', exact: true }).click()
    await dialog(page).getByLabel('Weight', { exact: true }).fill('455')
    await dialog(page).getByRole('button', { name: 'Save Record' }).click()
    await expectToast(page, 'Record added')
    const failing = await failCalls(page, 'POST', `/api/animals/${id}/records/*/take-back`)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectToast(page, 'The record was not taken back')
    expect(failing.count()).toBe(1)
    await expect(lines(page)).toHaveCount(6)
    expect((await (await page.request.get(`/api/animals/${id}`)).json()).weight).toBe(455)
  },
)

test(
  'U1 an animal with nothing planned leads to the form of an event that is about it',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    await page.goto(`/animals/${id}`)
    await card(page).getByRole('link', { name: 'Add Event' }).click()
    const form = page.getByRole('dialog', { name: 'Add New Event' })
    await expect(form.getByRole('combobox', { name: 'Related reptile' })).toHaveValue('Ember')
    await form.getByRole('textbox', { name: 'Title' }).fill('Vet')
    await form.getByRole('button', { name: 'Create Event' }).click()
    await expect(form).toBeHidden()
    await page.goto(`/animals/${id}`)
    await expect(card(page).getByRole('link', { name: 'Vet' })).toBeVisible()
  },
)

test(
  'U1 what cannot be loaded says so in its place, and feeding goes on; an archived animal is not fed',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    const id = await openEmber(page)
    const failing = /\/records|\/events\/upcoming/
    await page.route(failing, (route) => route.fulfill({ status: 500, json: { message: 'Out of order' } }))
    await page.reload()
    await expect(card(page)).toContainText('The last meal, weight and shed could not be loaded')
    await expect(card(page)).toContainText('What is due could not be loaded')
    await card(page).getByRole('button', { name: 'Feed', exact: true }).click()
    await expect(dialog(page).getByRole('button', { name: 'Feeding', pressed: true })).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await endRoutes(page, failing)
    const again = card(page).getByRole('button', { name: 'Try again' })
    await again.first().click()
    await expect(card(page)).toContainText('10 days')
    await again.click()
    await expect(card(page)).toContainText('Deworming')
    await page.request.post(`/api/animals/${id}/archive`)
    await page.reload()
    await expect(card(page)).toContainText('10 days')
    await expect(card(page).getByRole('button', { name: 'Feed', exact: true })).toHaveCount(0)
  },
)
