import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimals } from '../harness/animals.ts'
import { addProject } from '../harness/breeding.ts'
import { layEggs } from '../harness/eggs.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'
import { expectToast } from '../harness/toast.ts'

const seen = (gene: string, copies = 1) => ({ gene, copies, evidence: 'visual' })
const kept = (...entries: object[]) => ({ genotype: { entries } })

/** A pair of eight looks with its project and so many eggs. */
async function lay(page: Page, count: number): Promise<number> {
  await registerKeeper(page.request, 'Mara Reyes')
  const clown = { gene: 'bp-clown', copies: 1, evidence: 'stated' }
  const [maleId = 0, femaleId = 0] = await addAnimals(page.request, [
    { name: 'Rook', sex: 'Male', ...kept(seen('bp-pastel'), clown) },
    { name: 'Ember', sex: 'Female', ...kept(seen('bp-enchi'), seen('bp-clown', 2)) },
  ])
  const project = await addProject(page.request, { maleId, femaleId })
  const eggs = Array.from({ length: count }, (_, at) => ({
    ...{ eggNumber: String(at + 1), breedingProjectId: project },
  }))
  await layEggs(page.request, eggs)
  return project
}

async function openDialog(page: Page, project: number): Promise<Locator> {
  await page.goto(`/breeding/projects/${project}`)
  await page.getByRole('button', { name: 'Hatch Eggs' }).click()
  return page.getByRole('dialog', { name: 'Hatch eggs' })
}

/** To where the buttons at the foot lie over nothing. */
const scrollToEnd = (dialog: Locator): Promise<void> =>
  dialog.evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement) at.scrollTop = at.scrollHeight
  })

const looksOf = (dialog: Locator, number: number): Locator =>
  dialog.getByRole('group', { name: `Look of the hatchling from Egg #${number}` })

/** The animals of the keeper that hatched, by name, with morph and entries. */
async function hatchlings(page: Page) {
  const animals = await (await page.request.get('/api/animals')).json()
  const young = animals.filter(({ name }: { name: string }) => name.startsWith('Mara Reyes'))
  const told: Record<string, unknown> = {}
  for (const { id, name, morph } of young) {
    const { isKept, entries } = await (await page.request.get(`/api/animals/${id}/genotype`)).json()
    const genes = entries.map((entry: Record<string, string>) => `${entry.gene} ${entry.evidence}`)
    told[name] = [morph, isKept, ...genes.sort()]
  }
  return told
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('GEN-64 GEN-78 six eggs hatch with their looks by one press each, and each has what is seen and what its parents give', async ({
    page,
  }) => {
    const project = await lay(page, 6)
    const dialog = await openDialog(page, project)
    const first = looksOf(dialog, 1)
    const all = first.locator('[aria-pressed]')
    await expect(all).toHaveCount(4)
    await first.getByRole('button', { name: '4 more' }).tap()
    await expect(all).toHaveCount(8)
    await expect(all.first()).toHaveText(/1 in 8$/)
    await first.getByRole('button', { name: /^Pastel Clown ?1 in 8$/ }).tap()
    await expect(dialog.getByLabel('Morph of the hatchling from Egg #1')).toHaveAttribute(
      'placeholder',
      'Pastel Clown',
    )
    await expect(all).toHaveCount(4)
    await expect(first.getByRole('button', { pressed: true })).toHaveText(/^Pastel Clown/)
    await looksOf(dialog, 2).getByRole('button', { name: 'Same as above' }).tap()
    await dialog.getByLabel('What became of Egg #3').selectOption('Slugged')
    // The one before it did not hatch, so this one is as the second.
    await looksOf(dialog, 4).getByRole('button', { name: 'Same as above' }).tap()
    await looksOf(dialog, 5).getByRole('button', { name: '4 more' }).tap()
    await looksOf(dialog, 5)
      .getByRole('button', { name: /^het Clown/ })
      .tap()
    await dialog.getByLabel('Morph of the hatchling from Egg #5').fill('Plain')
    await scrollToEnd(dialog)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await dialog.getByRole('button', { name: 'Hatch 5 eggs' }).tap()
    await expectToast(page, '5 eggs hatched')
    const pastelClown = ['Pastel Clown', true, 'bp-clown visual', 'bp-pastel visual']
    expect(await hatchlings(page)).toEqual({
      'Mara Reyes #1': pastelClown,
      'Mara Reyes #2': pastelClown,
      'Mara Reyes #4': pastelClown,
      'Mara Reyes #5': ['Plain', true, 'bp-clown parentage'],
      'Mara Reyes #6': [null, false],
    })
  })
})

test(
  'GEN-64 GEN-58 a hatch that is refused stores nothing, and what was chosen comes back with the draft',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    const project = await lay(page, 2)
    const dialog = await openDialog(page, project)
    await looksOf(dialog, 1)
      .getByRole('button', { name: /^Pastel Enchi Clown/ })
      .click()
    await dialog.getByLabel('Name of the hatchling from Egg #2').fill('Flint')
    await failCalls(page, 'POST', '/api/eggs/hatch')
    await dialog.getByRole('button', { name: 'Hatch 2 eggs' }).click()
    await expectToast(page, 'Failed to process hatched egg. Please try again.')
    expect(await hatchlings(page)).toEqual({})
    await endRoutes(page)
    const again = await openDialog(page, project)
    await expect(looksOf(again, 1).getByRole('button', { pressed: true })).toHaveText(/^Pastel Enchi Clown/)
    await expect(again.getByLabel('Name of the hatchling from Egg #2')).toHaveValue('Flint')
    await again.getByRole('button', { name: 'Hatch 2 eggs' }).click()
    await expectToast(page, '2 eggs hatched')
    expect(await hatchlings(page)).toEqual({
      'Mara Reyes #1': [
        ...['Pastel Enchi Clown', true],
        ...['bp-clown visual', 'bp-enchi visual', 'bp-pastel visual'],
      ],
    })
  },
)

