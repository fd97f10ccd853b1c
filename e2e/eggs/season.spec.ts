import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../harness/fixtures.ts'
import { Hands } from '../harness/hands.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { scrollTo } from '../harness/scroll-to.ts'
import { expectToast, expectWholeToast } from '../harness/toast.ts'

/** The names on the card of offspring, of a project or of an animal, each the way to its page. */
const offspringOn = (page: Page): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Offspring', exact: true, level: 2 }) })
    .getByRole('listitem')
    .getByRole('link')
    .filter({ hasText: /./, hasNotText: 'View' })

async function addAnimal(page: Page, hands: Hands, name: string, sex: 'Male' | 'Female'): Promise<void> {
  await page.goto('/animals/add')
  await hands.type(page.getByLabel('Name', { exact: false }).first(), name)
  await hands.type(page.getByLabel('Species').first(), 'Python regius')
  await hands.press(page.getByRole('radio', { name: sex, exact: true }))
  await hands.press(page.getByRole('button', { name: 'Save Animal' }))
  await expectToast(page, 'Animal added')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

async function choosePartner(dialog: Locator, hands: Hands, label: string, name: string): Promise<void> {
  await hands.press(dialog.getByRole('combobox', { name: label, exact: true }))
  await hands.press(dialog.getByRole('option', { name }))
}

test('EGG-08 EGG-30 EGG-45 a season from an empty account: a pair, a clutch of seven, a slug, an infertile egg, five hatchlings', async ({
  page,
}) => {
  test.slow()
  await registerKeeper(page.request, 'Mara Reyes')
  const hands = new Hands()
  await addAnimal(page, hands, 'Atlas', 'Male')
  await addAnimal(page, hands, 'Ember', 'Female')
  const animals = hands.acts

  await page.goto('/breeding/new')
  const project = page.getByRole('dialog', { name: 'New Breeding Project' })
  await hands.type(project.getByRole('textbox', { name: 'Name' }), 'Atlas × Ember')
  await choosePartner(project, hands, 'Male', 'Atlas')
  await choosePartner(project, hands, 'Female', 'Ember')
  await hands.press(project.getByRole('button', { name: 'Create Project' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Atlas × Ember' })).toBeVisible()
  const pairing = hands.acts - animals

  await hands.press(page.getByRole('button', { name: 'Add Clutch' }))
  await hands.type(page.getByLabel('How many eggs'), '7')
  await hands.press(page.getByRole('button', { name: 'Add 7 eggs' }))
  await expectWholeToast(page, '7 eggs added successfully', 'Atlas × Ember is now Eggs Laid.Undo')
  const laying = hands.acts - animals - pairing

  await hands.press(page.getByRole('button', { name: 'Hatch Eggs' }))
  const dialog = page.getByRole('dialog', { name: 'Hatch eggs' })
  await hands.choose(dialog.getByLabel('What became of Egg #2'), 'Slugged')
  await hands.choose(dialog.getByLabel('What became of Egg #4'), 'Infertile')
  await hands.press(dialog.getByRole('button', { name: 'Hatch 5 eggs' }))
  await expectWholeToast(
    page,
    '5 eggs hatched',
    '5 animals were added to your collection. 2 eggs were marked. Atlas × Ember is now Hatched.Undo',
  )
  const ending = hands.acts - animals - pairing - laying
  expect({ animals, pairing, laying, ending }).toEqual({ animals: 8, pairing: 6, laying: 3, ending: 4 })

  // From here on it is looked at by links alone, so that nothing may show what was read before.
  const hatchlings = ['7', '6', '5', '3', '1'].map((number) => `Mara Reyes #${number}`)
  await expect(page.getByRole('button', { name: 'Status of Egg #2: Slugged' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Status of Egg #4: Infertile' })).toBeVisible()
  await expect(offspringOn(page)).toHaveText(hatchlings)
  for (const parent of ['Atlas', 'Ember']) {
    await page.getByRole('region', { name: 'Pair' }).getByRole('link', { name: parent }).click()
    await expect(page.getByRole('heading', { level: 1, name: parent })).toBeVisible()
    await scrollTo(page, 'Offspring')
    await expect(offspringOn(page)).toHaveText(hatchlings)
    await page.goBack()
  }
  for (const name of hatchlings) {
    await offspringOn(page).filter({ hasText: name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await scrollTo(page, 'Family Tree')
    for (const parent of ['Atlas', 'Ember'])
      await expect(page.getByRole('main').getByRole('link', { name: parent }).first()).toBeVisible()
    await page.goBack()
  }
  await page.getByRole('link', { name: 'View Incubator' }).click()
  await expect(page.getByRole('heading', { name: 'No Incubating Eggs' })).toBeVisible()
})
