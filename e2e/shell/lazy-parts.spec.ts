import type { Page } from '@playwright/test'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { holdAnswers } from '../harness/held-answers.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { endRoutes } from '../harness/routes.ts'
import { expectToast, unreached } from '../harness/toast.ts'
import { undoByKey } from '../harness/undo.ts'

test.use(inMotion)

/** Lets nothing through of a part of the site’s script; answers how to let it through again. */
async function lose(page: Page, part: string): Promise<() => Promise<void>> {
  const files = `**/assets/${part}-*.js`
  await page.route(files, (route) => route.abort())
  return () => endRoutes(page, files)
}

test.beforeEach(async ({ page, consoleWatch }) => {
  consoleWatch.allow(/ERR_FAILED|Failed to fetch dynamically imported module/)
  await registerKeeper(page.request)
})

test('SHELL-53 a page whose form can’t be fetched is there and says so, and the form comes when it is loaded anew', async ({
  page,
}) => {
  const find = await lose(page, 'animal-form')
  await page.goto('/animals/add')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Import' })).toBeVisible()
  const alarm = main.getByRole('alert')
  await expect(alarm).toContainText('Could not connect to the server')
  await find()
  await alarm.getByRole('button', { name: 'Reload the page' }).click()
  await main.getByLabel('Name', { exact: false }).first().fill('Ember')
  await expect(alarm).toHaveCount(0)
})

test(
  'SHELL-53 a dialog that can’t be fetched leaves the page as it is, and opens when that is loaded anew',
  inFullOnly,
  async ({ page }) => {
    await page.goto(`/animals/${await addAnimal(page.request, { name: 'Ember' })}`)
    const find = await lose(page, 'edit-animal-dialog')
    const edit = page.getByRole('button', { name: 'Edit', exact: true })
    await edit.click()
    await expectToast(page, unreached)
    await expect(page.getByRole('main').getByRole('heading', { name: 'Ember' })).toBeVisible()
    await find()
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('button', { name: 'Reload the page' })).toHaveCount(0)
    await edit.click()
    await expect(page.getByRole('dialog').getByLabel('Name', { exact: false }).first()).toHaveValue('Ember')
  },
)

test(
  'SHELL-53 a page that can’t be fetched a second time says so, and comes when it is loaded anew',
  inFullOnly,
  async ({ page }) => {
    await page.goto('/')
    const find = await lose(page, '_shell.calendar')
    const calendar = page.getByRole('complementary').getByRole('link', { name: 'Calendar', exact: true })
    // The first time the router itself loads the address anew, and there the page is asked for the second time.
    const anew = page.waitForEvent('load')
    await calendar.click()
    await anew
    await expect(page.getByRole('main')).toContainText('Could not connect to the server')
    await find()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Add Event' }).first()).toBeVisible()
  },
)

test(
  'SHELL-53 what is changed shows, and is taken back, also where it can’t be fetched what calls change',
  inFullOnly,
  async ({ page }) => {
    await lose(page, 'kinds-of-calls')
    await page.goto('/incubators')
    await page.getByRole('button', { name: 'Add incubator' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Left shelf')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const added = page.getByRole('link', { name: 'Left shelf' })
    await expect(added).toBeVisible()
    await expectToast(page, 'Left shelf added')
    await undoByKey(page)
    await expect(added).toHaveCount(0)
  },
)

test(
  'SHELL-32 SHELL-53 a message is told while what draws messages has not come yet, and goes by itself once it has',
  inFullOnly,
  async ({ page }) => {
    const come = await holdAnswers(page, '**/assets/toast-viewport-*.js')
    await page.goto('/incubators')
    await page.getByRole('button', { name: 'Add incubator' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Left shelf')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const plain = page.getByRole('status').filter({ hasText: 'Left shelf added' })
    await expect(plain.getByRole('button', { name: 'Dismiss' })).toBeVisible()
    come.letGo()
    await expectToast(page, 'Left shelf added')
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
  },
)

test('SHELL-53 a message is told, and dismissed, also where it can’t be fetched what draws messages', async ({
  page,
}) => {
  await lose(page, 'toast-viewport')
  await lose(page, 'edit-animal-dialog')
  await page.goto(`/animals/${await addAnimal(page.request, { name: 'Ember' })}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const alert = page.getByRole('alert').filter({ hasText: unreached })
  await expect(alert.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await alert.getByRole('button', { name: 'Dismiss' }).click()
  await expect(alert).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { name: 'Ember' })).toBeVisible()
})
