import type { Page } from '@playwright/test'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'
import { scrollTo } from '../harness/scroll-to.ts'
import { expectToast } from '../harness/toast.ts'

const card = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Offspring', exact: true }) })
const names = (page: Page) =>
  card(page).getByRole('listitem').getByRole('link').filter({ hasNotText: 'View' })

async function removeFromMenu(page: Page, name: string): Promise<void> {
  await card(page)
    .getByRole('button', { name: `Actions for ${name}` })
    .click()
  await page.getByRole('menuitem', { name: 'Remove from Offspring' }).click()
}

async function choose(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').click()
  await dialog.getByRole('option', { name: new RegExp(`^${name}`) }).click()
  await dialog.getByRole('button', { name: 'Add Offspring' }).click()
}

test('LIN-23 LIN-24 LIN-25 LIN-26 LIN-30 COL-69 offspring is added from the collection and leads to its page', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Ember', sex: 'Female' })
  await addAnimal(page.request, { name: 'Ash', morph: 'Clown' })
  await page.goto(`/animals/${id}`)
  await card(page).getByRole('button', { name: 'Add Offspring' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add Offspring' }).click()
  await expect(dialog.getByText('Please select a reptile')).toBeVisible()
  await dialog.getByRole('combobox').click()
  await expect(dialog.getByRole('option')).toHaveText([/^Ash/])
  await dialog.getByRole('option', { name: /^Ash/ }).click()
  await dialog.getByRole('button', { name: 'Add Offspring' }).click()
  await expectToast(page, 'Offspring relationship added')
  await expect(names(page)).toHaveText(['Ash'])
  await card(page).getByRole('link', { name: 'View Ash' }).click()
  await expect(page).toHaveURL(/\/animals\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Ash' })).toBeVisible()
  await scrollTo(page, 'Family Tree')
  await expect(
    page.getByRole('list', { name: 'Parents of Ash' }).getByText('Ember', { exact: true }),
  ).toBeVisible()
})

test(
  'LIN-31 LIN-42 the same offspring twice is refused and told',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 409/)
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember', sex: 'Female' })
    const reptileId = await addAnimal(page.request, { name: 'Ash' })
    await page.request.post(`/api/reptiles/${id}/offspring`, { data: { reptileId } })
    await page.goto(`/animals/${id}`)
    await card(page).getByRole('button', { name: 'Add Offspring' }).click()
    await choose(page, 'Ash')
    await expectToast(page, 'Failed to add offspring relationshipThis animal is already listed as offspring')
  },
)

test(
  'COL-60 LIN-32 LIN-35 LIN-Q05 removing asks first where the child’s own record changes, and the child stays',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember', sex: 'Female' })
    const named = await addAnimal(page.request, { name: 'Ash', motherId: id })
    const linked = await addAnimal(page.request, { name: 'Fern', motherName: 'Someone else' })
    await page.request.post(`/api/reptiles/${id}/offspring`, { data: { reptileId: linked } })
    await page.goto(`/animals/${id}`)
    await scrollTo(page, 'Offspring')
    await expect(names(page)).toHaveText(['Fern', 'Ash'])
    await removeFromMenu(page, 'Fern')
    await expectToast(page, 'Offspring relationship removed')
    await expect(names(page)).toHaveText(['Ash'])
    await removeFromMenu(page, 'Ash')
    const dialog = page.getByRole('dialog', { name: 'Remove Ash from the offspring of Ember?' })
    await expect(dialog.getByText('Ash stays in your collection.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(card(page).getByText('Children of this animal gather here')).toBeVisible()
    for (const child of [named, linked])
      expect(await (await page.request.get(`/api/animals/${child}`)).json()).toMatchObject({ motherId: null })
  },
)

test('LIN-33 LIN-34 what fails is said, and nothing is lost', inFullOnly, async ({ page, consoleWatch }) => {
  consoleWatch.allow(/status of 500/)
  await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Ember', sex: 'Female' })
  const reptileId = await addAnimal(page.request, { name: 'Ash', motherName: 'Someone else' })
  await page.request.post(`/api/reptiles/${id}/offspring`, { data: { reptileId } })
  const broken = { status: 500, json: { message: 'Out of order', code: 'failed' } }
  await page.route(/\/offspring\?/, (route) => route.fulfill(broken))
  await page.goto(`/animals/${id}`)
  await scrollTo(page, 'Offspring')
  await expect(card(page).getByText('Error loading offspring data')).toBeVisible()
  await endRoutes(page, /\/offspring\?/)
  await card(page).getByRole('button', { name: 'Try again' }).click()
  await expect(names(page)).toHaveText(['Ash'])
  await page.route(/\/offspring\/\d+$/, (route) => route.fulfill(broken))
  await removeFromMenu(page, 'Ash')
  await expectToast(page, 'Failed to remove offspring relationship')
  await expect(names(page)).toHaveText(['Ash'])
})
