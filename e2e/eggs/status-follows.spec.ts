import type { Page } from '@playwright/test'
import { addPair, addProject } from '../harness/breeding.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectToast, expectWholeToast } from '../harness/toast.ts'

/** Lays two eggs in a new project on its page, and answers how to read and to change it elsewhere. */
async function lay(page: Page) {
  await registerKeeper(page.request, 'Mara Reyes')
  const id = await addProject(page.request, { ...(await addPair(page.request)), status: 'Gravid' })
  const path = `/api/breeding-projects/${id}`
  await page.goto(`/breeding/projects/${id}`)
  await page.getByRole('button', { name: 'Add Clutch' }).click()
  await page.getByLabel('How many eggs').fill('2')
  await page.getByRole('button', { name: 'Add 2 eggs' }).click()
  await expectWholeToast(page, '2 eggs added successfully', 'Rook × Ember is now Eggs Laid.Undo')
  return {
    status: async () => (await (await page.request.get(path)).json()).status,
    change: (data: object) => page.request.put(path, { data }),
  }
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click()

test('BRD-52 U7 a project follows its eggs, and Undo sets its status back', async ({ page }) => {
  const project = await lay(page)
  await expect(page.getByRole('main').getByText('Eggs Laid').first()).toBeVisible()
  await undo(page)
  await expectWholeToast(page, 'Rook × Ember is Gravid again')
  expect(await project.status()).toBe('Gravid')
  await expect(page.getByRole('main').getByText('Gravid').first()).toBeVisible()
  await page.getByRole('button', { name: 'Hatch Eggs' }).click()
  await page.getByRole('button', { name: 'Hatch 2 eggs' }).click()
  await expectToast(page, 'Rook × Ember is now Hatched.')
  expect(await project.status()).toBe('Hatched')
})

test(
  'BRD-52 U7 Undo keeps what was changed of the project since, and says so',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 412/)
    const project = await lay(page)
    expect((await project.change({ notes: 'Nine slugs last year' })).status()).toBe(200)
    await undo(page)
    await expectToast(page, 'The status was not set back')
    expect(await project.status()).toBe('Eggs Laid')
  },
)
