import type { Page } from '@playwright/test'
import { dataUrl, plainJpeg, plainPng } from '../../apps/server/src/testing/pictures.ts'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { endRoutes } from '../harness/routes.ts'
import { shareAnimal } from '../harness/sharing.ts'
import { inEachTheme } from '../harness/themes.ts'
import { expectToast, expectWholeToast } from '../harness/toast.ts'

test.use(inMotion)

const five = [
  'Basic Information',
  'Additional Information',
  'Parent Information',
  'Father Photos',
  'Mother Photos',
]

const fillNeeded = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ember')
  await page.getByRole('combobox', { name: 'Species' }).fill('Python regius')
}

/** The field for files of a card of the form. */
const files = (page: Page, group: string) =>
  page.getByRole('group', { name: group, exact: true }).locator('input[type=file]')

test('COL-73 COL-79 MED-09 the form has five cards, and takes photos of the animal and of both parents', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await page.goto('/animals/add')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(five)
  await fillNeeded(page)
  await files(page, 'Photos and videos').setInputFiles(await plainJpeg({ width: 300, height: 200 }))
  await files(page, 'Photos and videos of the father').setInputFiles(
    await plainPng({ width: 90, height: 60 }),
  )
  await files(page, 'Photos and videos of the mother').setInputFiles(
    await plainPng({ width: 60, height: 90 }),
  )
  await page.getByRole('button', { name: 'Save Animal' }).click()
  await expectWholeToast(page, 'Success', 'Animal added with videos and photos!')
  const [{ id }] = await (await page.request.get('/api/animals')).json()
  const { photos, fatherPhotos, motherPhotos } = await (await page.request.get(`/api/animals/${id}`)).json()
  expect([photos.length, fatherPhotos.length, motherPhotos.length]).toEqual([1, 1, 1])
})

/** The names of the fields that a card of the form shows, in their order; a field for files has its group's. */
const fieldsOf = (page: Page, title: string): Promise<string[]> =>
  page
    .locator('details, section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
    .locator('label, legend')
    .evaluateAll((elements) =>
      elements.map((element) => element.textContent.replace('*', '').trim()).filter(Boolean),
    )

test(
  'U3 U6 whoever opens the form of a new animal or project begins to type in its first field',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true })
    await page.goto('/breeding/new')
    await expect(name).toBeFocused()
    await page.goto('/calendar')
    await page.getByRole('button', { name: 'Add New' }).click()
    await page.getByRole('menuitem', { name: 'New Animal' }).click()
    await expect(name).toBeFocused()
  },
)

test(
  'COL-Q06 COL-Q10 each field stands on its card, and the contact whether or not the animal is for sale',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await page.goto('/animals/add')
    await expect(page.getByRole('textbox', { name: 'Mother produced by' })).toBeVisible()
    const sexes = ['Male', 'Female', 'Unsexed']
    expect(await fieldsOf(page, 'Basic Information')).toEqual([
      ...['Name', 'Species', 'Morph', 'Sex', ...sexes, 'Photos and videos', 'Date of birth', 'Custom ID'],
      ...['Weight', 'Unit', 'Length'],
    ])
    const sale = ['Price', 'Currency']
    const [origin, rest] = [
      ['Source', 'Produced by', 'Holdback', 'Price status'],
      ['Contact', 'Notes'],
    ]
    expect(await fieldsOf(page, 'Additional Information')).toEqual([...origin, ...sale, ...rest])
    await page.getByRole('combobox', { name: 'Price status' }).selectOption('Not For Sale')
    await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toBeHidden()
    expect(await fieldsOf(page, 'Additional Information')).toEqual([...origin, ...rest])
    expect(await fieldsOf(page, 'Parent Information')).toEqual(
      ['Father', 'Mother'].flatMap((parent) => [
        parent,
        ...['name', 'morph', 'source', 'produced by'].map((field) => `${parent} ${field}`),
      ]),
    )
    expect(await fieldsOf(page, 'Father Photos')).toEqual(['Photos and videos of the father'])
    expect(await fieldsOf(page, 'Mother Photos')).toEqual(['Photos and videos of the mother'])
  },
)

