import type { Page } from '@playwright/test'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'

test.use(inMotion)

const goBack = (page: Page) => page.getByRole('button', { name: 'Go back' }).click()

test('SHELL-09 going back returns to the path visited before, as it was', async ({ page }) => {
  await registerKeeper(page.request)
  await addAnimal(page.request, { name: 'Ember', sex: 'Female' })
  await page.goto('/')
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /My Animals/ })
    .click()
  await page.getByRole('combobox', { name: 'Sex' }).selectOption('Female')
  await expect(page).toHaveURL('/animals?sex=Female')
  await page.getByRole('link', { name: 'Ember', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ember' })).toBeVisible()
  await goBack(page)
  await expect(page).toHaveURL('/animals?sex=Female')
  await page.getByRole('complementary').getByRole('link', { name: 'Profile' }).click()
  // The list leads to Ember too.
  await expect(page.getByRole('combobox', { name: 'Sex' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Ember', exact: true }).click()
  await goBack(page)
  await expect(page).toHaveURL('/profile')
})

test(
  'SHELL-11 an animal’s page that was opened directly leads back to the list of animals',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    for (const family of ['animals', 'reptiles']) {
      await page.goto(`/${family}/${id}`)
      await goBack(page)
      await expect(page).toHaveURL('/reptiles')
      await expect(page.getByRole('article')).toHaveCount(1)
    }
  },
)

test('COL-70 a missing animal is asked for once', inFullOnly, async ({ page, consoleWatch }) => {
  consoleWatch.allow(/status of 404/)
  await registerKeeper(page.request)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/reptiles/999999')
  await expect(page.getByRole('heading', { name: 'Reptile Not Found' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path === '/api/animals/999999')).toHaveLength(1)
})
