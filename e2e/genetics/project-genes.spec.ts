import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimals } from '../harness/animals.ts'
import { addProject } from '../harness/breeding.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { holdAnswers } from '../harness/held-answers.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'
import { expectToast } from '../harness/toast.ts'

const cardOf = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })
const hatchCard = (page: Page) => cardOf(page, 'What may hatch')
const youngCard = (page: Page) => cardOf(page, 'Counted young')
const kept = (...entries: object[]) => ({ genotype: { entries } })

/** A project of two animals, and their numbers. */
async function addPairing(page: Page, male: object, female: object, project: object = {}) {
  await registerKeeper(page.request)
  const [maleId = 0, femaleId = 0] = await addAnimals(page.request, [
    { name: 'Rook', sex: 'Male', ...male },
    { name: 'Ember', sex: 'Female', ...female },
  ])
  const id = await addProject(page.request, { maleId, femaleId, projectCode: '24-07', ...project })
  return { id, maleId, femaleId }
}

/** A possible het with a visual. */
const addProving = (page: Page) =>
  addPairing(
    page,
    kept({ gene: 'bp-clown', copies: 1, chance: '2/3', evidence: 'stated' }),
    kept({ gene: 'bp-clown', copies: 2, evidence: 'visual' }),
  )

test('GEN-64 GEN-57 the page of a project tells what may hatch of its eggs, the likeliest first, and what is lost', async ({
  page,
}) => {
  const { id, maleId, femaleId } = await addPairing(
    page,
    { morph: 'Spider Pastel' },
    { morph: 'Spider Enchi Fire' },
    { clutchSize: 6 },
  )
  await page.goto(`/breeding/projects/${id}`)
  const card = hatchCard(page)
  await expect(card).toContainText('Of a clutch of 6 eggs, as this project expects.')
  await expect(card).toContainText('Lost by their genes: 1 in 4, 1.5 expected.')
  const looks = card.getByRole('list', { name: 'What may hatch' })
  await expect(looks.getByRole('listitem')).toHaveCount(8)
  await expect(looks.getByRole('button').first()).toHaveText(/Spider.*, 1 in 16 ?6% · 0\.4 expected$/)
  await expect(card).toContainText(/and 16 more looks, /)
  await expect(card.getByRole('button', { name: /^Goal/ })).toHaveCount(0)
  await looks.getByRole('button').first().press('ArrowDown')
  await expect(looks.getByRole('button').nth(1)).toBeFocused()
  await looks.getByRole('button').first().click()
  await expect(card.getByRole('heading', { name: 'How it comes about' })).toBeVisible()
  await expectAccessible(page)
  const all = card.getByRole('link', { name: 'All that can come' })
  await expect(all).toHaveAttribute('href', `/genetics?sireId=${maleId}&damId=${femaleId}&eggs=6`)

  for (const status of ['Incubating', 'Incubating', 'Slugged']) {
    const data = { breedingProjectId: id, layDate: '2026-06-02', status }
    expect((await page.request.post('/api/eggs', { data })).status()).toBe(201)
  }
  await page.reload()
  await expect(card).toContainText('Of 2 eggs laid, slugs and infertile ones left out.')
  await expect(card).toContainText('Lost by their genes: 1 in 4, 0.5 expected.')
})

test(
  'GEN-42 GEN-57 counted young move the reading of a parent from 66 % to 20 %, and Undo moves it back',
  inFullOnly,
  async ({ page }) => {
    const { id, maleId } = await addProving(page)
    await page.goto(`/breeding/projects/${id}`)
    const [card, dialog] = [youngCard(page), page.getByRole('dialog', { name: 'Young of Rook × Ember' })]
    await expect(hatchCard(page)).toContainText('1 in 3')
    await expect(card).toContainText('None counted yet.')
    await card.getByRole('button', { name: 'Count young' }).click()
    await dialog.getByRole('textbox', { name: 'How many, row 1' }).fill('3')
    await dialog.getByRole('textbox', { name: 'What they show, row 1' }).fill('Normal')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expectToast(page, 'Young counted')
    const rows = card.getByRole('list', { name: 'Counted young' }).getByRole('listitem')
    await expect(rows).toHaveText(['3 × Normal'])
    await expect(hatchCard(page)).toContainText('1 in 10')
    await page.getByRole('link', { name: 'Rook', exact: true }).first().click()
    await expect(page).toHaveURL(`/animals/${maleId}`)
    await expect(cardOf(page, 'Genetics')).toContainText('Clown: 66% → 20% after 3 young')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectToast(page, 'Taken back')
    await expect(cardOf(page, 'Genetics')).toContainText('66% het Clown')
    await expect(cardOf(page, 'Genetics')).not.toContainText('after 3 young')
  },
)

