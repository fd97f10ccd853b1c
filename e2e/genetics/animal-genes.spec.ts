import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectToast } from '../harness/toast.ts'

const cardOf = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Genetics' }) })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Genes of Ember' })

async function openEmber(page: Page, fields: object = {}): Promise<number> {
  await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Ember', ...fields })
  await page.goto(`/animals/${id}`)
  return id
}

test('GEN-63 GEN-67 typed names become genes by Enter and comma, a test asks for laboratory and day, and Undo takes it back', async ({
  page,
}) => {
  await openEmber(page, { sex: 'Male' })
  const [card, dialog] = [cardOf(page), dialogOf(page)]
  await expect(card.getByText('Nothing recorded')).toBeVisible()
  await card.getByRole('button', { name: 'Add a gene' }).click()
  const field = dialog.getByRole('combobox', { name: 'Add a gene' })
  await field.fill('Pastel')
  await field.press(',')
  const chosen = dialog.getByRole('list', { name: 'Genes' })
  await expect(chosen.getByRole('listitem')).toHaveText(['Pastelseen'])
  await field.pressSequentially('het clo')
  await expect(dialog.getByRole('option', { name: 'het Clown' })).toBeVisible()
  await field.press('ArrowDown')
  await expect(dialog.getByRole('option', { selected: true })).toHaveText('het Clown')
  await field.press('Enter')
  await field.pressSequentially('enchi')
  await field.press('Enter')
  await expect(chosen.getByRole('listitem')).toHaveText(['Pastelseen', 'het Clownstated', 'Enchiseen'])
  await field.press('Backspace')
  await expect(chosen.getByRole('listitem')).toHaveCount(2)
  await field.fill('BEL')
  await field.press('Enter')
  await expect(dialog.getByText('“BEL”: which one?')).toBeVisible()
  await field.fill('')
  await chosen.getByRole('button', { name: /^het Clown/ }).click()
  await dialog.getByRole('button', { name: 'Tested by a laboratory' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Clown: please name the laboratory and the day of the test',
  )
  await dialog.getByRole('textbox', { name: 'Laboratory' }).fill('Rare Genetics')
  await dialog.getByRole('textbox', { name: 'Tested on' }).fill('05/01/2026')
  await dialog.getByRole('textbox', { name: 'Note' }).fill('by shed')
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: 'Put this name into the morph' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expectToast(page, 'Genes saved')
  const genes = card.getByRole('list', { name: 'Genes' })
  await expect(genes.getByRole('listitem')).toHaveText(['Pastelseen', 'het Clownlab'])
  await expect(card.getByRole('link', { name: 'Try a mate' })).toHaveAttribute('href', /sireId=\d+/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card.getByText('Nothing recorded')).toBeVisible()
})

test(
  'GEN-63 GEN-66 what the morph text says is kept by one press, and a text that reads otherwise is written by one',
  inFullOnly,
  async ({ page }) => {
    const id = await openEmber(page, { morph: 'Pastel 66% het Clown' })
    const card = cardOf(page)
    await expect(card).toContainText('2 genes read from the morph text: Pastel 66% het Clown')
    await card.getByRole('button', { name: 'Keep' }).click()
    await expectToast(page, 'Genes kept')
    await expect(card.getByRole('list', { name: 'Genes' }).getByRole('listitem')).toHaveText([
      'Pastelseen',
      '66% het Clownstated',
    ])
    await expectAccessible(page)
    expect((await page.request.patch(`/api/animals/${id}`, { data: { morph: 'Enchi' } })).ok()).toBe(true)
    await page.reload()
    await expect(card).toContainText('The morph text says “Enchi”, the genes read “Pastel 66% het Clown”.')
    await card.getByRole('button', { name: 'Write it into the morph' }).click()
    await expectToast(page, 'Morph written')
    await expect(card).not.toContainText('The morph text says')
  },
)

test(
  'GEN-41 GEN-63 the card tells how young changed a chance, and which one proved a gene',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const entry = (copies: number, evidence: string, chance = '1') => ({
      gene: 'bp-clown',
      copies,
      evidence,
      chance,
    })
    const kept = (...entries: object[]) => ({ genotype: { entries } })
    const fatherId = await addAnimal(page.request, {
      ...{ name: 'Ember', sex: 'Male' },
      ...kept(entry(1, 'stated', '2/3')),
    })
    const motherId = await addAnimal(page.request, {
      ...{ name: 'Dahlia', sex: 'Female' },
      ...kept(entry(2, 'visual')),
    })
    await addAnimal(page.request, { name: 'First', fatherId, motherId, ...kept() })
    await page.goto(`/animals/${fatherId}`)
    await expect(cardOf(page)).toContainText('Clown: 66% → 50% after 1 young')
    await addAnimal(page.request, {
      ...{ name: 'Second', dateOfBirth: '2026-06-01', fatherId, motherId },
      ...kept(entry(2, 'visual')),
    })
    await page.reload()
    await expect(cardOf(page)).toContainText('Clown proven by')
    await expect(cardOf(page).getByRole('list', { name: 'Genes' }).getByRole('listitem')).toHaveText([
      'het ClownstatedWrite down',
    ])
  },
)
