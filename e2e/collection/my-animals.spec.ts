import { addDays } from '@clutchbook/domain/kernel/civil-day'
import type { Page } from '@playwright/test'
import { htmlNamedJpg, plainJpeg, plainPng } from '../../apps/server/src/testing/pictures.ts'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimal, addAnimals } from '../harness/animals.ts'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'
import { expectToast } from '../harness/toast.ts'

test.use({ settings: withoutLimits })

const cards = (page: Page) => page.getByRole('article')
const names = (page: Page): Promise<string[]> =>
  page.getByRole('article').getByRole('heading').allTextContents()

test('COL-147 COL-148 two taps find who has not eaten for ten days, the longest unfed first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await registerKeeper(page.request)
  await addAnimals(page.request, [{ name: 'Lately' }, { name: 'Never' }, { name: 'Long' }])
  const animals: { id: number; name: string }[] = await (await page.request.get('/api/animals')).json()
  const feed = (name: string, daysAgo: number) =>
    page.request.post(`/api/animals/${animals.find((one) => one.name === name)?.id}/records`, {
      data: { recordType: 'feeding', recordDate: addDays(new Date().toISOString().slice(0, 10), -daysAgo) },
    })
  await feed('Lately', 3)
  await feed('Long', 40)
  await page.goto('/animals')
  await expect(page.getByText('Fed 3 days ago')).toBeVisible()
  await page.getByRole('combobox', { name: 'Not eaten' }).selectOption('Not eaten for 10 days')
  await expect.poll(() => names(page)).toEqual(['Never', 'Long'])
  await expect(page.getByText('Fed 40 days ago')).toBeVisible()
  await expect(page).toHaveURL(/unfed=10/)
  await expectAccessible(page)
})

test('COL-13 COL-18 an empty collection says what the place is for, offers the first step, and can be shared', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await page.goto('/animals')
  await expect(page.getByText('No animals yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share Collection' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Add Animal' }).click()
  await expect(page).toHaveURL('/animals/add')
})

test('U11 an empty collection is filled with samples to look around with, and rid of them with one press', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await page.goto('/animals')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Look around with samples' }).click()
  await expect.poll(() => names(page)).toEqual(['Wren', 'Moss', 'Juniper', 'Ember', 'Atlas'])
  await expectAccessible(page)
  const own = await addAnimal(page.request, { name: 'Rook', customId: 'SAMPLE-X' })
  await page.reload()
  const samples = await (await page.request.get('/api/animals?q=Wren')).json()
  expect(samples[0]).toMatchObject({
    morph: 'Pastel het Clown',
    customId: 'SAMPLE-5',
    fatherId: expect.any(Number),
    motherId: expect.any(Number),
  })
  await main.getByRole('button', { name: 'Remove the samples' }).click()
  await expect.poll(() => names(page)).toEqual(['Rook'])
  await expect(main.getByRole('button', { name: 'Remove the samples' })).toHaveCount(0)
  expect((await (await page.request.get('/api/animals')).json()).map(({ id }: { id: number }) => id)).toEqual(
    [own],
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await names(page)).length).toBe(6)
})

test(
  'COL-21 U12 a list that cannot be loaded says so, and why, and can be tried again',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    await addAnimals(page.request, [{ name: 'Ember' }])
    const list = /\/api\/animals\/main/
    await page.route(list, (route) =>
      route.fulfill({ status: 500, json: { message: 'Out of order', code: 'failed' } }),
    )
    await page.goto('/animals')
    await expect(page.getByText('Failed to fetch animals')).toBeVisible()
    await expect(page.getByText('Your animals are safe. Out of order')).toBeVisible()
    await endRoutes(page, list)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page)).toHaveCount(1)
  },
)

test('COL-46 COL-51 COL-52 COL-53 a card shows what a keeper looks for, and a price only with a listing', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await addAnimals(page.request, [
    { name: 'Held', priceStatus: 'On Hold', price: '650', contactInfo: '@reyes' },
    {
      name: 'Ember',
      sex: 'Female',
      morph: 'Clown',
      weight: 1840,
      customId: 'BP-1',
      price: '650',
      contactInfo: '@reyes',
    },
  ])
  await page.goto('/animals')
  const [ember, held] = [cards(page).filter({ hasText: 'Ember' }), cards(page).filter({ hasText: 'Held' })]
  for (const text of ['Python regius', 'Clown', '1,840 g', '$650', '@reyes', 'BP-1'])
    await expect(ember).toContainText(text)
  await expect(ember.getByRole('img', { name: 'Female' })).toBeVisible()
  await expect(ember.getByRole('img', { name: 'No image' })).toBeVisible()
  await expect(held).not.toContainText(/650|@reyes/)
})

test('COL-47 COL-48 COL-49 the ID badge copies the ID and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await registerKeeper(page.request)
  await addAnimals(page.request, [{ name: 'Ember', customId: 'BP-23-014' }])
  await page.goto('/animals')
  await page.getByRole('button', { name: 'Copy ID BP-23-014' }).click()
  await expectToast(page, 'ID copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('BP-23-014')
})

