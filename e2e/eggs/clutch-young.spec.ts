import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import { dayFromNow } from '../harness/eggs.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectToast } from '../harness/toast.ts'

async function addClutch(page: Page, data: object): Promise<number> {
  const answer = await page.request.post('/api/clutches', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).id
}

/** The animals of a clutch, the oldest first, by what the server has of them. */
async function listYoung(page: Page, id: number): Promise<{ customId: string; weight: number | null }[]> {
  const young = await (await page.request.get(`/api/animals?clutchId=${id}`)).json()
  return young.sort((one: { id: number }, other: { id: number }) => one.id - other.id)
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('SEA-21 CLU-15 CLU-17 five of six eggs hatch and are weighed, Enter leads on, and Undo takes it back', async ({
  page,
}) => {
  await registerKeeper(page.request, 'Mara Reyes')
  const project = await addProject(page.request, await addPair(page.request))
  await addAnimal(page.request, { name: 'Wren', customId: 'BP-27-008' })
  const id = await addClutch(page, { breedingProjectId: project, layDate: dayFromNow(-60), eggs: 6 })
  await page.goto(`/clutches/${id}`)
  await page.getByRole('button', { name: 'Hatch 6 eggs' }).tap()
  const dialog = page.getByRole('dialog')
  // The first weight has the focus; scales that type end each with Enter.
  await expect(dialog.getByLabel('Weight in grams: Egg #1', { exact: true })).toBeFocused()
  await dialog.getByLabel('Egg #6', { exact: true }).uncheck()
  await expect(dialog.getByRole('listitem').nth(4)).toContainText('BP-27-013')
  await expect(dialog.getByRole('listitem').nth(5)).toContainText('stays in the incubator')
  await expectAccessible(page)
  await dialog.getByLabel('Weight in grams: Egg #1', { exact: true }).focus()
  for (const weight of ['62', '61.5', '', '60', '58']) {
    await page.keyboard.type(weight)
    await page.keyboard.press('Enter')
  }
  const save = dialog.getByRole('button', { name: 'Hatch 5 eggs' })
  await expect(save).toBeFocused()
  await save.tap()
  await expectToast(page, '5 eggs hatched')
  expect(await listYoung(page, id)).toMatchObject([
    { customId: 'BP-27-009', weight: 62 },
    { customId: 'BP-27-010', weight: 61.5 },
    { customId: 'BP-27-011', weight: null },
    { customId: 'BP-27-012', weight: 60 },
    { customId: 'BP-27-013', weight: 58 },
  ])
  const young = page.getByRole('list', { name: 'Young' })
  await expect(young.getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('button', { name: 'Hatch 1 egg' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(page.getByRole('button', { name: 'Hatch 6 eggs' })).toBeVisible()
  await expect(young).toHaveCount(0)
  expect(await listYoung(page, id)).toEqual([])
})

test(
  'CLU-18 young are weighed one after the other by Enter, and Undo gives each its former weight',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request, 'Mara Reyes')
    const project = await addProject(page.request, await addPair(page.request))
    const id = await addClutch(page, { breedingProjectId: project, layDate: dayFromNow(-70), eggs: 2 })
    const hatch = { day: dayFromNow(-9), count: 2, firstId: 'BP-1', weights: [60, null] }
    expect((await page.request.post(`/api/clutches/${id}/hatch`, { data: hatch })).status()).toBe(201)
    await page.goto(`/clutches/${id}`)
    await page.getByRole('button', { name: 'Weigh' }).tap()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('listitem').first()).toContainText('last 60 g')
    await expect(dialog.getByLabel('Weight in grams: Egg #1')).toBeFocused()
    await dialog.getByRole('button', { name: 'Save weights' }).tap()
    await expect(dialog.getByText('Please weigh at least one')).toBeVisible()
    await dialog.getByLabel('Weight in grams: Egg #1').focus()
    for (const weight of ['71', '68,5']) {
      await page.keyboard.type(weight)
      await page.keyboard.press('Enter')
    }
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save weights' }).tap()
    await expectToast(page, '2 weights noted')
    await expect(page.getByRole('list', { name: 'Young' }).getByRole('listitem').nth(1)).toContainText(
      '68.5 g',
    )
    expect((await listYoung(page, id)).map(({ weight }) => weight)).toEqual([71, 68.5])
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expectToast(page, 'Taken back')
    expect((await listYoung(page, id)).map(({ weight }) => weight)).toEqual([60, null])
  },
)

test('CLU-03 CLU-15 the page of a litter tells what was born, has no eggs, and gives live young their animals', async ({
  page,
}) => {
  await registerKeeper(page.request, 'Mara Reyes')
  const femaleId = await addAnimal(page.request, { name: 'Rosy', species: 'Boa imperator', sex: 'Female' })
  const day = dayFromNow(-3)
  const id = await addClutch(page, { femaleId, layDate: day, live: 3, stillborn: 1, slugs: 2 })
  await page.goto(`/clutches/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByText('3 live, 1 stillborn, 2 slugs')).toBeVisible()
  await expect(main.getByText(/^born /)).toBeVisible()
  await expect(main.getByText(/egg|laid|candle|hatch/i)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add 3 young' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('IDs from').fill('BI-1')
  await dialog.getByLabel('Young 3', { exact: true }).uncheck()
  await dialog.getByRole('button', { name: 'Add 2 young' }).tap()
  await expectToast(page, '2 young added')
  await expect(page.getByRole('list', { name: 'Young' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Add 1 young' })).toBeVisible()
  expect(await listYoung(page, id)).toMatchObject([{ customId: 'BI-1' }, { customId: 'BI-2' }])
})
