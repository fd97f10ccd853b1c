import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'
import { undoByKey } from '../harness/undo.ts'

/** Two males and two females, of which one pair are sibs. */
async function addHerd(page: Page): Promise<void> {
  const add = async (name: string, sex: string, more: object = {}): Promise<number> => {
    const data = { name, sex, species: 'Python regius', ...more }
    const answer = await page.request.post('/api/animals', { data })
    expect(answer.status()).toBe(201)
    return (await answer.json()).id
  }
  const fatherId = await add('Ash', 'Male', { morph: 'Clown' })
  const motherId = await add('Birch', 'Female')
  await add('Cedar', 'Male', { fatherId, motherId })
  await add('Dogwood', 'Female', { fatherId, motherId, morph: 'het Clown' })
}

const cell = (page: Page, pair: string) => page.getByRole('gridcell', { name: pair })

test('PLN-04 PLN-05 SEA-22 a keeper walks the pairs by keys, picks two, starts both projects and takes them back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await registerKeeper(page.request)
  await addHerd(page)
  await page.goto('/season/planner')
  await expect(page).toHaveTitle('Pairing planner · Clutchbook')
  await expect(page.getByText('2 males × 2 females')).toBeVisible()
  await expect(cell(page, 'Cedar × Dogwood')).toHaveAccessibleName(/F 25%, high/)
  await expect(cell(page, 'Ash × Birch')).toHaveAccessibleName(/F 0%, none known/)
  await expectAccessible(page)
  const beyond = await page.getByRole('grid').evaluate(({ parentElement: frame }) => {
    return frame ? frame.scrollWidth - frame.clientWidth : Number.NaN
  })
  expect(beyond, 'columns share the room there is').toBe(0)

  await cell(page, 'Ash × Birch').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(cell(page, 'Ash × Dogwood')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(cell(page, 'Cedar × Dogwood')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 pairs picked')).toBeVisible()
  await page.getByRole('button', { name: 'Start 2 projects' }).click()
  await expect(page.getByText('2 projects started', { exact: true })).toBeVisible()
  await expect(cell(page, 'Cedar × Dogwood')).toBeFocused()
  await expect(cell(page, 'Cedar × Dogwood')).toHaveAccessibleName(/paired/)
  await expectAccessible(page)
  await undoByKey(page)
  await expect(cell(page, 'Cedar × Dogwood')).not.toHaveAccessibleName(/paired/)
  expect(await (await page.request.get('/api/breeding-projects')).json()).toEqual([])

  await page.getByRole('textbox', { name: /What do you hope for/ }).fill('clown')
  await page.getByRole('button', { name: 'Show odds' }).click()
  await expect(cell(page, 'Ash × Dogwood')).toHaveAccessibleName(/1 in 2 eggs/)
  await expectAccessible(page)
})

test(
  'SEA-22 on a phone one male stands at a time, and nothing is wider than the screen',
  inFullOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await registerKeeper(page.request)
    await addHerd(page)
    await page.goto('/season/planner')
    await expect(page.getByRole('gridcell')).toHaveCount(2)
    await expect(cell(page, 'Ash × Dogwood')).toBeVisible()
    await page.getByRole('button', { name: 'Next male' }).click()
    await expect(cell(page, 'Cedar × Dogwood')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next male' })).toBeDisabled()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expectAccessible(page)
  },
)

test(
  'PLN-01 SEA-22 without a pair the planner says so, and what fails or is refused is told with a way to try again',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of (400|503)/)
    await registerKeeper(page.request)
    await page.goto('/season/planner')
    await expect(page.getByRole('heading', { name: 'No pair of this species yet' })).toBeVisible()
    await addHerd(page)
    await page.goto('/season/planner?target=nonsense')
    await expect(page.getByText('No odds are shown')).toBeVisible()
    await expect(page.getByText('2 males × 2 females')).toBeVisible()
    await page.route('**/api/pairing-planner?**', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/season/planner')
    await expect(page.getByText('Your pairs could not be compared')).toBeVisible()
    await endRoutes(page, '**/api/pairing-planner?**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('2 males × 2 females')).toBeVisible()
  },
)

test(
  'PLN-05 a project that was started elsewhere meanwhile is told of, and started again where that is asked for',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 409/)
    await registerKeeper(page.request)
    await addHerd(page)
    await page.goto('/season/planner')
    await cell(page, 'Ash × Birch').click()
    const { males, females } = await (
      await page.request.get('/api/pairing-planner?species=Python%20regius')
    ).json()
    const pairs = [{ maleId: males[0].id, femaleId: females[0].id }]
    const elsewhere = await page.request.post('/api/pairing-planner/projects', { data: { pairs } })
    expect(elsewhere.status()).toBe(201)
    await page.getByRole('button', { name: 'Start the project' }).click()
    const messages = page.getByRole('region', { name: /^Messages/ })
    await expect(messages.getByText('This pair has an active project already: Ash x Birch')).toBeVisible()
    await page.getByRole('checkbox', { name: /^Again/ }).check()
    await page.getByRole('button', { name: 'Start the project' }).click()
    await expect(page.getByText('Project started', { exact: true })).toBeVisible()
    expect(await (await page.request.get('/api/breeding-projects')).json()).toHaveLength(2)
  },
)