test(
  'a long list follows as one scrolls, each animal once and only near cards in the page',
  inFullOnly,
  async ({ page }) => {
    test.slow()
    await registerKeeper(page.request)
    const animals = Array.from({ length: 200 }, (_, n) => ({ name: `Hatchling ${200 - n}` }))
    await addAnimals(page.request, animals)
    await page.goto('/animals')
    await expect(cards(page).first()).toBeVisible()
    const seen = new Set<string>()
    await expect(async () => {
      for (const name of await names(page)) seen.add(name)
      expect(await cards(page).count()).toBeLessThan(130)
      await page.mouse.wheel(0, 700)
      expect(seen.size).toBe(200)
    }).toPass({ intervals: [50], timeout: 30_000 })
  },
)

test('B10 a collection is drawn as far as it is seen at first, and whole once the page rests', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await addAnimals(
    page.request,
    Array.from({ length: 60 }, (_, n) => ({ name: `Hatchling ${n}` })),
  )
  await page.addInitScript(() => {
    const drawn: number[] = []
    const note = () => drawn.push(document.querySelectorAll('article').length)
    new MutationObserver(note).observe(document, { childList: true, subtree: true })
    Object.assign(window, { drawn })
  })
  await page.goto('/animals')
  await expect(cards(page)).toHaveCount(60)
  const drawn = await page.evaluate(() => (window as unknown as { drawn: number[] }).drawn)
  expect(drawn.find((count) => count > 0)).toBeLessThanOrEqual(24)
})

test('COL-61 COL-62 COL-66 COL-131 an animal’s page shows it, and deletes it after asking by name', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const [id] = await addAnimals(page.request, [
    {
      name: 'Ember',
      morph: 'Clown',
      dateOfBirth: '2023-06-14',
      weight: 1840,
      producedBy: 'Reyes Reptiles',
      notes: 'Eats well.',
    },
  ])
  for (const family of ['animals', 'reptiles']) {
    await page.goto(`/${family}/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Ember' })).toBeVisible()
  }
  const path = page.getByRole('navigation', { name: /breadcrumb/i })
  await expect(path).toContainText(/Home.*My Animals.*Ember/)
  for (const text of ['06/14/2023', '1,840 g', 'Reyes Reptiles', 'Eats well.'])
    await expect(page.getByText(text).first()).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Delete Ember?')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Animal deleted')
  await expect(page).toHaveURL(/\/(animals|reptiles)$/)
  await expect(page.getByText('No animals yet')).toBeVisible()
})

test('COL-70 a missing animal has a page of its own with a way back', async ({ page, consoleWatch }) => {
  consoleWatch.allow(/status of 404/)
  await registerKeeper(page.request)
  await page.goto('/reptiles/999999')
  await expect(page.getByRole('heading', { name: 'Reptile Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to My Animals' }).click()
  await expect(page).toHaveURL(/\/(animals|reptiles)$/)
})

test('COL-74 COL-75 COL-76 COL-80 COL-Q05 MED-06 MED-36 MED-37 one form adds and edits, with photos arranged', async ({
  page,
  consoleWatch,
}) => {
  // The server tells what a file is; the browser notes the refusal.
  consoleWatch.allow(/status of 400/)
  await registerKeeper(page.request)
  await page.goto('/animals/add')
  await page.getByRole('button', { name: 'Save Animal' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByText('Species is required')).toBeVisible()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ember')
  await page
    .getByRole('textbox', { name: /^Species/ })
    .or(page.getByRole('combobox', { name: /^Species/ }))
    .fill('Python regius')
  const photos = page.locator('input[type=file]').first()
  await photos.setInputFiles([
    await plainJpeg({ width: 300, height: 200 }),
    await plainPng({ width: 200, height: 200 }),
  ])
  await photos.setInputFiles(htmlNamedJpg())
  await expectToast(
    page,
    '"page.jpg" is not a supported file type. Please use images (JPG, PNG) or videos (MP4, MOV, WebM).',
  )
  await page.getByRole('button', { name: 'Make gecko.png the profile photo' }).click()
  await page.getByRole('button', { name: 'Move gecko.png left' }).click()
  await page.getByRole('button', { name: 'Save Animal' }).click()
  await expectToast(page, 'Animal added with videos and photos!')
  const [created] = await (await page.request.get('/api/animals')).json()
  const animal = await (await page.request.get(`/api/animals/${created.id}`)).json()
  expect(animal).toMatchObject({ profilePhotoIndex: 0, photos: [expect.any(String), expect.any(String)] })

  await page.goto(`/animals/${animal.id}`)
  await page.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ember')
  await dialog.getByRole('textbox', { name: /^Morph/ }).fill('Clown')
  await dialog.getByRole('button', { name: /^Save/ }).click()
  await expectToast(page, 'Animal updated with videos and photos!')
  await expect(page.getByRole('definition').filter({ hasText: 'Clown' })).toBeVisible()
})

test(
  'MED-06 a large file of a wrong kind is told at once, however large it is',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 400/)
    await registerKeeper(page.request)
    await page.goto('/animals/add')
    const buffer = Buffer.alloc(9 * 1024 * 1024, 'not a picture ')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer })
    await expectToast(page, '"large.jpg" is not a supported file type.')
  },
)
