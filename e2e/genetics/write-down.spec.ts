import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectAccessible, expectToFit } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectToast } from '../harness/toast.ts'

const clown = (copies: number, evidence: string, chance = '1') => ({
  ...{ gene: 'bp-clown', copies, evidence, chance },
})
const kept = (...entries: object[]) => ({ genotype: { entries } })

const cardOf = (page: Page): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Genetics' }) })
const genesOf = (page: Page): Locator =>
  cardOf(page).getByRole('list', { name: 'Genes' }).getByRole('listitem')

/** A son of two hets, of which nothing is written down. */
async function addSon(
  request: APIRequestContext,
): Promise<{ fatherId: number; motherId: number; son: number }> {
  await registerKeeper(request)
  const het = kept(clown(1, 'stated'))
  const fatherId = await addAnimal(request, { name: 'Ash', sex: 'Male', ...het })
  const motherId = await addAnimal(request, { name: 'Birch', sex: 'Female', ...het })
  const son = await addAnimal(request, { name: 'Cedar', sex: 'Male', fatherId, motherId, ...kept() })
  return { fatherId, motherId, son }
}

const entriesOf = async (page: Page, id: number) =>
  (await (await page.request.get(`/api/animals/${id}/genotype`)).json()).entries

test(
  'GEN-43 what the family says becomes an entry by one press, and Undo takes it back',
  inFullOnly,
  async ({ page }) => {
    const { son } = await addSon(page.request)
    await page.goto(`/animals/${son}`)
    const press = cardOf(page).getByRole('button', { name: 'Write down: Clown' })
    await expect(press).toHaveText('Write down')
    await expectAccessible(page)
    await press.click()
    await expectToast(page, 'Clown written down')
    await expect(press).toHaveCount(0)
    await expect(genesOf(page)).toHaveText(['66% het Clownparents'])
    expect(await entriesOf(page, son)).toMatchObject([clown(1, 'parentage', '2/3')])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectToast(page, 'Taken back')
    await expect(press).toBeVisible()
    expect(await entriesOf(page, son)).toEqual([])
  },
)

test('GEN-43 GEN-78 66% that fell with its young is written down as what holds without them, and reads the same', async ({
  page,
}) => {
  const { son } = await addSon(page.request)
  const motherId = await addAnimal(page.request, {
    name: 'Dahlia',
    sex: 'Female',
    ...kept(clown(2, 'visual')),
  })
  for (const name of ['First', 'Second', 'Third'])
    await addAnimal(page.request, { name, fatherId: son, motherId, ...kept(clown(1, 'parentage')) })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/animals/${son}`)
  await expect(cardOf(page)).toContainText('Clown: 66% → 20% after 3 young')
  const press = cardOf(page).getByRole('button', { name: 'Write down 66%: Clown' })
  await press.click()
  await expectToast(page, 'Clown written down')
  await expect(press).toHaveCount(0)
  await expect(genesOf(page)).toHaveText(['20% het Clownparents'])
  await expect(cardOf(page)).toContainText('Clown: 66% → 20% after 3 young')
  await expectToFit(page, 390)
})

test(
  'GEN-43 what young have proven is written down as proven, and stays when they are gone',
  inFullOnly,
  async ({ page }) => {
    const { son } = await addSon(page.request)
    const motherId = await addAnimal(page.request, {
      name: 'Dahlia',
      sex: 'Female',
      ...kept(clown(2, 'visual')),
    })
    const young = await addAnimal(page.request, {
      ...{ name: 'Spark', fatherId: son, motherId },
      ...kept(clown(2, 'visual')),
    })
    await page.goto(`/animals/${son}`)
    await cardOf(page).getByRole('button', { name: 'Write down: Clown' }).click()
    await expectToast(page, 'Clown written down')
    expect(await entriesOf(page, son)).toMatchObject([clown(1, 'offspring')])
    expect((await page.request.delete(`/api/animals/${young}`)).ok()).toBe(true)
    await page.reload()
    await expect(genesOf(page)).toHaveText(['het Clownproven'])
    await expect(cardOf(page).getByRole('button', { name: /^Write down/ })).toHaveCount(0)
  },
)

test(
  'GEN-43 a press that fails is told of and changes nothing',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    const { son } = await addSon(page.request)
    await page.goto(`/animals/${son}`)
    await failCalls(page, 'PUT', `/api/animals/${son}/genotype`)
    const press = cardOf(page).getByRole('button', { name: 'Write down: Clown' })
    await press.click()
    await expectToast(page, 'The genes could not be saved')
    await expect(press).toBeVisible()
    expect(await entriesOf(page, son)).toEqual([])
  },
)
