import type { Page } from '@playwright/test'
import { addPair, addProject } from '../harness/breeding.ts'
import { layEggs } from '../harness/eggs.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectToast, expectWholeToast } from '../harness/toast.ts'
import { undoByKey } from '../harness/undo.ts'

/** A keeper on the page of a project with three eggs. */
async function openClutch(page: Page): Promise<number> {
  await registerKeeper(page.request, 'Mara Reyes')
  const project = await addProject(page.request, await addPair(page.request))
  const eggs = ['1', '2', '3'].map((eggNumber) => ({ eggNumber, breedingProjectId: project }))
  await layEggs(page.request, eggs)
  await page.goto(`/breeding/projects/${project}`)
  return project
}

const read = async (page: Page, path: string) => (await page.request.get(path)).json()
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click()
const statusOf = (page: Page, number: number, status: string) =>
  page.getByRole('button', { name: `Status of Egg #${number}: ${status}` })

test('U7 EGG-46 a status given by the menu is taken back by Undo and by Ctrl Z', async ({ page }) => {
  await openClutch(page)
  const mark = async () => {
    await statusOf(page, 1, 'Incubating').click()
    await page.getByRole('menuitemradio', { name: 'Slugged' }).click()
    await expectWholeToast(page, 'Egg updated successfully', '1 egg marked sluggedUndo')
    await expect(statusOf(page, 1, 'Slugged')).toBeVisible()
    // An open menu has the keys for itself.
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await mark()
  await undo(page)
  await expectWholeToast(page, 'Egg #1 is incubating again')
  await expect(statusOf(page, 1, 'Incubating')).toBeVisible()
  await mark()
  await undoByKey(page)
  await expectWholeToast(page, 'Egg #1 is incubating again')
})

test(
  'U7 EGG-46 so is one from the form, and a hatch whose animal was not saved yet',
  inFullOnly,
  async ({ page }) => {
    await openClutch(page)
    await page.getByRole('button', { name: 'Edit Egg #2' }).click()
    const form = page.getByRole('dialog', { name: 'Edit Egg #2' })
    await form.getByLabel('Status').selectOption('Infertile')
    await form.getByRole('button', { name: 'Save Egg' }).click()
    await undo(page)
    await expectWholeToast(page, 'Egg #2 is incubating again')
    await statusOf(page, 2, 'Incubating').click()
    await page.getByRole('menuitemradio', { name: 'Hatched' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/animals\/add/)
    await expectWholeToast(page, 'Egg #2 marked as hatched', 'Rook × Ember is now Hatched.Undo')
    await undo(page)
    await expect(page).toHaveURL(/breeding\/projects/)
    await expect(statusOf(page, 2, 'Incubating')).toBeVisible()
  },
)

test('U7 EGG-46 one Undo takes a hatch back: eggs, animals, offspring and the project', async ({ page }) => {
  const project = await openClutch(page)
  await page.getByRole('button', { name: 'Hatch Eggs' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hatch eggs' })
  await dialog.getByLabel('What became of Egg #3').selectOption('Slugged')
  await dialog.getByRole('button', { name: 'Hatch 2 eggs' }).click()
  await expectToast(page, 'Rook × Ember is now Hatched.')
  expect(await read(page, '/api/animals')).toHaveLength(4)
  await undo(page)
  await expectWholeToast(page, '3 eggs are as before')
  for (const number of [1, 2, 3]) await expect(statusOf(page, number, 'Incubating')).toBeVisible()
  expect(await read(page, '/api/animals')).toHaveLength(2)
  const path = `/api/breeding-projects/${project}`
  expect(await read(page, path)).toMatchObject({ status: 'Eggs Laid', offspringCount: 0, hatchedCount: 0 })
})

test(
  'U7 EGG-46 a hatchling that was changed since stays, and Undo says so',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 409/)
    await openClutch(page)
    await page.getByRole('button', { name: 'Hatch Eggs' }).click()
    await page.getByRole('button', { name: 'Hatch 3 eggs' }).click()
    await expectToast(page, '3 eggs hatched')
    const [newest] = await read(page, '/api/animals')
    await page.request.patch(`/api/animals/${newest.id}`, { data: { notes: 'Bites' } })
    await undo(page)
    const words = `${newest.name} was changed since and stays, so nothing was taken back.`
    await expectWholeToast(page, 'Nothing was taken back', words)
    expect(await read(page, '/api/animals')).toHaveLength(5)
  },
)
