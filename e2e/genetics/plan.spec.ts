import { expectAccessible } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'

test('GEN-65 a keeper names a look, reads which pairs make it, and starts one', async ({ page }) => {
  await registerKeeper(page.request)
  const add = async (name: string, sex: string, entries: object[], more: object = {}): Promise<number> => {
    const data = { name, sex, species: 'Python regius', genotype: { entries }, ...more }
    const answer = await page.request.post('/api/animals', { data })
    expect(answer.status()).toBe(201)
    return (await answer.json()).id
  }
  const clown = (copies: number, evidence: string) => ({ gene: 'bp-clown', copies, evidence })
  const fatherId = await add('Ash', 'Male', [clown(2, 'visual')])
  const motherId = await add('Birch', 'Female', [clown(1, 'stated')])
  await add('Cedar', 'Female', [clown(1, 'parentage')], { fatherId, motherId })

  await page.goto('/genetics')
  await page.getByRole('link', { name: 'Plan a pairing' }).click()
  await expect(page).toHaveTitle('Plan a pairing · Clutchbook')
  await expect(page.getByRole('heading', { name: 'Which of your animals make it?' })).toBeVisible()
  await page.getByRole('textbox', { name: 'What do you hope for?' }).fill('clown')
  await page.getByRole('button', { name: 'Find pairs' }).click()
  await expect(page).toHaveURL(/target=clown/)
  await expect(page.getByRole('heading', { name: 'Pairs for Clown' })).toBeVisible()
  await expect(page.getByText('2 pairs tried')).toBeVisible()
  const rows = page.locator('section').getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toContainText('Ash × Birch')
  await expect(rows.nth(0)).toContainText('3 expected of 6 eggs · not inbred')
  await expect(rows.nth(0)).toContainText('1 in 2')
  await expect(rows.nth(1)).toContainText('F 25%')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Start this pairing: Ash × Birch' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(/Ash.*Birch/)
  await dialog.getByRole('button', { name: 'Create Project' }).click()
  await expect(page).toHaveURL(/\/breeding\/projects\/\d+$/)
})

test(
  'GEN-46 GEN-65 where no pair makes it, the hets to hold back come, and a text that is unclear is refused',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 400/)
    await registerKeeper(page.request)
    for (const [name, sex, morph] of [
      ['Ash', 'Male', 'Clown'],
      ['Birch', 'Female', 'Piebald'],
    ])
      expect(
        (
          await page.request.post('/api/animals', { data: { name, sex, morph, species: 'Python regius' } })
        ).status(),
      ).toBe(201)
    await page.goto('/genetics/plan?target=Clown+Piebald')
    await expect(page.getByText('No pair makes it yet.')).toBeVisible()
    await expect(page.locator('section').getByRole('listitem')).toContainText('Ash × Birch')
    await page.goto('/genetics/plan?target=66%25+het+Clown')
    await expect(page.getByText('nothing possible, open or line-bred')).toBeVisible()
    await page.goto('/genetics/plan?target=Ghi')
    await expect(page.getByRole('heading', { name: /No pair makes it/ })).toBeVisible()
  },
)
