import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimals } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'
import { expectToast } from '../harness/toast.ts'

const addUnread = (request: APIRequestContext) =>
  addAnimals(
    request,
    [
      { name: 'Ash', morph: 'Pastel het Clown' },
      { name: 'Birch', morph: 'Normal' },
      { name: 'Cedar', morph: 'Pastel poss het Clown' },
      { name: 'Dogwood', morph: 'Moonlit Pastel' },
    ].map((animal) => ({ ...animal, species: 'Python regius' })),
  )

test(
  'GEN-22 GEN-65 GEN-66 the morph texts of all animals are kept by one press, taken back, and kept one by one',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await addUnread(page.request)
    await page.goto('/genetics/plan')
    await page.getByRole('link', { name: 'Review morph texts' }).click()
    await expect(page).toHaveTitle('Review morph texts · Clutchbook')
    await expect(page.getByText('4 of 4 animals still to read.')).toBeVisible()
    const words = page.locator('section').filter({ hasText: 'Words that mean nothing' })
    await expect(words.getByRole('listitem')).toHaveText([/Moonlit.*Python regius · 1 animal/])
    const rows = page.locator('section').last().getByRole('listitem')
    await expect(rows).toHaveText([/Birch.*Normal/, /Ash.*Pastel het Clown/])
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Keep all 2 clear' }).click()
    await expectToast(page, '2 animals written down')
    await expect(page.getByRole('button', { name: /^Clear/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectToast(page, '2 animals let go again')
    await expect(rows).toHaveCount(2)
    await page.getByRole('button', { name: 'Keep all 2 clear' }).click()
    await expect(page.getByText('2 of 4 animals still')).toBeVisible()

    await page.getByRole('button', { name: 'With a question 1' }).click()
    await expect(rows).toContainText(['Left out: “poss het Clown”'])
    await page.getByRole('button', { name: 'Keep Cedar as read' }).click()
    await page.getByRole('button', { name: 'Unknown words 1' }).click()
    await expect(page).toHaveURL(/verdict=unknown/)
    await page.getByRole('button', { name: 'Keep Dogwood as read' }).click()
    await expect(page.getByRole('heading', { name: 'All read' })).toBeVisible()
    await page.goto('/animals')
    await page.getByRole('link', { name: 'Dogwood' }).first().click()
    await expect(
      page
        .getByRole('region', { name: 'Genetics' })
        .or(page.locator('section').filter({ hasText: 'Genetics' }))
        .first(),
    ).toContainText('Pastel')
  },
)

test('GEN-54 U10 what can’t be true of an animal is said by name, and the row stays', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 400/)
  await registerKeeper(page.request)
  await addAnimals(page.request, [
    { name: 'Ivy', sex: 'Female', species: 'Python regius', morph: 'Banana (MM) moonlit' },
  ])
  await page.goto('/genetics/review')
  await page.getByRole('button', { name: 'Keep Ivy as read' }).click()
  await expectToast(page, 'The genes were not written down')
  await expect(page.getByText(/^Ivy: Banana: only a male/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep Ivy as read' })).toBeEnabled()
})

test(
  'GEN-66 U9 without animals the review says how to begin, and a failure can be tried again',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    await page.goto('/genetics/review')
    await expect(page.getByRole('heading', { name: 'No animals yet' })).toBeVisible()
    await addUnread(page.request)
    await page.route('**/api/genetics/review/summary', (route) => route.fulfill({ status: 500, json: {} }))
    await page.reload()
    await expect(page.getByText('The morph texts could not be read')).toBeVisible()
    await endRoutes(page, '**/api/genetics/review/summary')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('4 of 4 animals')).toBeVisible()
  },
)