test('B9 GEN-57 young are counted once what may hatch is told above, which would move the button from under a press', async ({
  page,
}) => {
  const { id } = await addPairing(page, { morph: 'Clown' }, { morph: 'Pastel' })
  const held = await holdAnswers(page, /\/odds\?/)
  const told = page.waitForResponse(/\/young$/)
  await page.goto(`/breeding/projects/${id}`)
  await told
  const count = youngCard(page).getByRole('button', { name: 'Count young' })
  await expect(hatchCard(page).getByRole('status')).toBeVisible()
  await expect(count).toHaveCount(0)
  held.letGo()
  await expect(count).toBeVisible()
  await expect(hatchCard(page)).toContainText('Pastel het Clown')
})

test(
  'GEN-42 GEN-57 rows are added and taken out, each refusal stands at its row, and one that shows a gene proves it',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 400/)
    const { id, maleId } = await addProving(page)
    await page.goto(`/breeding/projects/${id}`)
    const [card, dialog] = [youngCard(page), page.getByRole('dialog')]
    await card.getByRole('button', { name: 'Count young' }).click()
    const count = (row: number) => dialog.getByRole('textbox', { name: `How many, row ${row}` })
    const look = (row: number) => dialog.getByRole('textbox', { name: `What they show, row ${row}` })
    await dialog.getByRole('button', { name: 'Add a row' }).click()
    await expect(count(2)).toBeFocused()
    await count(2).fill('0')
    await look(2).fill('Clwon')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(count(2)).toHaveAccessibleDescription('Please give a whole number of young, from 1 to 200')
    await count(2).fill('1')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(look(2)).toHaveAccessibleDescription(
      'Some words mean nothing here. Please name looks that are known, or Normal.',
    )
    await expect(look(2)).toBeFocused()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Remove row 1' }).click()
    await expect(count(1)).toBeFocused()
    await expect(look(1)).toHaveValue('Clwon')
    await look(1).fill('Clown')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(card.getByRole('listitem')).toHaveText(['1 × Clown'])
    await expectAccessible(page)
    await page.goto(`/animals/${maleId}`)
    await expect(cardOf(page, 'Genetics')).toContainText('Clown proven by 24-07')
  },
)

test(
  'GEN-64 GEN-66 odds that fail are told with the way to try again, and without known genes there is no card',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    const { id, maleId, femaleId } = await addPairing(page, { morph: 'Clown' }, { morph: 'Pastel' })
    const odds = `/api/breeding-projects/${id}/odds?*`
    await failCalls(page, 'GET', odds)
    await page.goto(`/breeding/projects/${id}`)
    await expect(hatchCard(page)).toContainText('What may hatch could not be counted')
    await endRoutes(page, `**${odds}`)
    await hatchCard(page).getByRole('button', { name: 'Try again' }).click()
    await expect(hatchCard(page)).toContainText('Pastel het Clown')
    for (const animal of [maleId, femaleId])
      await page.request.patch(`/api/animals/${animal}`, { data: { species: 'Naja naja' } })
    const told = page.waitForResponse(/\/young$/)
    await page.reload()
    await told
    await expect(page.getByRole('heading', { name: 'Offspring' })).toBeVisible()
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    await expect(youngCard(page)).toHaveCount(0)
    await expect(hatchCard(page)).toHaveCount(0)
  },
)

test(
  'GEN-64 GEN-57 a partner that was deleted counts by the morph it had, and the card says so',
  inFullOnly,
  async ({ page }) => {
    const { id, maleId, femaleId } = await addPairing(page, { morph: 'Clown' }, {})
    expect((await page.request.delete(`/api/animals/${maleId}`)).status()).toBe(204)
    await page.goto(`/breeding/projects/${id}`)
    const card = hatchCard(page)
    await expect(card).toContainText(
      'Rook is no longer in your collection and counts by the morph it had: Clown.',
    )
    await expect(card.getByRole('list', { name: 'What may hatch' })).toContainText('het Clown')
    await expectAccessible(page)
    await expect(card.getByRole('link', { name: 'All that can come' })).toHaveAttribute(
      'href',
      `/genetics?sire=Clown&damId=${femaleId}`,
    )
    expect((await page.request.delete(`/api/animals/${femaleId}`)).status()).toBe(204)
    await page.reload()
    await expect(card).toContainText(
      'Ember is no longer in your collection and counts by nothing, as it had no morph.',
    )
  },
)
