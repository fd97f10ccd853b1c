import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimals } from '../harness/animals.ts'
import { addProject } from '../harness/breeding.ts'
import { dayFromNow } from '../harness/eggs.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectToast } from '../harness/toast.ts'

async function post(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(path, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return await answer.json()
}

/** A clutch of leopard geckos that lies for ten days, and an incubator with a box. */
async function setUp(page: Page): Promise<{ project: number; incubatorId: number; boxId: number }> {
  await registerKeeper(page.request, 'Mara Reyes')
  const species = 'Eublepharis macularius'
  const [maleId = 0, femaleId = 0] = await addAnimals(page.request, [
    { name: 'Rook', sex: 'Male', species },
    { name: 'Ember', sex: 'Female', species },
  ])
  const project = await addProject(page.request, { maleId, femaleId })
  const { id: incubatorId } = await post(page.request, '/api/incubators', { name: 'Left shelf' })
  const box = { name: 'Box A', movedAt: `${dayFromNow(-20)}T12:00:00Z` }
  const { id: boxId } = await post(page.request, `/api/incubators/${incubatorId}/boxes`, box)
  return { project, incubatorId, boxId }
}

test(
  'CLU-06 CLU-21 a clutch is put into a box, and one of its eggs elsewhere, at a position',
  inFullOnly,
  async ({ page }) => {
    const { project, incubatorId } = await setUp(page)
    await post(page.request, `/api/incubators/${incubatorId}/boxes`, { name: 'Box B' })
    const clutch = { breedingProjectId: project, layDate: dayFromNow(-10), eggs: 2 }
    const { id } = await post(page.request, '/api/clutches', clutch)
    await page.goto(`/clutches/${id}`)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Box', { exact: true }).selectOption({ label: 'Box A · Left shelf' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('link', { name: 'Box A · Left shelf' })).toBeVisible()
    await page.getByRole('button', { name: 'Egg #2: incubating' }).click()
    await page.getByRole('button', { name: 'Edit Egg #2' }).click()
    await expect(dialog.getByLabel('Box', { exact: true })).toHaveValue('')
    await dialog.getByLabel('Box', { exact: true }).selectOption({ label: 'Box B · Left shelf' })
    await dialog.getByLabel('Position').fill('A1')
    await dialog.getByLabel('Mass (g)').fill('many')
    await dialog.getByLabel('Top marked').check()
    await dialog.getByRole('button', { name: 'Save Egg' }).click()
    await expect(dialog.getByText('Please enter a mass in grams, from 0 to 10,000')).toBeVisible()
    await dialog.getByLabel('Mass (g)').fill('2,8')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save Egg' }).click()
    await expectToast(page, 'Egg updated')
    // What lies at a position comes first.
    await expect(page.getByRole('button', { name: /^Egg #\d: incubating$/ }).first()).toContainText('2 · A1')
    const { eggs } = await (await page.request.get(`/api/clutches/${id}`)).json()
    expect(eggs[1]).toMatchObject({ position: 'A1', massGrams: 2.8, isTopMarked: true })
    await page.goto(`/incubators/${incubatorId}`)
    const boxes = page.getByRole('list', { name: 'Boxes' })
    await expect(boxes.getByRole('link', { name: /^Clutch/ })).toHaveCount(1)
    await expect(boxes).toContainText('1 egg')
  },
)

test('CLU-27 CLU-28 a clutch says how warm it was, how far it is, and in words what may hatch, never a sex', async ({
  page,
}) => {
  const { project, incubatorId, boxId } = await setUp(page)
  const laid = dayFromNow(-10)
  const clutch = { breedingProjectId: project, layDate: laid, eggs: 2, boxId, movedAt: `${laid}T12:00:00Z` }
  const { id } = await post(page.request, '/api/clutches', { ...clutch, temperature: 32.5 })
  const from = Date.parse(`${laid}T12:00:00Z`)
  const readings = Array.from({ length: 200 }, (_none, hour) => ({
    ...{ incubatorId, at: new Date(from + hour * 60 * 60_000).toISOString(), temperature: 32.5 },
  }))
  await post(page.request, '/api/readings', { readings })
  await page.goto(`/clutches/${id}`)
  await expect(
    page.getByRole('img', { name: /^Temperature by day from .*32\.5 °C on average$/ }),
  ).toBeVisible()
  await expect(
    page.getByText(/% of the time was measured, in its box or else in its incubator/),
  ).toBeVisible()
  await expect(page.getByText(/% of its development is behind it/)).toBeVisible()
  await expect(page.getByText(/^Mostly males, about 75 % males, by 32\.5 °C on average so far/)).toBeVisible()
  await expect(page.getByText(/never a sex/)).toBeVisible()
  await expectAccessible(page)
})

test('SEA-20 the clutches of the incubator stand below the incubators that they are in, which say how they are', async ({
  page,
}) => {
  const { project, incubatorId, boxId } = await setUp(page)
  const limits = { temperature: 31.5, highTemperature: 33, graceMinutes: 0 }
  const changed = await page.request.patch(`/api/incubators/${incubatorId}`, { data: limits })
  expect(changed.ok(), await changed.text()).toBe(true)
  const clutch = { breedingProjectId: project, layDate: dayFromNow(-10), eggs: 2 }
  await post(page.request, '/api/clutches', { ...clutch, code: 'In', boxId })
  await post(page.request, '/api/clutches', { ...clutch, code: 'Out', firstNumber: '11' })
  const readings = [{ incubatorId, at: new Date().toISOString(), temperature: 34.2 }]
  await post(page.request, '/api/readings', { readings })
  await page.goto('/incubating')
  await expect(page.getByRole('button', { name: 'Clutches' })).toHaveAttribute('aria-pressed', 'true')
  const groups = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  const shelf = groups.filter({ has: page.getByRole('link', { name: 'Left shelf' }) }).last()
  await expect(shelf).toContainText('34.2 °C')
  await expect(shelf).toContainText('Set to 31.5 °C')
  await expect(shelf).toContainText('Too warm')
  await expect(shelf.getByRole('listitem')).toContainText('Box A · Left shelf')
  await expect(groups.filter({ hasText: 'In no box' }).last().getByRole('listitem')).toContainText(
    'Clutch Out',
  )
  await expectAccessible(page)
})
