import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimals } from '../harness/animals.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectToast } from '../harness/toast.ts'

const seen = (gene: string) => ({ gene, copies: 1, evidence: 'visual' })
const kept = (...entries: object[]) => ({ genotype: { entries } })

async function addHerd(page: Page): Promise<void> {
  await registerKeeper(page.request)
  const [father] = await addAnimals(page.request, [{ name: 'Marble', sex: 'Male', ...kept() }])
  const draco = { species: 'Draco volans' }
  await addAnimals(page.request, [
    { name: 'Saffron', sex: 'Male', fatherId: father, ...kept(seen('bp-spider')) },
    { name: 'Juno', sex: 'Female', fatherId: father, ...kept(seen('bp-spider')) },
    { name: 'Sable', sex: 'Female', morph: 'Clown' },
    { name: 'Blank', sex: 'Male' },
    { name: 'Plain', sex: 'Female' },
    { name: 'Dart', sex: 'Male', ...draco },
    { name: 'Wren', sex: 'Female', ...draco },
  ])
}

async function openForm(page: Page): Promise<Locator> {
  await page.goto('/breeding/new')
  return page.getByRole('dialog', { name: 'New Breeding Project' })
}

async function choose(form: Locator, side: string, name: string): Promise<void> {
  const picker = form.getByRole('combobox', { name: side, exact: true })
  await picker.click()
  await picker.fill(name)
  await form.getByRole('option', { name }).click()
}

const lineOf = (form: Locator): Locator =>
  form.getByRole('paragraph').filter({ has: form.page().getByRole('link', { name: 'All that may hatch' }) })

test('GEN-64 once both parents are chosen, one line says the likeliest look, what is lost, the worst risk and inbreeding', async ({
  page,
}) => {
  await addHerd(page)
  const form = await openForm(page)
  await choose(form, 'Male', 'Saffron')
  await expect(lineOf(form)).toHaveCount(0)
  await choose(form, 'Female', 'Juno')
  const line = lineOf(form)
  await expect(line).toContainText(
    'Likeliest: Spider, 1 in 2 · 1 in 4 eggs are lost · Lethal: dies in the egg or within days of hatching · F 12.5%',
  )
  await expectAccessible(page)
  const link = line.getByRole('link', { name: 'All that may hatch' })
  const opened = page.context().waitForEvent('page')
  await link.click()
  const calculator = await opened
  await expect(calculator.getByRole('list', { name: 'What can come' })).toBeVisible()
  await expect(calculator.getByRole('list', { name: 'Juno' })).toBeVisible()
  await calculator.close()
  await choose(form, 'Female', 'Sable')
  await expect(line).toHaveText(
    'Likeliest: Spider het Clown, 1 in 2 · Caution: wobbles: a fault of balance, of uneven severity All that may hatch',
  )
})

test(
  'GEN-64 of a pair of which nothing is known nothing is said, and none is asked for without a catalogue',
  inFullOnly,
  async ({ page }) => {
    await addHerd(page)
    const answered: string[] = []
    page.on('response', (response) => {
      if (response.url().includes('/api/genetics/pairing')) answered.push(response.url())
    })
    const form = await openForm(page)
    await choose(form, 'Male', 'Dart')
    await choose(form, 'Female', 'Wren')
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(/^Dart × Wren/)
    await choose(form, 'Male', 'Blank')
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(/^Blank × Wren/)
    await choose(form, 'Female', 'Plain')
    await expect.poll(() => answered.length).toBe(1)
    await expect(lineOf(form)).toHaveCount(0)
  },
)

test(
  'GEN-64 GEN-06 of a species without a catalogue the line says what its own genes give',
  inFullOnly,
  async ({ page }) => {
    await addHerd(page)
    const data = { species: 'Draco volans', name: 'Ashfall', inheritance: 'recessive' }
    const { id: gene } = await (await page.request.post('/api/genetics/genes', { data })).json()
    await addAnimals(page.request, [
      { name: 'Umber', sex: 'Male', species: 'Draco volans', ...kept({ ...seen(gene), copies: 2 }) },
    ])
    const form = await openForm(page)
    await choose(form, 'Male', 'Umber')
    await choose(form, 'Female', 'Wren')
    await expect(lineOf(form)).toContainText('All young: het Ashfall')
  },
)

test('GEN-64 a count that fails leaves the form as it is', inFullOnly, async ({ page, consoleWatch }) => {
  consoleWatch.allow(/status of 500/)
  await addHerd(page)
  const failing = await failCalls(page, 'GET', '/api/genetics/pairing?*')
  const form = await openForm(page)
  await choose(form, 'Male', 'Saffron')
  await choose(form, 'Female', 'Juno')
  await expect.poll(() => failing.count()).toBeGreaterThan(0)
  await expect(lineOf(form)).toHaveCount(0)
  await form.getByRole('button', { name: 'Create Project' }).click()
  await expectToast(page, 'Breeding project created')
})
