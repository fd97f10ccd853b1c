import type { Page } from '@playwright/test'
import { dataUrl, plainJpeg } from '../../apps/server/src/testing/pictures.ts'
import { expectAccessible, expectToFit } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { scrollTo } from '../harness/scroll-to.ts'
import { expectToast } from '../harness/toast.ts'

test.use({ ...inMotion, settings: withoutLimits })

const card = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Family Tree' }) })
const parentsOf = (page: Page, name: string) => page.getByRole('list', { name: `Parents of ${name}` })

/** Opens the page of an animal and goes on to its family tree. */
async function openTree(page: Page, id: number): Promise<void> {
  await page.goto(`/animals/${id}`)
  await scrollTo(page, 'Family Tree')
}

/** Five generations in the male line, and one mother; answers the youngest. */
async function addLine(page: Page): Promise<number> {
  await registerKeeper(page.request)
  let fatherId: number | null = null
  for (const name of ['Basalt', 'Flint', 'Rusty', 'Orion', 'Cinder'])
    fatherId = await addAnimal(page.request, { name, sex: 'Male', morph: `Morph of ${name}`, fatherId })
  const motherId = await addAnimal(page.request, { name: 'Dahlia', sex: 'Female' })
  return addAnimal(page.request, { name: 'Ember', sex: 'Female', fatherId, motherId })
}

