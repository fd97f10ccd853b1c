import type { Page } from '@playwright/test'
import { expectToFit } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectToast } from '../harness/toast.ts'

const rows = (page: Page) => page.getByRole('main').locator('tbody tr')

/** A keeper with records of two animals of some days, the newest of today. */
async function begin(page: Page) {
  await registerKeeper(page.request)
  const ember = await addAnimal(page.request, { name: 'Ember' })
  const rook = await addAnimal(page.request, { name: 'Rook' })
  const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const food = { prey: 'rat', size: 'small', count: 2 }
  const entries = [
    { animalId: ember, recordType: 'feeding', recordDate: dayAgo(1), data: { ...food, outcome: 'refused' } },
    { animalId: rook, recordType: 'feeding', recordDate: dayAgo(2), data: food },
    { animalId: rook, recordType: 'weight', recordDate: dayAgo(40), measurement: '128 g' },
  ].map((entry, n) => ({ ...entry, clientId: `record-${n}` }))
  expect((await page.request.post('/api/log', { data: { entries } })).status()).toBe(200)
  return { ember, rook }
}

test('HUS-13 the records of all animals are narrowed by kind, days, outcome and animal, and removed with Undo', async ({
  page,
}) => {
  const { ember } = await begin(page)
  await page.goto(`/animals/${ember}`)
  await page.getByRole('link', { name: 'All records' }).click()
  await expect(page).toHaveURL(`/records?animal=${ember}`)
  await expect(rows(page)).toHaveText([/Ember.*Feeding.*2 small rats, refused/])
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows(page)).toHaveText([/Ember/, /Rook.*Feeding.*2 small rats/, /Rook.*Weight.*128 g/])
  await page.getByRole('combobox', { name: 'Days' }).selectOption('Last 30 days')
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('combobox', { name: 'How it went' }).selectOption('Eaten')
  await expect(rows(page)).toHaveText([/Rook/])
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Shed')
  await expect(page.getByRole('main')).toContainText('No record fits')
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await page
    .getByRole('button', { name: /^Actions for Weight of/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expectToast(page, 'Record removed')
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(3)
})

test(
  'HUS-13 on a phone each record is a card, and a record is changed where it is listed',
  inFullOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 })
    await begin(page)
    await page.goto('/records')
    await expect(rows(page)).toHaveCount(3)
    await expectToFit(page, 320)
    await page
      .getByRole('button', { name: /^Actions for Feeding of .*, Ember$/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Record of Ember' })
    await dialog.getByRole('button', { name: 'Eaten', exact: true }).click()
    await dialog.getByRole('button', { name: 'Save Record' }).click()
    await expectToast(page, 'Record changed')
    await expect(rows(page).first()).not.toContainText('refused')
  },
)
