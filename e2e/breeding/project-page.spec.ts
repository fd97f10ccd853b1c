import type { Page } from '@playwright/test'
import { addAnimal } from '../harness/animals.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'
import { scrollTo } from '../harness/scroll-to.ts'
import { expectWholeToast } from '../harness/toast.ts'

/** A section of the page by its heading. */
const section = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true, level: 2 }) })

test('BRD-27 BRD-28 BRD-30 BRD-24 BRD-Q08 the page tells of the project and leads on; its status may go any way', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const pair = await addPair(page.request)
  const id = await addProject(page.request, {
    ...pair,
    projectCode: 'BP-26-03',
    status: 'Incubating',
    expectedLayDate: '2026-09-20',
    clutchSize: 7,
  })
  await page.goto(`/breeding/projects/${id}`)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(crumbs).toHaveText(['Home', 'Breeding', 'Project Details'])
  await expect(crumbs.getByRole('link', { name: 'Breeding' })).toHaveAttribute('href', '/breeding')
  const lines = section(page, 'Details').locator('dl > div')
  await expect(lines).toHaveText([
    'Project codeBP-26-03',
    'Started05/01/2026',
    'Expected lay09/20/2026',
    'Next clutchUnknown',
    'Clutch size7',
  ])
  await expect(page.getByRole('list', { name: 'Season' }).locator('[aria-current="step"]')).toHaveText(
    'Incubating',
  )
  const pairCard = page.getByRole('region', { name: 'Pair' })
  await expect(pairCard.getByRole('link', { name: 'Ember' })).toHaveAttribute(
    'href',
    `/animals/${pair.femaleId}`,
  )
  await expect(pairCard.getByText('Mojave')).toBeVisible()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Rook × Ember' })
  await expect(dialog.getByRole('combobox', { name: 'Male', exact: true })).toHaveValue('Rook')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Rook × Ember, again')
  await dialog.getByLabel('Status').selectOption('Pairing')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expectWholeToast(page, 'Breeding project updated')
  await expect(page.getByRole('heading', { level: 1, name: 'Rook × Ember, again' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Season' }).locator('[aria-current="step"]')).toHaveText(
    'Pairing',
  )
})

test(
  'BRD-20 BRD-51 an older word stays among the choices, and a failed change says so and keeps what was typed',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 400.*breeding-projects/)
    await registerKeeper(page.request)
    const id = await addProject(page.request, { ...(await addPair(page.request)), status: 'Active' })
    await page.route(`**/api/breeding-projects/${id}`, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 400, json: {} }) : route.fallback(),
    )
    await page.goto(`/breeding/projects/${id}`)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Rook × Ember' })
    await expect(dialog.getByLabel('Status')).toHaveValue('Active')
    await expect(dialog.getByLabel('Status').getByRole('option')).toHaveCount(11)
    await dialog.getByLabel('Notes').fill('Kept apart for a week')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expectWholeToast(page, 'Error', 'Failed to update breeding')
    await expect(dialog.getByLabel('Notes')).toHaveValue('Kept apart for a week')
  },
)

