import type { Page } from '@playwright/test'
import { expectAccessible, expectToFit } from '../harness/accessibility.ts'
import { addAnimals } from '../harness/animals.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'
import { expectToast } from '../harness/toast.ts'

const kept = (...entries: object[]) => ({ genotype: { entries } })

/** Two kept animals that share a father, and one of another species. */
async function addPair(page: Page): Promise<{ sire: number; dam: number; boa: number }> {
  await registerKeeper(page.request)
  const [father] = await addAnimals(page.request, [{ name: 'Marble', sex: 'Male', ...kept() }])
  const clown = { gene: 'bp-clown', copies: 2, evidence: 'visual' }
  const [sire = 0, dam = 0, boa = 0] = await addAnimals(page.request, [
    { name: 'Saffron', sex: 'Male', fatherId: father, ...kept(clown) },
    { name: 'Juno', sex: 'Female', fatherId: father, morph: 'Pastel het Clown glitter' },
    { name: 'Boris', sex: 'Female', species: 'Boa imperator', morph: 'Hypo' },
  ])
  return { sire, dam, boa }
}

const looksOf = (page: Page) => page.getByRole('list', { name: 'What can come' })

async function choose(page: Page, field: string, name: string): Promise<void> {
  const picker = page.getByRole('combobox', { name: field })
  await picker.click()
  await picker.pressSequentially(name)
  await page.getByRole('option', { name }).click()
}

test(
  'GEN-62 GEN-25 GEN-35 own animals bring species and genes, the link has them as text, and the pair starts a project',
  inFullOnly,
  async ({ page, context }) => {
    const { sire, dam } = await addPair(page)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`/animals/${sire}`)
    await page.getByRole('link', { name: 'Try a mate' }).click()
    await expect(page.getByText('Ball python Python regius')).toBeVisible()
    await choose(page, 'Or one of your females', 'Juno')
    await expect(page.getByRole('list', { name: 'Juno' }).getByRole('listitem')).toHaveText([
      'Pastel',
      'het Clown',
      'glitter',
    ])
    await expect(page.getByText('Left out of the morph text')).toContainText('“glitter”')
    await expect(page.getByText('Inbreeding at least 12.5%')).toBeVisible()
    await expect(looksOf(page).getByRole('button', { name: /^Pastel Clown ?, 1 in 4 ?25%$/ })).toBeVisible()
    await looksOf(page).getByRole('button', { name: 'Goal: Pastel Clown', exact: true }).click()
    await expect(page.getByText('82%')).toBeVisible()
    await expect.poll(() => new URL(page.url()).searchParams.get('damId')).toBe(String(dam))

    await page.getByRole('button', { name: 'Copy link' }).click()
    await expectToast(page, 'Link copied')
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    expect(Object.fromEntries(link.searchParams)).toEqual({
      ...{ species: 'Python regius', sire: 'Clown', dam: 'Pastel het Clown glitter', target: 'Pastel Clown' },
    })
    await page.getByRole('button', { name: 'Start this pairing' }).click()
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Male', exact: true })).toHaveValue(
      'Saffron',
    )
  },
)

test(
  'GEN-62 a press on a look shows its traits, a square of each locus and the sources; arrows walk the rows',
  inFullOnly,
  async ({ page }) => {
    await page.goto('/genetics?sire=Pastel+het+Clown&dam=Pastel+het+Clown')
    const row = looksOf(page).getByRole('button', { name: /^Pastel Clown ?, 1 in 8/ })
    await row.click()
    await expect(row).toHaveAttribute('aria-expanded', 'true')
    const square = page.getByRole('table', { name: 'Clown' })
    await expect(square.getByRole('rowheader')).toHaveText(['Clown1 in 2', 'normal1 in 2'])
    await expect(square.getByRole('cell', { name: 'Clown , this look' })).toHaveText('Clown, this look')
    await expect(page.getByRole('table', { name: 'Pastel' }).getByRole('cell')).toHaveText([
      'Father by row, mother by column',
      ...['Super Pastel', 'Pastel, this look', 'Pastel, this look', 'Normal'],
    ])
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
    await expectAccessible(page)
    await row.press('Home')
    await expect(looksOf(page).locator('button[data-row]').first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(looksOf(page).locator('button[data-row]').nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(looksOf(page).locator('button[data-row]').last()).toBeFocused()
  },
)

test(
  'GEN-67 a comma or Enter ends a chip, Backspace takes the last one back, and a press takes any out',
  inFullOnly,
  async ({ page }) => {
    await page.goto('/genetics')
    const field = page.getByRole('textbox', { name: 'Father' })
    const chips = page.getByRole('list', { name: 'Father' }).getByRole('listitem')
    await field.pressSequentially('Pastel,')
    await expect(chips).toHaveText(['Pastel'])
    await expect(field).toHaveValue('')
    await field.pressSequentially('het Clown')
    await field.press('Enter')
    await field.pressSequentially('glitter')
    await expect(chips).toHaveText(['Pastel', 'het Clown'])
    await field.press('Enter')
    await expect(chips).toHaveText(['Pastel', 'het Clown', 'glitter'])
    await field.press('Backspace')
    await expect(chips).toHaveText(['Pastel', 'het Clown'])
    await page.getByRole('button', { name: 'Take out Pastel' }).click()
    await expect(chips).toHaveText(['het Clown'])
    await expect.poll(() => new URL(page.url()).searchParams.get('sire')).toBe('het Clown')
  },
)

test(
  'GEN-78 a count that fails is told with the way to try again, and animals that are no pair by name',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of (400|404|500)/)
    const { sire, boa } = await addPair(page)
    const failing = await failCalls(page, 'GET', '/api/genetics/pairing?*')
    await page.goto(`/genetics?sireId=${sire}&dam=Clown`)
    await expect(page.getByText('What this pair gives could not be counted')).toBeVisible()
    expect(failing.count()).toBeGreaterThan(0)
    await endRoutes(page, '**/api/genetics/pairing?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(looksOf(page).getByRole('button', { name: /^Clown ?, All/ })).toBeVisible()
    await page.goto(`/genetics?sireId=${sire}&damId=${boa}`)
    await expect(page.getByRole('alert')).toHaveText(/another species; please choose one of Python regius/)
    await page.goto(`/genetics?sireId=${sire}&damId=999999`)
    await expect(page.getByRole('alert')).toHaveText(/could not be loaded/)
  },
)

test(
  'GEN-62 on a phone the parents are one line once chosen, and the clutch is in reach while looks are walked',
  inFullOnly,
  async ({ page }) => {
    const { sire, dam } = await addPair(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/genetics?sireId=${sire}&damId=${dam}&target=Clown`)
    const more = page.getByRole('button', { name: 'One egg more' })
    await expect(more).toBeInViewport()
    const heightOf = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y
    expect(await heightOf('What can come')).toBeLessThan((await heightOf('Your goal')) ?? 0)
    await page.getByRole('heading', { name: 'Your goal' }).scrollIntoViewIfNeeded()
    await expect(more).toBeInViewport()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Saffron × Juno Change' }).click()
    await expect(page.getByRole('button', { name: 'Change the mother' })).toBeVisible()
    await page.getByRole('button', { name: 'What can come' }).click()
    await expect(page.getByRole('button', { name: 'Change the mother' })).toBeHidden()
    await expectToFit(page, 390)
  },
)
