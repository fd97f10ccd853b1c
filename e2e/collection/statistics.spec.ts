import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimals } from '../harness/animals.ts'
import { dayFromNow, layEggs } from '../harness/eggs.ts'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'

test.use({ settings: withoutLimits })

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test('COL-09 COL-Q03 SHELL-Q17 the statistics are linked from the dashboard and count the keeper’s own animals alone', async ({
  page,
  playwright,
  server,
}) => {
  const other = await playwright.request.newContext({ baseURL: server.url })
  await registerKeeper(other)
  await addAnimals(other, [{ name: 'Foreign', species: 'Naja naja' }])
  await other.dispose()
  await registerKeeper(page.request)
  await page.goto('/statistics')
  await expect(page.getByText('Nothing to count yet')).toBeVisible()
  await addAnimals(page.request, [
    { name: 'Ember', sex: 'Female', dateOfBirth: '2020-01-01', price: '650' },
    { name: 'Atlas', sex: 'Male', isHoldback: true },
    {
      name: 'Fern',
      species: 'Correlophus ciliatus',
      priceStatus: 'Sold',
      price: '300',
      priceCurrency: 'EUR',
    },
  ])
  await page.goto('/')
  await page.getByRole('link', { name: 'Statistics' }).click()
  await expect(page).toHaveURL('/statistics')
  await expect(page).toHaveTitle('Statistics · Clutchbook')
  await expect(card(page, 'By species')).toContainText(/Python regius\s*2/)
  await expect(page.getByText('Naja naja')).toBeHidden()
  await expect(card(page, 'By sex')).toContainText(/Male\s*1\s*50%/)
  await expect(card(page, 'By status')).toContainText(/My Animals\s*1\s*Holdbacks\s*1\s*Archived\s*1/)
  await expect(card(page, 'By price status')).toContainText(/Sold\s*1/)
  await expect(card(page, 'By age').getByRole('listitem').last()).toHaveAccessibleName('Unknown: 1')
  await expect(card(page, 'Sales by currency').getByRole('row')).toHaveText([
    /Currency/,
    /EUR.*€300.*1 animal/,
    /USD.*\$650.*1 animal/,
  ])
  await expect(card(page, 'Hatch rate by project')).toBeVisible()
  await expect(card(page, 'Eggs by status')).toContainText('Incubating')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Python regius' }).click()
  await expect(page).toHaveURL(/\/reptiles\?species=Python/)
})

test('COL-Q03 hatch rates and eggs are told by project', async ({ page }) => {
  await registerKeeper(page.request)
  const [maleId, femaleId] = await addAnimals(page.request, [
    { name: 'Atlas', sex: 'Male' },
    { name: 'Ember', sex: 'Female' },
  ])
  const project = await page.request.post('/api/breeding-projects', {
    data: {
      name: 'Season',
      species: 'Python regius',
      maleId,
      femaleId,
      startDate: '2026-01-01',
      status: 'Incubating',
    },
  })
  expect(project.status(), await project.text()).toBe(201)
  const { id: breedingProjectId } = await project.json()
  for (const status of ['Hatched', 'Hatched', 'Failed', 'Incubating']) {
    const egg = await page.request.post('/api/eggs', {
      data: { breedingProjectId, layDate: '2026-01-10', status },
    })
    expect(egg.status(), await egg.text()).toBe(201)
  }
  await page.goto('/statistics')
  const rates = card(page, 'Hatch rate by project')
  await expect(rates.getByRole('listitem')).toContainText('67%')
  await expect(rates.getByRole('listitem')).toContainText('2 of 4 eggs hatched · 1 incubating')
  await expect(card(page, 'Eggs by status')).toContainText(/Hatched\s*2/)
})

test(
  'COL-Q03 statistics that cannot be loaded say so and can be tried again',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    await addAnimals(page.request, [{ name: 'Ember' }])
    await page.route(/\/api\/statistics\/animals/, (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/statistics')
    await expect(page.getByText('Your statistics could not be loaded')).toBeVisible()
    await endRoutes(page, /\/api\/statistics\/animals/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(card(page, 'By species')).toContainText('Python regius')
  },
)

test('COL-02 COL-04 COL-06 COL-07 COL-Q01 the dashboard’s cards count animals, holdbacks and incubating eggs alone, and lead to their lists', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await addAnimals(page.request, [
    { name: 'Ember' },
    { name: 'Atlas', isHoldback: true },
    { name: 'Old', isArchived: true },
  ])
  // Six that hatch sooner are shown as such; the newest, which the dashboard holds as well, are not.
  const sooner = [1, 2, 3, 4, 5, 6].map((n) => ({ eggNumber: `S${n}`, layDate: dayFromNow(-50) }))
  await layEggs(page.request, [...sooner, { eggNumber: 'A7' }, { eggNumber: 'A8' }, { status: 'Hatched' }])
  await page.goto('/')
  const figures = page.getByRole('list', { name: 'Your collection in figures' })
  await expect(figures.getByRole('link', { name: '2 Total Animals' })).toHaveAttribute('href', '/reptiles')
  await expect(figures.getByRole('listitem')).toHaveCount(5)
  const eggs = figures.getByRole('link', { name: 'Eggs' })
  await expect(eggs).toHaveAttribute('href', '/incubating')
  await expect(eggs).toHaveText('8Eggs')
  await expect(page.getByRole('main').getByText('#S6')).toBeVisible()
  await expect(page.getByRole('main').getByText(/A[78]/)).toHaveCount(0)
  await figures.getByRole('link', { name: '1 Holdbacks' }).click()
  await expect(page).toHaveURL('/holdbacks')
})
