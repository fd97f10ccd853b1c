import type { Page } from '@playwright/test'
import { addAnimals } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'
import { expectToast } from '../harness/toast.ts'

const dialog = (page: Page) => page.getByRole('dialog')

/** Opens the form of a feeding for two animals; answers their numbers. */
async function openForm(page: Page): Promise<number[]> {
  await registerKeeper(page.request)
  const ids = await addAnimals(page.request, [{ name: 'Ember' }, { name: 'Atlas' }])
  await page.goto('/animals')
  const bar = page.getByRole('region', { name: 'Selected animals' })
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  for (const name of ['Select all', 'Feed']) await bar.getByRole('button', { name }).click()
  return ids
}

test(
  'U2 HUS-13 what is written down of several stays when its kind is pressed again',
  inFullOnly,
  async ({ page }) => {
    await openForm(page)
    await dialog(page).getByLabel('Food').fill('rat')
    await dialog(page).getByRole('button', { name: 'Feeding', pressed: true }).click()
    await expect(dialog(page).getByLabel('Food')).toHaveValue('rat')
  },
)

test(
  'U2 HUS-13 what is refused of a record of several is said at its field, and what was typed stays',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of (400|409)/)
    await openForm(page)
    const count = dialog(page).getByLabel('How many', { exact: true })
    await count.fill('two')
    const save = dialog(page).getByRole('button', { name: 'Log for 2 animals' })
    await save.click()
    await expect(dialog(page).getByText('Please enter a whole number from 1 to 1000')).toBeVisible()
    await expect(count).toBeFocused()
    await expect(count).toHaveValue('two')
    await count.fill('2')
    await save.click()
    await expectToast(page, '2 animals fed')
  },
)

test(
  'U2 SHELL-59 after lost answers the same is sent again under its key, and each animal is fed once',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    test.slow()
    consoleWatch.allow(/ERR_FAILED|ERR_CONNECTION|Failed to load/)
    const ids = await openForm(page)
    let lost = 0
    await page.route('**/api/animals/records', async (route) => {
      await route.fetch()
      lost += 1
      return route.abort('connectionfailed')
    })
    const save = dialog(page).getByRole('button', { name: 'Log for 2 animals' })
    await save.click()
    await expectToast(page, 'Connection Error')
    expect(lost).toBeGreaterThan(1)
    await endRoutes(page, '**/api/animals/records')
    await save.click()
    await expectToast(page, '2 animals fed')
    for (const id of ids)
      expect(await (await page.request.get(`/api/animals/${id}/records`)).json()).toHaveLength(1)
  },
)
