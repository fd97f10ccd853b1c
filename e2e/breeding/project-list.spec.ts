import { addPair, addProject } from '../harness/breeding.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'

test('BRD-01 BRD-03 BRD-25 the list shows each project with its pair and status, and is searched as one types', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const pair = await addPair(page.request)
  const first = await addProject(page.request, { ...pair, projectCode: 'BP-26-03' })
  await addProject(page.request, { ...pair, name: 'Second clutch', status: 'Failed' })
  await addProject(page.request, { ...pair, name: 'Late pairing', status: 'Confirmed Lock' })
  await page.goto('/breeding')
  const cards = page.getByRole('list', { name: 'Breeding projects' }).getByRole('article')
  await expect(cards).toHaveCount(3)
  await expect(cards.getByRole('heading')).toHaveText(['Late pairing', 'Second clutch', 'Rook × Ember'])
  for (const [status, badge] of [
    ['Confirmed Lock', 'default'],
    ['Failed', 'destructive'],
    ['Pairing', 'outline'],
  ] as const)
    await expect(cards.getByText(status, { exact: true })).toHaveAttribute('data-badge', badge)
  const search = page.getByRole('searchbox', { name: 'Search breeding projects' })
  for (const [word, name] of [
    ['BP-26', 'Rook × Ember'],
    ['failed', 'Second clutch'],
    ['late', 'Late pairing'],
  ] as const) {
    await search.fill(word)
    await expect(cards.getByRole('heading')).toHaveText([name])
    await expect(page).toHaveURL(`/breeding?q=${word}`)
  }
  await search.fill('nothing like it')
  await expect(page.getByRole('heading', { name: 'No projects match your search' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(cards).toHaveCount(3)
  await expect(search).toHaveValue('')
  await page.getByRole('link', { name: 'Rook × Ember' }).click()
  await expect(page).toHaveURL(`/breeding/projects/${first}`)
})

test(
  'BRD-01 BRD-Q10 an empty list says what it is for and leads to the form; the incubator is one step away',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await page.goto('/breeding')
    await expect(page.getByRole('heading', { name: 'No breeding projects yet' })).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'View Incubator' })).toHaveAttribute('href', '/incubating')
    const start = page.getByRole('link', { name: 'New Project' })
    await start.click()
    const dialog = page.getByRole('dialog', { name: 'New Breeding Project' })
    await expect(dialog.getByLabel('Name', { exact: false }).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/breeding')
    await expect(start).toBeFocused()
  },
)

test(
  'BRD-12 a list that fails to load says so and is tried again',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500.*breeding-projects/)
    await registerKeeper(page.request)
    await addProject(page.request, await addPair(page.request))
    await failCalls(page, 'GET', '/api/breeding-projects?*')
    await page.goto('/breeding')
    await expect(page.getByRole('alert').getByText('Failed to fetch breeding projects')).toBeVisible()
    await endRoutes(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: 'Rook × Ember' })).toBeVisible()
  },
)

test('SHELL-13 SHELL-24 COL-03 Breeding is reached from the sidebar, the dashboard and Add New', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const pair = await addPair(page.request)
  await addProject(page.request, pair)
  await addProject(page.request, { ...pair, status: 'Completed' })
  await page.goto('/')
  await expect(page.getByRole('complementary').getByRole('link', { name: /^Breeding/ })).toHaveText(
    'Breeding1',
  )
  await page
    .getByRole('main')
    .getByRole('link', { name: /Active Breeding/ })
    .click()
  await expect(page).toHaveURL('/breeding')
  for (const entry of ['New Project', 'Add Egg', 'Record Hatching']) {
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Add New' }).click()
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
    await expect(page).toHaveURL('/breeding')
  }
})
