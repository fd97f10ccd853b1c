import { expect, type Page } from '@playwright/test'
import { plainJpeg } from '../../apps/server/src/testing/pictures.ts'
import { Hands } from './hands.ts'
import { expectToast, expectWholeToast } from './toast.ts'

/** Does one task with the hands it is given. */
type Task = (hands: Hands) => Promise<void>

/** Carries a task out, and whatever its caller wants to know of it. */
export type Carry = (name: string, task: Task) => Promise<void>

const form = (page: Page) => page.getByRole('dialog')

async function addAnimal(page: Page, hands: Hands, name: string, sex: 'Male' | 'Female'): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Add New' }))
  await hands.press(page.getByRole('menuitem', { name: 'New Animal' }))
  await hands.type(form(page).getByLabel('Name', { exact: false }).first(), name)
  await hands.type(form(page).getByLabel('Species').first(), 'Python regius')
  await hands.press(form(page).getByRole('radio', { name: sex, exact: true }))
  await hands.press(form(page).getByRole('button', { name: 'Save Animal' }))
  await expectToast(page, 'Animal added')
}

async function openAnimal(page: Page, name: string): Promise<void> {
  await page.goto('/animals')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

async function findUnfed(page: Page, hands: Hands): Promise<void> {
  await hands.choose(page.getByRole('combobox', { name: 'Not eaten' }), '10')
  const found = page.getByRole('article').getByRole('heading')
  await expect(found).toHaveText(['Atlas'])
  await page.goto('/animals')
}

async function feedAll(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Select', exact: true }))
  await hands.press(page.getByRole('button', { name: 'Select all' }))
  await hands.press(page.getByRole('button', { name: 'Feed the selected animals' }))
  await hands.press(form(page).getByRole('button', { name: 'Log for 2 animals' }))
  await expectToast(page, '2 animals fed')
}

/**
 * What a keeper does most, from an account on, each task from the page where it belongs. Where no server is reached nobody
 * tells of the project whose status follows its eggs.
 */
export async function walkCoreTasks(page: Page, carry: Carry, { isAway = false } = {}): Promise<void> {
  await page.goto('/auth')
  await carry('Register', (hands) => register(page, hands))
  await carry('Add an animal', (hands) => addAnimal(page, hands, 'Atlas', 'Male'))
  await addAnimal(page, new Hands(), 'Ember', 'Female')

  await openAnimal(page, 'Ember')
  await carry('Add a photo', (hands) => addPhoto(page, hands))
  await carry('Note a feeding', async (hands) => {
    await hands.press(page.getByRole('button', { name: 'Feed', exact: true }))
    await hands.press(form(page).getByRole('button', { name: 'Save Record' }))
    await expect(form(page)).toBeHidden()
  })
  await carry('Note a weight', async (hands) => {
    await hands.press(page.getByRole('button', { name: 'Weigh', exact: true }))
    await hands.type(form(page).getByLabel('Weight', { exact: true }), '1250')
    await hands.press(form(page).getByRole('button', { name: 'Save Record' }))
    await expect(form(page)).toBeHidden()
  })
  await page.goto('/animals')
  await carry('Find who has not eaten for ten days', (hands) => findUnfed(page, hands))
  await carry('Feed all animals', (hands) => feedAll(page, hands))
  await page.goto('/breeding')
  await carry('Pair two', (hands) => pairTwo(page, hands))
  const project = await page.getByRole('heading', { level: 1 }).textContent()
  await carry('Lay a clutch of six', async (hands) => {
    await hands.press(page.getByRole('button', { name: 'Add Clutch' }))
    await hands.type(page.getByLabel('How many eggs'), '6')
    await hands.press(page.getByRole('button', { name: 'Add 6 eggs' }))
    const told = isAway ? '' : `${project} is now Eggs Laid.Undo`
    await expectWholeToast(page, '6 eggs added successfully', told)
  })
  await carry('Hatch all of it', async (hands) => {
    await hands.press(page.getByRole('button', { name: 'Hatch Eggs' }))
    await hands.press(form(page).getByRole('button', { name: 'Hatch 6 eggs' }))
    await expect(form(page)).toBeHidden()
  })
  await page.goto('/calendar')
  await carry('Be reminded', async (hands) => {
    await hands.press(page.getByRole('button', { name: 'Add Event' }).first())
    await hands.type(form(page).getByLabel('Title'), 'Weigh hatchlings')
    await hands.press(form(page).getByText('Remind me'))
    await hands.press(form(page).getByRole('button', { name: 'Create Event' }))
    await expect(form(page)).toBeHidden()
  })
  await openAnimal(page, 'Ember')
  await carry('Offer for sale', (hands) => offerForSale(page, hands))
  await carry('Share with a link', async (hands) => {
    await hands.press(page.getByRole('button', { name: 'Share', exact: true }))
    await hands.press(form(page).getByRole('button', { name: 'Get the link' }))
    await expect(form(page).getByRole('textbox', { name: 'Link' })).toHaveValue(/\/shared\/reptile\//)
  })
}

async function register(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Get Started' }))
  await hands.type(page.getByLabel('Username'), `mara-${process.pid}-${Date.now()}`)
  await hands.type(page.getByLabel('Email'), `mara-${process.pid}-${Date.now()}@example.com`)
  await hands.type(page.getByLabel('Password', { exact: true }), 'lantern light')
  await hands.press(page.getByRole('button', { name: 'Create Account' }))
  await expect(page).toHaveURL('/')
}

async function addPhoto(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Edit', exact: true }))
  const chooser = form(page).getByRole('group', { name: 'Photos and videos', exact: true })
  hands.presses += 1
  await chooser.locator('input[type=file]').setInputFiles(await plainJpeg({ width: 300, height: 200 }))
  await expect(chooser.getByRole('progressbar')).toHaveCount(0)
  await hands.press(form(page).getByRole('button', { name: 'Save Animal' }))
  await expect(form(page)).toBeHidden()
}

async function pairTwo(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole('link', { name: 'New Project' }).first())
  for (const [label, name] of [
    ['Male', 'Atlas'],
    ['Female', 'Ember'],
  ] as const) {
    await hands.press(form(page).getByRole('combobox', { name: label, exact: true }))
    await hands.press(form(page).getByRole('option', { name }))
  }
  await hands.press(form(page).getByRole('button', { name: 'Create Project' }))
  await expect(page.getByRole('heading', { level: 1, name: /^Atlas × Ember/ })).toBeVisible()
}

async function offerForSale(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Edit', exact: true }))
  await hands.press(form(page).getByText('Additional Information', { exact: true }))
  await hands.choose(form(page).getByLabel('Price status'), 'For Sale')
  await hands.type(form(page).getByLabel('Price', { exact: true }), '650')
  await hands.press(form(page).getByRole('button', { name: 'Save Animal' }))
  await expect(form(page)).toBeHidden()
}
