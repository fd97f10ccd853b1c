import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimals } from '../harness/animals.ts'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'

test.use({ settings: withoutLimits })

const cards = (page: Page) => page.getByRole('article')
const names = (page: Page): Promise<string[]> =>
  page.getByRole('article').getByRole('heading').allTextContents()

test('COL-10 COL-14 COL-15 COL-16 COL-18 the list is searched and filtered, and the filters are in the address', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await addAnimals(page.request, [
    { name: 'Ember', morph: 'Pastel Clown', sex: 'Female' },
    { name: 'Atlas', morph: 'Mojave', sex: 'Male' },
    { name: 'Rook', species: 'Heterodon nasicus', sex: 'Male' },
  ])
  for (const path of ['/animals', '/reptiles']) {
    await page.goto(path)
    await expect(cards(page)).toHaveCount(3)
  }
  await page.getByPlaceholder('Search name, species, morph').fill('clown')
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL(/q=clown/)
  await page.getByPlaceholder('Search name, species, morph').fill('')
  await page.getByRole('combobox', { name: 'Species' }).selectOption('Heterodon nasicus')
  await expect.poll(() => names(page)).toEqual(['Rook'])
  await page.getByRole('combobox', { name: 'Sex' }).selectOption('Female')
  await expect(page.getByText('No animals match your filters')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No animals match your filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(cards(page)).toHaveCount(3)
})

test('COL-15 COL-16 on a phone the filters are in a sheet, whose button says how many are active', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await registerKeeper(page.request)
  await addAnimals(page.request, [
    { name: 'Ember', sex: 'Female' },
    { name: 'Atlas', sex: 'Male' },
    { name: 'Rook', species: 'Heterodon nasicus', sex: 'Male' },
  ])
  await page.goto('/animals')
  const button = page.getByRole('main').getByRole('button', { name: /^Filters/ })
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await button.click()
  await sheet.getByRole('button', { name: 'Male', exact: true }).click()
  await expect.poll(() => names(page)).toEqual(['Rook', 'Atlas'])
  await sheet.getByRole('button', { name: /^Python regius/ }).click()
  await expect(page).toHaveURL('/animals?species=Python+regius&sex=Male')
  // The list fades until the animals of these filters have come.
  await expect.poll(() => names(page)).toEqual(['Atlas'])
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Show animals' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(button).toHaveAccessibleName('Filters, 2 active')
  await expect.poll(() => names(page)).toEqual(['Atlas'])
  await button.press('Enter')
  await sheet.getByRole('button', { name: 'Clear filters' }).click()
  await page.keyboard.press('Escape')
  await expect(button).toHaveAccessibleName('Filters')
  await expect(cards(page)).toHaveCount(3)
})

test('COL-17 ID Number sorts by custom ID as people count', async ({ page }) => {
  await registerKeeper(page.request)
  await addAnimals(page.request, [
    { name: 'Ten', customId: 'BP-10' },
    { name: 'None' },
    { name: 'Two', customId: 'BP-2' },
  ])
  await page.goto('/animals')
  await expect.poll(() => names(page)).toEqual(['Two', 'None', 'Ten'])
  await page.getByRole('button', { name: 'ID Number' }).click()
  await expect.poll(() => names(page)).toEqual(['Two', 'Ten', 'None'])
})