test('BRD-29 BRD-33 BRD-34 BRD-38 offspring are chosen, shown as animals, and removed without being lost', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 500.*offspring/)
  test.slow()
  await registerKeeper(page.request)
  const id = await addProject(page.request, await addPair(page.request))
  const wren = await addAnimal(page.request, { name: 'Wren', morph: 'Pastel' })
  await page.goto(`/breeding/projects/${id}`)
  const card = section(page, 'Offspring')
  await expect(card.getByText('None yet.')).toBeVisible()
  await card.getByRole('button', { name: 'Add Offspring' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add offspring of Rook × Ember' })
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expectWholeToast(page, 'Please select a reptile')
  await dialog.getByRole('combobox', { name: 'Reptile' }).click()
  await expect(dialog.getByRole('option')).toHaveText([/Wren/])
  await dialog.getByRole('option').click()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expectWholeToast(page, 'Offspring relationship added')
  await expect(card.getByRole('link', { name: 'Wren' })).toHaveAttribute('href', `/animals/${wren}`)
  await expect(card.getByText('Pastel')).toBeVisible()
  await failCalls(page, 'DELETE', `/api/breeding-projects/${id}/offspring/*`)
  const removal = async () => {
    await card.getByRole('button', { name: 'Remove Wren from the offspring' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  }
  await removal()
  await expectWholeToast(page, 'Failed to remove offspring', 'Something went wrong')
  await endRoutes(page)
  await removal()
  await expectWholeToast(page, 'Offspring relationship removed')
  await expect(card.getByText('None yet.')).toBeVisible()
  expect((await page.request.get(`/api/reptiles/${wren}`)).status()).toBe(200)
  await failCalls(page, 'GET', `/api/breeding-projects/${id}/offspring?*`)
  await page.reload()
  await expect(card.getByRole('alert').getByText('Error loading offspring data')).toBeVisible()
})

test(
  'BRD-30 BRD-32 BRD-49 BRD-Q08 a project is deleted after a question that names it and counts what hangs on it',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 400.*breeding-projects/)
    await registerKeeper(page.request)
    const id = await addProject(page.request, await addPair(page.request))
    const wren = await addAnimal(page.request, { name: 'Wren' })
    await page.request.post(`/api/breeding-projects/${id}/offspring`, { data: { reptileId: wren } })
    for (const eggNumber of ['1', '2'])
      await page.request.post('/api/eggs', {
        data: { breedingProjectId: id, eggNumber, layDate: '2026-06-01' },
      })
    await page.goto(`/breeding/projects/${id}`)
    await page.route(`**/api/breeding-projects/${id}`, (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 400, json: {} }) : route.fallback(),
    )
    const dialog = page.getByRole('dialog', { name: 'Delete Rook × Ember?' })
    const remove = async () => {
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await expect(dialog.getByText('It has 2 eggs and 1 offspring link.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    }
    await remove()
    await expectWholeToast(page, 'Error', 'Failed to delete breeding project')
    await expect(dialog).toHaveCount(0)
    await endRoutes(page)
    await remove()
    await expectWholeToast(page, 'Breeding project deleted', 'Undo')
    await expect(page).toHaveURL('/breeding')
    await expect(page.getByRole('heading', { name: 'No breeding projects yet' })).toBeVisible()
  },
)

test(
  'BRD-31 a project that is not there, or is another keeper’s, is not found',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 404.*breeding-projects/)
    await registerKeeper(page.request)
    const foreign = await addProject(page.request, await addPair(page.request))
    await registerKeeper(page.request)
    for (const id of [foreign, 999_999, 'x']) {
      await page.goto(`/breeding/projects/${id}`)
      await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Back to Breeding' }).click()
    await expect(page).toHaveURL('/breeding')
  },
)

test(
  'COL-67 ACC-48 projects show on the page of each partner and on the profile, and lead to their own',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const pair = await addPair(page.request)
    const id = await addProject(page.request, {
      ...pair,
      status: 'Gravid',
      projectCode: 'BP-26-03',
      expectedLayDate: '2026-09-20',
    })
    const told = ['Gravid', 'BP-26-03', '05/01/2026', '09/20/2026']
    for (const animal of [pair.maleId, pair.femaleId]) {
      await page.goto(`/animals/${animal}`)
      await scrollTo(page, 'Breeding Projects')
      const card = section(page, 'Breeding Projects')
      await expect(card.getByRole('link', { name: 'Add', exact: true })).toHaveAttribute('href', '/breeding')
      await expect(card.getByRole('heading', { level: 3, name: 'Rook × Ember' })).toBeVisible()
      await card.getByRole('link', { name: 'View Project Rook × Ember' }).click()
      await expect(page).toHaveURL(`/breeding/projects/${id}`)
    }
    await page.goto('/profile')
    const own = page.getByRole('region', { name: 'Your breeding projects' }).getByRole('article')
    for (const words of told) await expect(own.getByText(words, { exact: true })).toBeVisible()
    await own.getByRole('link', { name: 'View Project Rook × Ember' }).click()
    await expect(page).toHaveURL(`/breeding/projects/${id}`)
  },
)
