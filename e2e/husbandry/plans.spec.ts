import type { Page } from '@playwright/test'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { Hands } from '../harness/hands.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { planFor } from '../harness/plans.ts'
import { expectToast } from '../harness/toast.ts'

const card = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Plans', exact: true }) })
const lines = (page: Page) => card(page).getByRole('listitem')
const plansOf = async (page: Page) => (await page.request.get('/api/plans')).json()

test(
  'HUS-28 HUS-24 a new plan begins as the animal usually eats, and its page asks once for plans and care',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    for (const day of ['01', '08', '15', '22']) {
      const data = { prey: 'rat', size: 'small', count: 2, outcome: 'eaten' }
      const record = { recordType: 'feeding', recordDate: `2026-05-${day}`, data }
      expect((await page.request.post(`/api/animals/${id}/records`, { data: record })).status()).toBe(201)
    }
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`/animals/${id}`)
    await card(page).getByRole('button', { name: 'Add Plan' }).click()
    const dialog = page.getByRole('dialog', { name: 'New plan for Ember' })
    await expect(dialog.getByLabel('Food')).toHaveValue('rat')
    await expect(dialog.getByLabel('How many', { exact: true })).toHaveValue('2')
    await expect(dialog.getByLabel('Every', { exact: true })).toHaveValue('7')
    expect(asked.filter((path) => /\/care$|\/api\/plans$/.test(path))).toEqual([`/api/animals/${id}/care`])
  },
)

test('HUS-21 HUS-24 a feeding is planned, paused, changed and removed on the page of its animal, each with Undo', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Ember' })
  await page.goto(`/animals/${id}`)
  await card(page).getByRole('button', { name: 'Add Plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'New plan for Ember' })
  await dialog.getByRole('button', { name: 'Save Plan' }).click()
  await expect(dialog).toContainText('Please say after how many days')
  await dialog.getByLabel('Every', { exact: true }).fill('7')
  await dialog.getByLabel('To at most').fill('10')
  await dialog.getByLabel('Food').fill('rat')
  await dialog.getByRole('button', { name: 'Save Plan' }).click()
  await expectToast(page, 'Plan added')
  await expect(lines(page)).toHaveText([/Feeding.*1 rat.*Every 7 to 10 days.*Due, until/s])
  await expect(page.getByRole('region', { name: 'Daily care' })).toContainText('Due, until')

  const acts = page.getByRole('button', { name: 'Actions for the plan Feeding, 1 rat' })
  await acts.click()
  await page.getByRole('menuitem', { name: 'Pause' }).click()
  await expectToast(page, 'Plan paused')
  await expect(lines(page)).toContainText('Off')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lines(page)).toContainText('Due, until')

  await acts.click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByLabel('To at most').fill('14')
  await page.getByRole('dialog').getByRole('button', { name: 'Save Plan' }).click()
  await expect(lines(page)).toContainText('Every 7 to 14 days')

  // A meal answers it, and what is due follows without another look.
  await page.getByRole('button', { name: 'Feed', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save Record' }).click()
  await expect(lines(page)).toContainText('In 7 days')

  await acts.click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expectToast(page, 'Plan removed')
  await expect(card(page)).toContainText('Plan feedings')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lines(page)).toContainText('Every 7 to 14 days')
})

test('HUS-25 HUS-13 a course is planned every twelve hours, and a dose is one press with Undo', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Ember' })
  await page.goto(`/animals/${id}`)
  await card(page).getByRole('button', { name: 'Add Plan' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Medication' }).click()
  await dialog.getByRole('button', { name: 'Save Plan' }).click()
  await expect(dialog.getByLabel('Drug')).toBeFocused()
  await dialog.getByLabel('Drug').fill('Meloxicam')
  await dialog.getByRole('button', { name: 'Every 12 hours' }).click()
  await dialog.getByRole('button', { name: 'Save Plan' }).click()
  await expect(lines(page)).toHaveText([/Medication.*Meloxicam.*Every day at 08:00 and 20:00/s])
  // Whatever hour it is: a course without times is due all day.
  const [{ id: plan }] = await plansOf(page)
  await page.request.patch(`/api/plans/${plan}`, { data: { times: [], minDays: 1 } })
  await page.reload()
  const hands = new Hands()
  await hands.press(card(page).getByRole('button', { name: 'Give: Medication, Meloxicam' }))
  await expectToast(page, 'Record added')
  expect(hands.acts).toBe(1)
  await expect(lines(page)).toContainText('Tomorrow')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Record taken back')
  await expect(lines(page)).toContainText('Due today')
})

test(
  'HUS-21 U7 one plan is set for several chosen animals, and one press brings back what it took the place of',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const ember = await addAnimal(page.request, { name: 'Ember' })
    await addAnimal(page.request, { name: 'Rook' })
    await planFor(page.request, [ember], { kind: 'feeding', minDays: 14 })
    await page.goto('/animals')
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByRole('button', { name: 'Select all' }).click()
    await page.getByRole('button', { name: 'Plan for the selected animals' }).click()
    const dialog = page.getByRole('dialog', { name: 'New plan for 2 animals' })
    await dialog.getByLabel('Every', { exact: true }).fill('7')
    await dialog.getByRole('button', { name: 'Save Plan' }).click()
    await expectToast(page, 'Plan set for 2 animals')
    const daysOf = async () => (await plansOf(page)).map(({ minDays }: { minDays: number }) => minDays)
    expect(await daysOf()).toEqual([7, 7])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectToast(page, 'Taken back')
    expect(await daysOf()).toEqual([14])
  },
)
