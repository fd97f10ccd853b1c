import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimals } from '../harness/animals.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import { dayFromNow } from '../harness/eggs.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectToast } from '../harness/toast.ts'
import { undoByKey } from '../harness/undo.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('CLU-01 CLU-03 a litter of a live-bearer is added by what was counted, and changed', async ({
  page,
}) => {
  await registerKeeper(page.request, 'Mara Reyes')
  const species = 'Boa constrictor'
  const [maleId = 0, femaleId = 0] = await addAnimals(page.request, [
    { name: 'Rook', sex: 'Male', species },
    { name: 'Ember', sex: 'Female', species },
  ])
  const project = await addProject(page.request, { maleId, femaleId })
  await page.goto(`/breeding/projects/${project}`)
  await page.getByRole('button', { name: 'Add Clutch' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Add a litter' })
  await expect(dialog.getByRole('button', { name: 'A litter' })).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: 'Add litter' }).tap()
  await expect(dialog.getByText('Please enter at least one egg, slug or young')).toBeVisible()
  await dialog.getByLabel('Live').fill('14')
  await dialog.getByLabel('Slugs').fill('3')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add litter' }).tap()
  await expectToast(page, 'Litter ')
  const line = page.getByRole('list', { name: 'Clutches' }).getByRole('link')
  await expect(line).toContainText('14 live, 3 slugs')
  await undoByKey(page)
  await expect(line).toHaveCount(0)
  await page.getByRole('button', { name: 'Add Clutch' }).tap()
  await dialog.getByLabel('Live').fill('14')
  await dialog.getByLabel('Slugs').fill('3')
  await dialog.getByRole('button', { name: 'Add litter' }).tap()
  await expect(line).toContainText('14 live, 3 slugs')
  await line.tap()
  // The page of the project has such a button too.
  await expect(page.getByRole('region', { name: 'Eggs of the clutch' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit', exact: true }).tap()
  const edit = page.getByRole('dialog')
  await expect(edit.getByLabel('Slugs')).toHaveValue('3')
  await expect(edit.getByLabel('Medium')).toHaveCount(0)
  await edit.getByLabel('Stillborn').fill('2')
  await edit.getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByText('14 live, 2 stillborn, 3 slugs')).toBeVisible()
})

test(
  'CLU-12 eggs are weighed one after the other by Enter, and the log tells each and their sum',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request, 'Mara Reyes')
    const project = await addProject(page.request, await addPair(page.request))
    const data = { breedingProjectId: project, layDate: dayFromNow(-20), eggs: 3 }
    const { id } = await (await page.request.post('/api/clutches', { data })).json()
    await page.goto(`/clutches/${id}`)
    await page.getByRole('button', { name: 'Add entry' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Add to the log' })
    await dialog.getByRole('button', { name: 'Weighed' }).tap()
    await dialog.getByRole('button', { name: 'Add entry' }).tap()
    await expect(dialog.getByText('Please weigh at least one egg')).toBeVisible()
    await dialog.getByLabel('Mass in grams: Egg #1').focus()
    for (const mass of ['84.2', '', '83']) {
      await page.keyboard.type(mass)
      await page.keyboard.press('Enter')
    }
    const save = dialog.getByRole('button', { name: 'Add entry' })
    await expect(save).toBeFocused()
    await expectAccessible(page)
    await save.tap()
    const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Weighed' })
    await expect(entry).toContainText('Egg #1: 84.2 g, Egg #3: 83 g; together 167.2 g')
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(entry).toHaveCount(0)
  },
)
