import { addDays } from '@clutchbook/domain/kernel/civil-day'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectToast } from '../harness/toast.ts'

const dayAgo = (days: number) => addDays(new Date().toISOString().slice(0, 10), -days)
const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Ember, who ate every week, refuses since, and is in blue. */
async function openEmber(page: Page): Promise<number> {
  await registerKeeper(page.request)
  const animalId = await addAnimal(page.request, { name: 'Ember', weight: 420 })
  const fed = (ago: number, outcome: string) => ({
    ...{ recordType: 'feeding', recordDate: dayAgo(ago) },
    data: { prey: 'rat', size: 'small', count: 1, outcome },
  })
  const entries = [
    ...[70, 63, 56, 49, 42].map((ago) => fed(ago, 'eaten')),
    ...[28, 21, 14].map((ago) => fed(ago, 'refused')),
    { recordType: 'weight', recordDate: dayAgo(60), measurement: '430 g' },
    { recordType: 'weight', recordDate: dayAgo(40), measurement: '420 g' },
    { recordType: 'blue', recordDate: dayAgo(3) },
  ].map((entry, n) => ({ ...entry, animalId, clientId: `record-${n}` }))
  expect((await page.request.post('/api/log', { data: { entries } })).status()).toBe(200)
  await page.goto(`/animals/${animalId}`)
  return animalId
}

test('HUS-39 HUS-28 the page says what to watch for and how it eats, and plans that by two presses', async ({
  page,
}) => {
  await openEmber(page)
  const doing = card(page, 'How it is doing')
  await expect(doing).toContainText('Refused 3 times in a row')
  await expect(doing).toContainText('38 %')
  await expect(doing.getByRole('img', { name: 'Meals of 52 weeks: 5 eaten, 3 refused' })).toBeVisible()
  await expect(card(page, 'Records')).toContainText('meals')
  await doing.getByRole('button', { name: 'Plan it' }).click()
  const dialog = page.getByRole('dialog', { name: 'New plan for Ember' })
  await expect(dialog.getByLabel('Every', { exact: true })).toHaveValue('7')
  await expect(dialog.getByLabel('Food')).toHaveValue('rat')
  await dialog.getByRole('button', { name: 'Save Plan' }).click()
  await expect(card(page, 'Plans').getByRole('listitem')).toContainText('Paused')
  await expect(card(page, 'Plans').getByRole('listitem')).toContainText('in blue')
  await expect(doing.getByRole('button', { name: 'Plan it' })).toHaveCount(0)
})

test(
  'HUS-13 HUS-08 what lasts stands at the head of the page and ends today, with Undo',
  inFullOnly,
  async ({ page }) => {
    await openEmber(page)
    const badge = page.getByRole('button', { name: 'In blue for 3 days' })
    await badge.click()
    await page.getByRole('menuitem', { name: 'Ends today' }).click()
    await expectToast(page, 'In blue ends today')
    await expect(badge).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(badge).toBeVisible()
    await expectAccessible(page)
  },
)