test(
  'GEN-64 looks that cannot be loaded are told of once, and eggs hatch without them',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    const project = await lay(page, 2)
    await failCalls(page, 'GET', '/api/genetics/pairing?*')
    const dialog = await openDialog(page, project)
    const failed = dialog.getByText('The looks of this pair could not be loaded')
    await expect(failed).toHaveCount(1)
    await expect(looksOf(dialog, 1)).toHaveCount(0)
    await endRoutes(page)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(looksOf(dialog, 2)).toBeVisible()
    await expect(failed).toHaveCount(0)
  },
)

test(
  'GEN-64 where no genes of the parents are known, no looks are asked for',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request, 'Mara Reyes')
    const asked: string[] = []
    page.on('response', (response) => {
      if (response.url().includes('/api/genetics/pairing')) asked.push(response.url())
    })
    const species = 'Draco volans'
    const [uncharted = 0, mate = 0, maleId = 0, femaleId = 0] = await addAnimals(page.request, [
      { name: 'Dart', sex: 'Male', species, morph: 'Pastel' },
      { name: 'Wren', sex: 'Female', species },
      { name: 'Rook', sex: 'Male' },
      { name: 'Ember', sex: 'Female' },
    ])
    const open = async (pair: { maleId: number; femaleId: number }): Promise<Locator> => {
      const project = await addProject(page.request, pair)
      const eggs = ['1', '2'].map((eggNumber) => ({ eggNumber, breedingProjectId: project }))
      await layEggs(page.request, eggs)
      const dialog = await openDialog(page, project)
      await expect(dialog.getByLabel('Morph of the hatchling from Egg #2')).toBeVisible()
      return dialog
    }
    await open({ maleId: uncharted, femaleId: mate })
    const dialog = await open({ maleId, femaleId })
    // The second pair is asked for, which has nothing to tell; the first never is.
    await expect.poll(() => asked.length).toBe(1)
    expect(asked[0]).toContain(`sireId=${maleId}`)
    await expect(looksOf(dialog, 1)).toHaveCount(0)
  },
)

test(
  'GEN-64 GEN-06 of a species without a catalogue looks are offered by the keeper’s own genes',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request, 'Mara Reyes')
    const species = 'Draco volans'
    const data = { species, name: 'Ashfall', inheritance: 'recessive' }
    const { id: gene } = await (await page.request.post('/api/genetics/genes', { data })).json()
    const [maleId = 0, femaleId = 0] = await addAnimals(page.request, [
      { name: 'Dart', sex: 'Male', species, ...kept(seen(gene, 2)) },
      { name: 'Wren', sex: 'Female', species, ...kept({ gene, copies: 1, evidence: 'stated' }) },
    ])
    const project = await addProject(page.request, { maleId, femaleId })
    const eggs = ['1', '2'].map((eggNumber) => ({ eggNumber, breedingProjectId: project }))
    await layEggs(page.request, eggs)
    const dialog = await openDialog(page, project)
    const looks = looksOf(dialog, 1).locator('[aria-pressed]')
    await expect(looks).toHaveText([/^Ashfall ?1 in 2$/, /^het Ashfall ?1 in 2$/])
    await looks.first().click()
    await dialog.getByRole('button', { name: 'Hatch 2 eggs' }).click()
    await expectToast(page, '2 eggs hatched')
    expect(await hatchlings(page)).toEqual({
      'Mara Reyes #1': ['Ashfall', true, `${gene} visual`],
      'Mara Reyes #2': [null, false],
    })
  },
)

test(
  'GEN-64 EGG-33 the form of one hatchling offers the looks of its parents, and a son is no daughter',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request, 'Mara Reyes')
    const banana = { ...seen('bp-banana'), maker: 'male' }
    const [maleId = 0, femaleId = 0] = await addAnimals(page.request, [
      { name: 'Rook', sex: 'Male', ...kept(banana) },
      { name: 'Ember', sex: 'Female', ...kept() },
    ])
    const project = await addProject(page.request, { maleId, femaleId })
    await layEggs(page.request, [{ eggNumber: '1', breedingProjectId: project }])
    await page.goto('/incubating')
    await page.getByRole('button', { name: /^Status of Egg #1/ }).click()
    await page.getByRole('menuitemradio', { name: 'Hatched' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
    const looks = page.getByRole('group', { name: 'Look of the hatchling' })
    const son = looks.getByRole('button', { name: /^Banana \(MM\), male/ })
    await son.click()
    await expect(son).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeChecked()
    await expect(page.getByText('Left empty, the morph becomes “Banana (MM)”.')).toBeVisible()
    await page.getByRole('radio', { name: 'Female', exact: true }).check()
    await expect(looks.getByRole('button', { pressed: true })).toHaveCount(0)
    await expect(son).toHaveCount(0)
    await page.getByRole('radio', { name: 'Male', exact: true }).check()
    await son.click()
    await expectAccessible(page)
    await page.reload()
    await expect(son).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Save Animal' }).click()
    await expectToast(page, 'Animal added')
    expect(await hatchlings(page)).toEqual({
      'Mara Reyes #1': ['Banana (MM)', true, 'bp-banana visual'],
    })
  },
)
