import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimals } from '../harness/animals.ts'
import { addProject } from '../harness/breeding.ts'
import { dayFromNow } from '../harness/eggs.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'

async function made(page: Page, path: string, data: object): Promise<{ id: number }> {
  const answer = await page.request.post(path, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return answer.json()
}

/** Two males, of which one rested too little, and how males have to rest. */
async function addVisits(page: Page): Promise<void> {
  const firstDay = dayFromNow(-150).slice(5).replace('02-29', '03-01')
  await page.request.put('/api/season-settings', { data: { firstDay, restDays: 5 } })
  const [cinder, ash, dahlia = 0, rose = 0] = await addAnimals(page.request, [
    { name: 'Cinder', sex: 'Male' },
    { name: 'Ash', sex: 'Male' },
    { name: 'Dahlia', sex: 'Female' },
    { name: 'Rose', sex: 'Female' },
  ])
  const visit = (female: number, fact: object) =>
    made(page, `/api/animals/${female}/season-facts`, { kind: 'introduced', ...fact })
  await visit(dahlia, { maleId: cinder, day: dayFromNow(-20), until: dayFromNow(-15) })
  await made(page, `/api/animals/${dahlia}/season-facts`, { kind: 'lock', day: dayFromNow(-18) })
  await visit(rose, { maleId: cinder, day: dayFromNow(-13), until: dayFromNow(-2) })
  await visit(rose, { maleId: ash, day: dayFromNow(-60), until: dayFromNow(-50) })
}

/** The views of a season. */
const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views of the season' }).getByRole('link', { name })

test('SEA-15 SEA-22 males are shown with visits, locks and rest, who may go next first, and one that rests too little warns', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await addVisits(page)
  await page.goto('/season')
  await view(page, 'Males').click()
  await expect(page).toHaveURL(/\/season\/\d{4}\?view=males$/)
  await expect(view(page, 'Males')).toHaveAttribute('aria-current', 'page')
  await expect(view(page, 'Board')).not.toHaveAttribute('aria-current')
  await expect(page.getByText('Males rest at least 5 days between females.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toContainText(['Ash', 'Cinder'])
  await expect(page.getByRole('article', { name: 'Ash' }).getByText('Has rested for 50 days')).toBeVisible()
  const cinder = page.getByRole('article', { name: 'Cinder' })
  await expect(cinder.getByText('Rests: 2 of 5 days')).toBeVisible()
  const [second, first] = [cinder.getByRole('listitem').first(), cinder.getByRole('listitem').last()]
  await expect(second).toContainText('Rose')
  await expect(second.getByText('Only 2 of 5 days of rest before')).toBeVisible()
  await expect(first.getByText('1 lock')).toBeVisible()
  await expectAccessible(page)
  await cinder.getByRole('link', { name: 'Cinder' }).click()
  await expect(page.getByRole('heading', { name: 'Cinder', exact: true })).toBeVisible()
})

/** A clutch of which two of three good eggs hatched, one with a slug besides. */
async function addEndedClutch(page: Page): Promise<void> {
  const [maleId = 0, femaleId = 0] = await addAnimals(page.request, [
    { name: 'Cinder', sex: 'Male' },
    { name: 'Dahlia', sex: 'Female' },
  ])
  const project = await addProject(page.request, { maleId, femaleId, startDate: '2025-12-01' })
  const laying = { breedingProjectId: project, layDate: '2026-03-01', eggs: 3, slugs: 1 }
  const { id } = await made(page, '/api/clutches', laying)
  const { eggs } = await (await page.request.get(`/api/clutches/${id}`)).json()
  const [one, two, three] = eggs.map((egg: { id: number }) => egg.id)
  await made(page, `/api/clutches/${id}/hatch`, { day: '2026-05-01', eggIds: [one, two], firstId: 'BP-1' })
  const failed = await page.request.patch(`/api/eggs/${three}`, { data: { status: 'Infertile' } })
  expect(failed.status(), await failed.text()).toBe(200)
}

test('SEA-17 SEA-22 seasons are compared by what clutches came to, also by pair, and of one season or all', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await addEndedClutch(page)
  await page.goto('/season/2026')
  await view(page, 'Compare').click()
  const table = page.getByRole('table', { name: 'What clutches came to' })
  const row = table.getByRole('row').nth(1)
  await expect(row.getByRole('rowheader')).toHaveText('2025/26')
  await expect(row.getByRole('cell')).toHaveText(['1', '4', '2', '2', '50%', '100%', '50%', '4.0'])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pair', exact: true }).click()
  await expect(page).toHaveURL(/view=compare&by=pair$/)
  await expect(row.getByRole('rowheader')).toHaveText('Cinder × Dahlia')
  await page.goto('/season/2027?view=compare&by=pair')
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all seasons' }).click()
  await expect(row.getByRole('rowheader')).toHaveText('Cinder × Dahlia')
})

test(
  'SEA-15 SEA-17 SEA-22 on a phone males and comparisons are cards, and nothing is wider than the screen',
  inFullOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await registerKeeper(page.request)
    await addEndedClutch(page)
    await addVisits(page)
    await page.goto('/season?view=males')
    await view(page, 'Males').click()
    await expect(page.getByRole('article', { name: 'Cinder' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expectAccessible(page)
    await view(page, 'Compare').click()
    await expect(page.getByRole('list', { name: 'What clutches came to' })).toContainText(
      'Hatched of laid50%',
    )
    await expect(page.getByRole('table')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expectAccessible(page)
  },
)

test(
  'SEA-15 SEA-17 SEA-22 males and comparisons that are empty or can’t be loaded say so',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 503/)
    await registerKeeper(page.request)
    await page.goto('/season/2027?view=males')
    await expect(
      page.getByRole('heading', { name: 'No male was with a female in 2026/27 yet' }),
    ).toBeVisible()
    await expectAccessible(page)
    await page.route(/api\/(seasons|statistics)/, (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/season/2026?view=males')
    await expect(page.getByText('The males could not be loaded')).toBeVisible()
    await page.goto('/season/2026?view=compare')
    await expect(page.getByText('The seasons could not be compared')).toBeVisible()
    await expectAccessible(page)
    await endRoutes(page, /api\/(seasons|statistics)/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  },
)
