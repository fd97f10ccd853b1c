import type { Locator, Page } from '@playwright/test'
import { plainJpeg } from '../../apps/server/src/testing/pictures.ts'
import { expectAccessible, expectToFit } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inEachTheme } from '../harness/themes.ts'
import { expectToast, expectWholeToast } from '../harness/toast.ts'

const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true }).first()
const clash = (form: Locator) => form.getByRole('region', { name: 'Changed elsewhere too' })

async function openForm(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByRole('button', { name: 'Save Animal' })).toBeVisible()
  return form
}

type Tabs = { path: string; mine: Locator; theirs: Locator; other: Page }

/** Opens the form of one animal in two tabs. */
async function openTwice(page: Page): Promise<Tabs> {
  await registerKeeper(page.request)
  const path = `/animals/${await addAnimal(page.request, { name: 'Ember', weight: 900, notes: 'Calm' })}`
  const other = await page.context().newPage()
  return { path, mine: await openForm(page, path), theirs: await openForm(other, path), other }
}

const save = (form: Locator) => form.getByRole('button', { name: 'Save Animal' }).click()
/** Fills fields in and saves them in the other tab. */
async function change({ theirs, other }: Tabs, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await field(theirs, label).fill(text)
  await save(theirs)
  await expectToast(other, 'Animal updated with videos and photos!')
}

const stored = async (page: Page, path: string) => (await page.request.get(`/api${path}`)).json()

test(
  'R13 two tabs that change different fields of an animal, photos among them: both changes are kept',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 412/)
    const tabs = await openTwice(page)
    const { path, mine, theirs } = tabs
    const photos = theirs.getByRole('group', { name: 'Photos and videos', exact: true })
    await photos.locator('input[type=file]').setInputFiles(await plainJpeg({ width: 300, height: 200 }))
    await change(tabs, { Morph: 'Clown' })
    await field(mine, 'Weight').fill('950')
    await save(mine)
    await expectToast(page, 'Kept from the other change: Morph, Photos and videos')
    await expect(mine).toBeHidden()
    const { morph, weight, notes, photos: kept } = await stored(page, path)
    expect([morph, weight, notes, kept.length]).toEqual(['Clown', 950, 'Calm', 1])
  },
)

test('R13 U8 two tabs that change the same fields: the second sees both and decides; what it typed is kept until then', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 412/)
  const tabs = await openTwice(page)
  const { path, mine, theirs } = tabs
  await field(theirs, 'Unit').selectOption('ounces')
  await change(tabs, { Morph: 'Clown', Weight: '910', 'Custom ID': 'B-7' })

  await field(mine, 'Morph').fill('Pastel')
  await field(mine, 'Weight').fill('950')
  await field(mine, 'Notes').fill('Bites')
  await save(mine)
  await expect(clash(mine).getByRole('heading')).toBeFocused()
  await expect(clash(mine).getByRole('group')).toHaveCount(2)
  await expect(clash(mine).getByRole('status')).toHaveText('Please choose for: Morph, Weight')
  const [morph, weight] = [
    clash(mine).getByRole('group', { name: 'Morph' }),
    clash(mine).getByRole('group', { name: 'Weight' }),
  ]
  await expect(morph.getByRole('radio', { name: 'Keep mine Pastel' })).toBeVisible()
  await expect(weight.getByRole('radio', { name: 'Use theirs 910 ounces' })).toBeVisible()
  await expect(field(mine, 'Morph')).toHaveValue('Pastel')
  await expect(field(mine, 'Custom ID')).toHaveValue('B-7')
  await save(mine)
  await expect(clash(mine).getByRole('heading')).toBeFocused()
  expect(await stored(page, path)).toMatchObject({ morph: 'Clown', weight: 910, notes: 'Calm' })

  await weight.getByRole('radio', { name: /theirs/ }).check()
  await expect(field(mine, 'Weight')).toHaveValue('910')
  await expect(field(mine, 'Unit')).toHaveValue('ounces')
  await morph.getByRole('radio', { name: /theirs/ }).check()
  await expect(field(mine, 'Morph')).toHaveValue('Clown')
  await morph.getByRole('radio', { name: /mine/ }).check()
  await expect(field(mine, 'Morph')).toHaveValue('Pastel')
  await save(mine)
  await expectWholeToast(page, 'Success', 'Animal updated with videos and photos!')
  expect(await stored(page, path)).toMatchObject({
    ...{ morph: 'Pastel', weight: 910, weightUnit: 'ounces' },
    ...{ notes: 'Bites', customId: 'B-7' },
  })
})

test(
  'R13 U8 a tab that closes over the choice keeps what was typed, on top of the other change',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 412/)
    const tabs = await openTwice(page)
    const { path, mine, other } = tabs
    await change(tabs, { Morph: 'Clown', 'Custom ID': 'B-7' })
    await field(mine, 'Morph').fill('Pastel')
    await save(mine)
    await expect(clash(mine)).toBeVisible()
    await page.close()
    const again = await openForm(other, path)
    await expect(again.getByText(/^Your draft from/)).toBeVisible()
    await expect(field(again, 'Morph')).toHaveValue('Pastel')
    await expect(field(again, 'Custom ID')).toHaveValue('B-7')
  },
)

test(
  'R13 U18 the choice is accessible and fits in the dark and the light',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 412/)
    await registerKeeper(page.request)
    const path = `/animals/${await addAnimal(page.request, { name: 'Ember' })}`
    const form = await openForm(page, path)
    await page.request.patch(`/api${path}`, { data: { morph: 'Clown', notes: 'x'.repeat(300) } })
    await field(form, 'Morph').fill('Pastel')
    await field(form, 'Notes').fill('Mine')
    await save(form)
    await expect(clash(form)).toBeVisible()
    await clash(form).getByRole('button', { name: 'Use all of theirs' }).click()
    await inEachTheme(page, { widths: [320, 390, 1280] }, async (width) => {
      await expectAccessible(page)
      await expectToFit(page, width)
    })
    await save(form)
    await expectToast(page, 'Success')
    expect(await stored(page, path)).toMatchObject({ morph: 'Clown', notes: 'x'.repeat(300) })
  },
)
