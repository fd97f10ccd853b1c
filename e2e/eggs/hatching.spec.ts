import type { Page } from '@playwright/test'
import { formatDay } from '../../packages/domain/src/kernel/civil-day.ts'
import { addAnimals } from '../harness/animals.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import { dayFromNow, layEggs } from '../harness/eggs.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'
import { expectToast, expectWholeToast } from '../harness/toast.ts'

const noProfile = 'Egg marked as hatched. No reptile profile was created.'

/** A keeper with a pair, its project and eggs of the given numbers in it. */
async function lay(page: Page, ...numbers: string[]) {
  await registerKeeper(page.request, 'Mara Reyes')
  const pair = await addPair(page.request)
  const project = await addProject(page.request, pair)
  const eggs = numbers.map((eggNumber) => ({ eggNumber, breedingProjectId: project }))
  const ids = await layEggs(page.request, eggs)
  return { ...pair, project, ids }
}

async function markHatched(page: Page, number: string) {
  // A menu follows its button while the page comes to rest, and a press meets nothing.
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: `Status of Egg #${number}: Incubating` }).click()
  await page.getByRole('menuitemradio', { name: 'Hatched' }).click()
  return page.getByRole('dialog', { name: `Egg #${number} has hatched?` })
}

const eggsOf = async (page: Page, project: number) =>
  (await page.request.get(`/api/eggs/by-breeding-project/${project}`)).json()

test('EGG-31 EGG-32 EGG-33 EGG-45 a hatched egg opens the filled-in form, and its animal is linked to egg, project and parents', async ({
  page,
}) => {
  const { project, maleId, femaleId, ids } = await lay(page, '12')
  await page.goto('/incubating')
  const dialog = await markHatched(page, '12')
  await expect(dialog.getByLabel('Create new reptile profile')).toBeChecked()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/animals\/add\?.*fromEgg=true/)
  await expect(page.getByLabel('Name', { exact: false }).first()).toHaveValue('Mara Reyes #12')
  await expect(page.getByLabel('Species').first()).toHaveValue('Python regius')
  await expect(page.getByRole('textbox', { name: 'Date of birth' })).toHaveValue(formatDay(dayFromNow(0)))
  expect(await eggsOf(page, project)).toMatchObject([{ status: 'Hatched', hatchDate: dayFromNow(0) }])
  await page.getByRole('button', { name: 'Save Animal' }).click()
  await expectToast(page, 'Animal added with videos and photos!')
  await expect(page.getByRole('heading', { level: 1, name: 'Mara Reyes #12' })).toBeVisible()
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  const animal = await (await page.request.get(`/api/animals/${id}`)).json()
  expect(animal).toMatchObject({
    fatherId: maleId,
    motherId: femaleId,
    source: 'Bred',
    sex: 'Unsexed',
    notes: 'Hatched from Egg #12',
  })
  expect(await eggsOf(page, project)).toMatchObject([{ id: ids[0], hatchlingId: id }])
  const offspring = await page.request.get(`/api/breeding-projects/${project}/offspring`)
  expect(await offspring.json()).toMatchObject([{ reptileId: id, eggId: ids[0] }])
  await page.goto(`/breeding/projects/${project}`)
  await page.getByRole('link', { name: 'View animal' }).click()
  await expect(page).toHaveURL(`/animals/${id}`)
})

test(
  'EGG-34 without a profile the egg is marked and a message says that none was created',
  inFullOnly,
  async ({ page }) => {
    const { project } = await lay(page, '1')
    await page.goto(`/breeding/projects/${project}`)
    const dialog = await markHatched(page, '1')
    await dialog.getByLabel('Create new reptile profile').uncheck()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expectWholeToast(page, noProfile, 'Rook × Ember is now Hatched.Undo')
    await expect(page).toHaveURL(`/breeding/projects/${project}`)
    await expect(page.getByRole('button', { name: 'Status of Egg #1: Hatched' })).toBeVisible()
    await page.getByRole('button', { name: 'Create profile: Egg #1' }).click()
    await expect(page.getByLabel('Name', { exact: false }).first()).toHaveValue('Mara Reyes #1')
  },
)