test('LIN-04 LIN-05 LIN-08 LIN-10 COL-68 the tree shows the animal, father and mother, and the grandparents', async ({
  page,
}) => {
  await openTree(page, await addLine(page))
  const tree = card(page)
  await expect(tree.getByText('Grandparents', { exact: true })).toBeVisible()
  await expect(tree.getByText('Great-grandparents', { exact: true })).toHaveCount(0)
  const parents = parentsOf(page, 'Ember')
  await expect(parents.getByText('Cinder', { exact: true })).toBeVisible()
  await expect(parents.getByText('Morph of Cinder')).toBeVisible()
  await expect(parents.getByText('Dahlia', { exact: true })).toBeVisible()
  await expect(parentsOf(page, 'Cinder').getByText('Orion', { exact: true })).toBeVisible()
  await expect(tree.getByText('Rusty', { exact: true })).toHaveCount(0)
  for (const name of ['View more of Cinder', 'View photos of Cinder', 'Edit the father of Ember'])
    await expect(tree.getByRole('button', { name })).toBeVisible()
  await expect(tree.getByRole('button', { name: 'View more of Cinder' })).toHaveText('View More')
  await expect(tree.getByRole('button', { name: 'View photos of Cinder' })).toHaveText('View Photos')
  await expectAccessible(page)
  await tree.getByRole('button', { name: 'View more of Cinder' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cinder' })).toBeVisible()
})

test(
  'LIN-07 LIN-10 LIN-Q08 Extend shows one generation more with each click, up to five, and Hide returns to two',
  inFullOnly,
  async ({ page }) => {
    await openTree(page, await addLine(page))
    const tree = card(page)
    const [extend, hide] = [
      tree.getByRole('button', { name: 'Extend' }),
      tree.getByRole('button', { name: 'Hide' }),
    ]
    await expect(tree.getByRole('button', { name: 'Add', exact: true })).toBeVisible()
    await expect(tree.getByText('Grandparents', { exact: true })).toBeVisible()
    await expect(hide).toHaveCount(0)
    const shown: string[] = []
    page.on('request', (request) => shown.push(request.url()))
    for (const ancestor of ['Rusty', 'Flint', 'Basalt']) {
      await expect(tree.getByText(ancestor, { exact: true })).toHaveCount(0)
      await extend.click()
      await expect(tree.getByText(ancestor, { exact: true })).toBeVisible()
    }
    await expect(extend).toHaveCount(0)
    await expect(tree.getByText('3× great-grandparents', { exact: true })).toBeVisible()
    // A hint that explains the button would else be judged with the page.
    await page.mouse.move(0, 0)
    await expectAccessible(page)
    await hide.click()
    await expect(tree.getByText('Rusty', { exact: true })).toHaveCount(0)
    await expect(extend).toBeVisible()
    expect(shown.filter((url) => url.includes('/lineage'))).toEqual([])
  },
)

test('LIN-01 LIN-02 LIN-06 an unknown father or mother is chosen among own animals of that sex, or none', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Ember', sex: 'Female' })
  await addAnimal(page.request, { name: 'Cinder', sex: 'Male' })
  await addAnimal(page.request, { name: 'Dahlia', sex: 'Female' })
  await addAnimal(page.request, { name: 'Nobody', sex: 'Unsexed' })
  await openTree(page, id)
  const dialog = page.getByRole('dialog')
  for (const [action, label, name] of [
    ['Add father', 'Father', 'Cinder'],
    ['Add mother', 'Mother', 'Dahlia'],
  ] as const) {
    await card(page)
      .getByRole('button', { name: `${action}: parent of Ember` })
      .click()
    await dialog.getByRole('combobox', { name: label }).click()
    // The animal itself is no parent of its own.
    await expect(dialog.getByRole('option')).toHaveText(['None', new RegExp(`^${name}`)])
    await dialog.getByRole('option', { name }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Family tree updated')
    await expect(parentsOf(page, 'Ember').getByText(name, { exact: true })).toBeVisible()
  }
  await card(page).getByRole('button', { name: 'Edit the mother of Ember' }).click()
  await dialog.getByRole('combobox', { name: 'Mother' }).click()
  await dialog.getByRole('option', { name: 'None' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(card(page).getByRole('button', { name: 'Add mother: parent of Ember' })).toBeVisible()
  const saved = await (await page.request.get(`/api/animals/${id}`)).json()
  expect([saved.motherId, typeof saved.fatherId]).toEqual([null, 'number'])
})

test(
  'LIN-03 LIN-05 a parent that is not in the collection is noted in words, and View More tells all of them',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember', sex: 'Female' })
    await openTree(page, id)
    await card(page).getByRole('button', { name: 'Add father: parent of Ember' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Old Cinder')
    await dialog.getByRole('textbox', { name: 'Morph' }).fill('Clown')
    await dialog.getByRole('textbox', { name: 'Source' }).fill('Tidewater Expo')
    await dialog.getByRole('textbox', { name: 'Produced by' }).fill('Cedar & Stone')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Family tree updated')
    const parents = parentsOf(page, 'Ember')
    await expect(parents.getByText('Old Cinder', { exact: true })).toBeVisible()
    await expect(parents.getByText('Clown', { exact: true })).toBeVisible()
    await expect(parents.getByText('Tidewater Expo')).toHaveCount(0)
    await card(page).getByRole('button', { name: 'View more of Old Cinder' }).click()
    await expect(parents.getByText('Source: Tidewater Expo')).toBeVisible()
    await expect(parents.getByText('Produced by: Cedar & Stone')).toBeVisible()
  },
)

test(
  'MED-16 MED-17 View Photos opens those of the parent, or says that there are none',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const photos = [dataUrl(await plainJpeg({ width: 90, height: 60 }))]
    const fatherId = await addAnimal(page.request, { name: 'Cinder', sex: 'Male', photos })
    const motherId = await addAnimal(page.request, { name: 'Dahlia', sex: 'Female' })
    const id = await addAnimal(page.request, { name: 'Ember', fatherId, motherId })
    await openTree(page, id)
    await card(page).getByRole('button', { name: 'View photos of Dahlia' }).click()
    await expectToast(page, 'No photos')
    await card(page).getByRole('button', { name: 'View photos of Cinder' }).click()
    const viewer = page.getByRole('dialog', { name: 'Cinder' })
    await expect(viewer.getByRole('img').first()).toBeVisible()
  },
)

test(
  'LIN-11 COL-19 COL-35 the lineage dialog opens from My Animals and from Holdbacks with two generations',
  inFullOnly,
  async ({ page }) => {
    const id = await addLine(page)
    for (const [path, isHoldback] of [
      ['/animals', false],
      ['/holdbacks', true],
    ] as const) {
      await page.request.patch(`/api/animals/${id}/holdback`, { data: { isHoldback } })
      await page.goto(path)
      await page.getByRole('button', { name: 'Actions for Ember' }).click()
      await page.getByRole('menuitem', { name: 'Family Tree' }).click()
      const dialog = page.getByRole('dialog', { name: 'Family Tree of Ember' })
      await expect(dialog.getByText('Orion', { exact: true })).toBeVisible()
      await expect(dialog.getByText('Grandparents', { exact: true })).toBeVisible()
      await expect(dialog.getByText('Great-grandparents', { exact: true })).toHaveCount(0)
      await expectAccessible(page)
    }
  },
)

test(
  'the inbreeding and the share of known ancestors stand beside the tree, “at least” where it is shallow',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const sire = await addAnimal(page.request, { name: 'Cinder', sex: 'Male' })
    const dam = await addAnimal(page.request, { name: 'Dahlia', sex: 'Female' })
    const both = { fatherId: sire, motherId: dam }
    const fatherId = await addAnimal(page.request, { name: 'Ash', sex: 'Male', ...both })
    const motherId = await addAnimal(page.request, { name: 'Fern', sex: 'Female', ...both })
    const id = await addAnimal(page.request, { name: 'Ember', fatherId, motherId })
    await openTree(page, id)
    const tree = card(page)
    await expect(tree.getByText('at least 25%')).toBeVisible()
    await expect(tree.getByText('6 of 62 (10%)')).toBeVisible()
    await expect(tree.getByRole('img', { name: 'stands at 2 places of this tree' })).toHaveCount(4)
  },
)

test(
  'LIN-Q02 a linked parent whose sex was corrected stays, with a warning',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const fatherId = await addAnimal(page.request, { name: 'Cinder', sex: 'Male' })
    const id = await addAnimal(page.request, { name: 'Ember', fatherId })
    await page.request.patch(`/api/animals/${fatherId}`, { data: { sex: 'Female' } })
    await openTree(page, id)
    await expect(card(page).getByText('Named as father, but its sex is Female')).toBeVisible()
  },
)

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 720 } })

  test('U18 the same tree is a list that fits, and is read in order', inFullOnly, async ({ page }) => {
    await openTree(page, await addLine(page))
    await card(page).getByRole('button', { name: 'Extend' }).click()
    await expect(card(page).getByText('Rusty', { exact: true })).toBeVisible()
    const roles = await card(page)
      .getByText(/^(Father|Grandfather|Great-grandfather|Mother)$/)
      .allTextContents()
    // Above the mother nobody is known, and her father has a box for it.
    expect(roles).toEqual(['Father', 'Grandfather', 'Great-grandfather', 'Mother', 'Grandfather'])
    await expectToFit(page, 320)
    await page.mouse.move(0, 0)
    await expectAccessible(page)
  })
})