test('COL-78 COL-66 a price stays in sight until the animal is sold, and with it, on a phone and a desk, in both themes', async ({
  page,
  browser,
}) => {
  test.slow()
  const looks = { widths: [390, 1280] }
  await page.setViewportSize({ width: 390, height: 844 })
  await registerKeeper(page.request)
  await page.goto('/animals/add')
  await fillNeeded(page)
  const price = page.getByRole('textbox', { name: 'Price', exact: true })
  const soldOn = page.getByRole('textbox', { name: 'Sold on' })
  const status = page.getByRole('combobox', { name: 'Price status' })
  const card = page.locator('details').filter({ has: page.getByText('Additional Information') })
  if (!(await status.isVisible())) await card.locator('summary').click()
  await inEachTheme(page, looks, async () => {
    await price.fill('-5')
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR')
    for (const kept of ['On Hold', 'Not For Sale', 'Sold']) {
      await status.selectOption(kept)
      await expect(price).toBeVisible({ visible: kept !== 'Not For Sale' })
      await expect(soldOn).toBeVisible({ visible: kept === 'Sold' })
    }
    await expect(soldOn).toHaveValue(/^\d\d\/\d\d\/20\d\d$/)
    await expect(price).toHaveValue('-5')
    await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR')
    await page.getByRole('button', { name: 'Save Animal' }).click()
    await expect(price).toHaveAccessibleDescription(/Price cannot be negative/)
    await expect(price).toBeFocused()
    await price.fill('450')
    await soldOn.fill('01/01/2199')
    await page.getByRole('button', { name: 'Save Animal' }).click()
    await expect(soldOn).toHaveAccessibleDescription(/The day of the sale cannot be in the future/)
    await expect(soldOn).toBeFocused()
    await soldOn.fill('04/12/2026')
    await expectAccessible(page)
  })
  await page.getByRole('button', { name: 'Save Animal' }).click()
  await expectToast(page, 'Animal added with videos and photos!')
  const [{ id }] = await (await page.request.get('/api/animals')).json()
  await page.goto(`/animals/${id}`)
  const details = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Details' }) })
  await inEachTheme(page, looks, async () => {
    await expect(details).toContainText(/Price statusSold/)
    await expect(details).toContainText('€450')
    await expect(details).toContainText('04/12/2026')
  })
  // Others read that it is sold, and not for how much.
  await shareAnimal(page.request, id)
  const visitor = await browser.newPage()
  await visitor.goto(new URL(`/shared/reptile/${id}`, page.url()).href)
  await inEachTheme(visitor, looks, async () => {
    await expect(visitor.getByText('Sold', { exact: true })).toBeVisible()
    await expect(visitor.getByText('450')).toHaveCount(0)
    await expect(visitor.getByText('04/12/2026')).toHaveCount(0)
  })
  await visitor.close()
})

test('COL-72 COL-84 COL-85 COL-86 COL-87 COL-88 a hatch fills the form in, and the animal is saved as it says', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const hatch = new URLSearchParams({
    fromEgg: 'true',
    eggNumber: '12',
    species: 'Python regius',
    fatherName: 'Atlas',
    motherName: 'Ember',
    fatherMorph: 'Mojave',
    motherMorph: 'Clown',
    producedBy: 'Reyes Reptiles',
    source: 'Bred',
    hatchDate: '2026-06-14',
  })
  await page.goto(`/animals/add?${hatch}`)
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Reyes Reptiles #12')
  await expect(page.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('06/14/2026')
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Hatched from Egg #12')
  await page.getByRole('button', { name: 'Save Animal' }).click()
  await expectToast(page, 'Animal added with videos and photos!')
  const [{ id }] = await (await page.request.get('/api/animals')).json()
  expect(await (await page.request.get(`/api/animals/${id}`)).json()).toMatchObject({
    name: 'Reyes Reptiles #12',
    species: 'Python regius',
    sex: 'Unsexed',
    dateOfBirth: '2026-06-14',
    source: 'Bred',
    producedBy: 'Reyes Reptiles',
    fatherName: 'Atlas',
    fatherMorph: 'Mojave',
    motherName: 'Ember',
    motherMorph: 'Clown',
    notes: 'Hatched from Egg #12',
  })
})

test(
  'COL-81 SHELL-50 a refused save is told in the server’s words or in those of its status, and nothing typed is lost',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 400/)
    await registerKeeper(page.request)
    await page.goto('/animals/add')
    await fillNeeded(page)
    for (const [message, told] of [
      ['That name is not allowed', 'That name is not allowed'],
      [undefined, 'Bad Request'],
    ] as const) {
      await page.route(/\/api\/animals$/, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 400,
              headers: { 'content-type': 'application/json' },
              body: message ? JSON.stringify({ message }) : '',
            })
          : route.fallback(),
      )
      await page.getByRole('button', { name: 'Save Animal' }).click()
      await expectWholeToast(page, 'Error', told)
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ember')
      await endRoutes(page, /\/api\/animals$/)
    }
  },
)

test(
  'COL-71 an animal that cannot be loaded says so, and can be tried again',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember', photos: [dataUrl(await plainJpeg())] })
    await page.route(/\/api\/animals\/\d+$/, (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto(`/animals/${id}`)
    await expect(page.getByText('Error loading animal data')).toBeVisible()
    await expect(
      page.getByText('Please try refreshing the page or contact support if the issue persists.'),
    ).toBeVisible()
    await endRoutes(page, /\/api\/animals\/\d+$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    // COL-64: with it comes the gallery.
    await expect(page.getByRole('img', { name: 'Photo 1 of 1 of Ember' })).toBeVisible()
  },
)

test(
  'COL-01 COL-11 the list leads back to the dashboard at the root of the site',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await page.goto('/animals')
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('list', { name: 'Your collection in figures' })).toBeVisible()
  },
)
