import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectToast, expectWholeToast } from '../harness/toast.ts'

/** Counts what a keeper does: presses, and fields that are filled. */
class Hands {
  acts = 0

  async press(target: Locator): Promise<void> {
    this.acts += 1
    await target.click()
  }

  async type(field: Locator, text: string): Promise<void> {
    this.acts += 1
    await field.fill(text)
  }
}

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
  const address = page.url()

  await hands.press(page.getByRole('button', { name: 'Add Clutch' }))
  await hands.type(page.getByLabel('How many eggs'), '7')
  await hands.press(page.getByRole('button', { name: 'Add 7 eggs' }))
  await expectWholeToast(page, '7 eggs added successfully')
  const laying = hands.acts - animals - pairing

  for (const [egg, status] of [
    ['2', 'Slugged'],
    ['4', 'Infertile'],
  ] as const) {
    await hands.press(page.getByRole('button', { name: `Status of Egg #${egg}: Incubating` }))
    await hands.press(page.getByRole('menuitemradio', { name: status }))
    await expect(page.getByRole('button', { name: `Status of Egg #${egg}: ${status}` })).toBeVisible()
  }
  await hands.press(page.getByRole('button', { name: 'Hatch Eggs' }))
  await hands.press(page.getByRole('button', { name: 'Hatch 5 eggs' }))
  await expectWholeToast(page, '5 eggs hatched', '5 animals were added to your collection.')
  const ending = hands.acts - animals - pairing - laying
  expect({ animals, pairing, laying, ending }).toEqual({ animals: 8, pairing: 6, laying: 3, ending: 6 })

  const hatchlings = ['1', '3', '5', '6', '7'].map((number) => `Mara Reyes #${number}`)
  const offspring = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Offspring', exact: true, level: 2 }) })
  for (const name of hatchlings) await expect(offspring.getByRole('link', { name }).first()).toBeVisible()
  for (const name of hatchlings) {
    await page.goto(address)
    await offspring.getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    for (const parent of ['Atlas', 'Ember'])
      await expect(page.getByRole('main').getByRole('link', { name: parent }).first()).toBeVisible()
  }
  await page.goto('/incubating')
  await expect(page.getByRole('heading', { name: 'No Incubating Eggs' })).toBeVisible()
})
