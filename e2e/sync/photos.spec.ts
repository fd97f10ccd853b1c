import type { Page } from '@playwright/test'
import { addAnimal } from '../harness/animals.ts'
import { choosePhoto } from '../harness/choose-photo.ts'
import { keepOnlyRecords, readDatabases } from '../harness/copy.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { letCallsThrough, loseCalls } from '../harness/lost-calls.ts'
import { expectToast } from '../harness/toast.ts'
import { expectWaiting } from '../harness/waiting.ts'

test.use({ viewport: { width: 390, height: 844 } })

const dialog = (page: Page) => page.getByRole('dialog')

type Shown = { id: number; name: string; photos: string[] }

/** The animal that a keeper has. */
async function readAnimal(page: Page): Promise<Shown | undefined> {
  const [first] = (await (await page.request.get('/api/animals')).json()) as Shown[]
  return first && ((await (await page.request.get(`/api/animals/${first.id}`)).json()) as Shown)
}

/** How wide the pictures are that stand in for those that wait here. */
const waitingWidths = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ dataset }) => dataset.inPlace?.startsWith('data:image/waiting'))
      .map(({ naturalWidth }) => naturalWidth),
  )

async function fillNewAnimal(page: Page, name: string): Promise<void> {
  await page.goto('/animals')
  await page.getByRole('button', { name: 'Add New' }).click()
  await page.getByRole('menuitem', { name: 'New Animal' }).click()
  await dialog(page).getByLabel('Name', { exact: false }).first().fill(name)
  await dialog(page).getByLabel('Species').first().fill('Python regius')
}

test('OFF-10 OFF-21 a photo of a new animal waits with it, sealed and made smaller, and goes just before it', async ({
  page,
  context,
  consoleWatch,
}) => {
  await registerKeeper(page.request)
  await keepOnlyRecords(page)
  await loseCalls(context, consoleWatch)
  await fillNewAnimal(page, 'Milo Canary')
  await choosePhoto(page, { width: 3000, height: 2000 })
  await dialog(page).getByRole('button', { name: 'Save Animal' }).click()
  await expectToast(page, 'Animal added')
  await page.goto('/animals')
  await expect.poll(() => waitingWidths(page)).toEqual([2048])
  expect((await readDatabases(page)).text).not.toMatch(/JFIF|Canary/)
  await page.goto('/waiting')
  await expect(page.getByRole('heading', { name: 'New animal' })).toBeVisible()

  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && /^\/api\/(media|animals)$/.test(pathname)) calls.push(pathname)
  })
  await letCallsThrough(page)
  await expectWaiting(page, false)
  expect(calls.slice(-2)).toEqual(['/api/media', '/api/animals'])
  const milo = await readAnimal(page)
  expect(milo).toMatchObject({ name: 'Milo Canary', photos: [expect.stringMatching(/^\/api\/media\/\d+$/)] })
  expect((await page.request.get(milo?.photos[0] ?? '')).headers()['content-type']).toMatch(/^image\//)
  await page.goto('/animals')
  await expect(page.getByText('Milo Canary')).toBeVisible()
  await expect.poll(() => waitingWidths(page)).toEqual([])
})

test(
  'OFF-20 OFF-21 a photo that is added to an animal comes back with what was discarded, and is sent then',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    await keepOnlyRecords(page)
    await page.goto(`/animals/${id}`)
    await loseCalls(context, consoleWatch)
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
    await choosePhoto(page, { width: 600, height: 400 })
    await dialog(page).getByRole('button', { name: /^Save/ }).click()
    await expect(dialog(page)).toBeHidden()
    await expect.poll(() => waitingWidths(page)).toEqual([600])
    await page.goto('/waiting')
    await page.getByRole('button', { name: /^Discard/ }).click()
    await dialog(page).getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByText('Nothing is waiting')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { name: 'Change of an animal' })).toBeVisible()
    await letCallsThrough(page)
    await expectWaiting(page, false)
    const ember = await readAnimal(page)
    expect(ember?.photos).toEqual([expect.stringMatching(/^\/api\/media\/\d+$/)])
  },
)

test(
  'OFF-21 more than 200 MB of photos are refused in words, and the form keeps what was typed',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    await registerKeeper(page.request)
    await keepOnlyRecords(page)
    await loseCalls(context, consoleWatch)
    await fillNewAnimal(page, 'Milo')
    // As large photos would be, many of which it would take.
    await page.evaluate(() => {
      OffscreenCanvas.prototype.convertToBlob = async () => new Blob([new ArrayBuffer(101_000_000)])
    })
    await choosePhoto(page, { width: 60, height: 40 })
    await choosePhoto(page, { width: 60, height: 40 })
    await dialog(page).getByRole('button', { name: 'Save Animal' }).click()
    await expect(page.getByText(/200 MB of photos wait on this device/).first()).toBeVisible()
    await expect(dialog(page).getByLabel('Name', { exact: false }).first()).toHaveValue('Milo')
    await page.goto('/waiting')
    await expect(page.getByText('Nothing is waiting')).toBeVisible()
  },
)