test('EGG-31 EGG-32 the form asks the same question and keeps the hatch date that was typed', async ({
  page,
}) => {
  const { project } = await lay(page, '1')
  await page.goto('/incubating')
  await page.getByRole('button', { name: 'Edit Egg #1' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Egg #1' })
  await form.getByLabel('Status').selectOption('Hatched')
  await form.getByRole('textbox', { name: 'Hatch date' }).fill(formatDay(dayFromNow(-1)))
  await form.getByLabel('Notes').fill('Pipped early')
  await form.getByRole('button', { name: 'Save Egg' }).click()
  const question = page.getByRole('dialog', { name: 'Egg #1 has hatched?' })
  await expect(question).toContainText(formatDay(dayFromNow(-1)))
  await question.getByLabel('Create new reptile profile').uncheck()
  await question.getByRole('button', { name: 'Continue' }).click()
  await expectWholeToast(page, noProfile, 'Rook × Ember is now Hatched.Undo')
  await expect(page.getByRole('heading', { name: 'No Incubating Eggs' })).toBeVisible()
  expect(await eggsOf(page, project)).toMatchObject([
    { status: 'Hatched', hatchDate: dayFromNow(-1), notes: 'Pipped early' },
  ])
})

test(
  'EGG-35 a hatch that fails is told of and changes nothing',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    const { project } = await lay(page, '1')
    await page.goto('/incubating')
    await failCalls(page, 'GET', `/api/breeding-projects/${project}`)
    const dialog = await markHatched(page, '1')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expectToast(page, 'Failed to process hatched egg. Please try again.')
    expect(await eggsOf(page, project)).toMatchObject([{ status: 'Incubating' }])
    await endRoutes(page)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/animals\/add/)
  },
)

test(
  'EGG-33 at the animal limit the egg is hatched, the form explains, and the animal can follow later',
  inFullOnly,
  async ({ page }) => {
    const { project } = await lay(page, '1')
    await addAnimals(
      page.request,
      Array.from({ length: 8 }, (_, place) => ({ name: `Animal ${place}` })),
    )
    await page.goto('/incubating')
    const dialog = await markHatched(page, '1')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Upgrade Required' })).toBeVisible()
    expect(await eggsOf(page, project)).toMatchObject([{ status: 'Hatched', hatchlingId: null }])
    await page.goto(`/breeding/projects/${project}`)
    await expect(page.getByRole('button', { name: 'Create profile: Egg #1' })).toBeVisible()
  },
)

test(
  'EGG-45 several eggs that the plan has no place for stay in the incubator, and the form keeps what was typed',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 403/)
    const { project } = await lay(page, '1', '2')
    await addAnimals(
      page.request,
      Array.from({ length: 7 }, (_, place) => ({ name: `Animal ${place}` })),
    )
    await page.goto(`/breeding/projects/${project}`)
    await page.getByRole('button', { name: 'Hatch Eggs' }).click()
    const dialog = page.getByRole('dialog', { name: 'Hatch eggs' })
    await dialog.getByLabel('Morph of the hatchling from Egg #2').fill('Clown')
    await dialog.getByRole('button', { name: 'Hatch 2 eggs' }).click()
    await expect(dialog.getByRole('heading', { name: 'Upgrade Required' })).toBeVisible()
    expect(await eggsOf(page, project)).toMatchObject([{ status: 'Incubating' }, { status: 'Incubating' }])
    await expect(dialog.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible()
    await dialog.getByLabel('What became of Egg #1').selectOption('Incubating')
    await dialog.getByRole('button', { name: 'Hatch 1 egg' }).click()
    await expectWholeToast(
      page,
      '1 egg hatched',
      '1 animal was added to your collection. Rook × Ember is now Hatched.Undo',
    )
    expect(await eggsOf(page, project)).toMatchObject([
      { status: 'Incubating' },
      { status: 'Hatched', hatchlingId: expect.any(Number) },
    ])
  },
)
