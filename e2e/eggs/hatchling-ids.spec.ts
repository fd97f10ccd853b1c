import { addAnimal } from '../harness/animals.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import { layEggs } from '../harness/eggs.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectToast } from '../harness/toast.ts'

test(
  'EGG-33 COL-84 the form of one hatchling has the ID that comes next among its kind',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request, 'Mara Reyes')
    await addAnimal(page.request, { name: 'Ash', customId: 'BP-07' })
    await addAnimal(page.request, { name: 'Fern', species: 'Eublepharis macularius', customId: 'LG-21' })
    const project = await addProject(page.request, await addPair(page.request))
    await layEggs(page.request, [{ eggNumber: '1', breedingProjectId: project }])
    await page.goto('/incubating')
    await page.getByRole('button', { name: /^Status of Egg #1/ }).click()
    await page.getByRole('menuitemradio', { name: 'Hatched' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/animals\/add/)
    await expect(page.getByRole('textbox', { name: 'Custom ID' })).toHaveValue('BP-08')
    await page.getByRole('button', { name: 'Save Animal' }).click()
    await expectToast(page, 'Animal added')
    await expect(page.getByText('BP-08').first()).toBeVisible()
  },
)

test(
  'EGG-45 COL-Q07 hatchlings are named after producer and egg, and their IDs count on from those there are, in two tabs too',
  inFullOnly,
  async ({ page, context }) => {
    await registerKeeper(page.request, 'Mara Reyes')
    await addAnimal(page.request, { name: 'Ash', customId: 'BP-07' })
    const projects = []
    for (const name of ['First', 'Second']) {
      const project = await addProject(page.request, { ...(await addPair(page.request)), name })
      await layEggs(
        page.request,
        [1, 2].map((n) => ({ eggNumber: String(n), breedingProjectId: project })),
      )
      projects.push(project)
    }
    const other = await context.newPage()
    const [here, there] = [page, other].map((tab) => tab.getByRole('dialog', { name: 'Hatch eggs' }))
    if (!here || !there) throw new Error('There are two tabs')
    for (const [place, tab] of [page, other].entries()) {
      await tab.goto(`/breeding/projects/${projects[place]}`)
      await tab.getByRole('button', { name: 'Hatch Eggs' }).click()
      const dialog = tab.getByRole('dialog', { name: 'Hatch eggs' })
      await expect(dialog.getByLabel('Custom IDs from')).toHaveValue('BP-08')
      await expect(dialog).toContainText('BP-08 to BP-09')
      await expect(dialog.getByLabel('Name of the hatchling from Egg #2')).toHaveAttribute(
        'placeholder',
        'Mara Reyes #2',
      )
    }
    await here.getByLabel('Custom IDs from').fill('Queen')
    await here.getByRole('button', { name: 'Hatch 2 eggs' }).click()
    await expect(here).toContainText('Please end the first ID with a digit')
    await here.getByLabel('Custom IDs from').fill('BP-08')
    await here.getByRole('button', { name: 'Hatch 2 eggs' }).click()
    await expectToast(page, 'IDs: BP-08 to BP-09.')
    await there.getByRole('button', { name: 'Hatch 2 eggs' }).click()
    await expectToast(other, 'IDs: BP-10 to BP-11.')
  },
)
