import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { dataUrl, plainJpeg } from '../../apps/server/src/testing/pictures.ts'
import { type AnimalFields, addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { formOf, inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { readQrCode } from '../harness/qr.ts'
import { shareAnimal } from '../harness/sharing.ts'
import { expectToast } from '../harness/toast.ts'

type Printing = Window & { printedAfter?: number; loadedAt?: number }

/** Notes when a window is asked to print, instead of opening a dialog that nobody could close. */
const notePrinting = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.print = () => {
      const picture = document.images[0]
      const loaded = picture ? performance.getEntriesByName(picture.src)[0] : undefined
      ;(window as Printing).printedAfter =
        performance.now() - ((loaded as PerformanceResourceTiming)?.responseEnd ?? 0)
    }
  })

const ember = async (): Promise<AnimalFields> => ({
  name: 'Ember',
  morph: 'Pastel Clown',
  sex: 'Female',
  customId: 'BP-23-014',
  dateOfBirth: '2023-06-14',
  weight: 1840,
  producedBy: 'Reyes Reptiles',
  fatherName: 'Cinder',
  price: '650',
  photos: [dataUrl(await plainJpeg())],
})

const printed = (paper: Page) => paper.evaluate(() => (window as Printing).printedAfter ?? null)

test('COL-102 COL-103 the ID card opens in a window of its own and is printed half a second after it has loaded', async ({
  page,
  context,
}) => {
  await notePrinting(context)
  await registerKeeper(page.request)
  const motherId = await addAnimal(page.request, { name: 'Dahlia', sex: 'Female' })
  await addAnimal(page.request, { ...(await ember()), motherId })
  await page.goto('/animals')
  await page.getByRole('button', { name: 'Actions for Ember' }).click()
  const [paper] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('menuitem', { name: 'Print ID Card' }).click(),
  ])
  await expect(paper.getByRole('heading', { name: 'Ember' })).toBeVisible()
  await expect(paper).toHaveTitle('ID card of Ember')
  // A phone shows all of it, smaller, instead of a corner.
  await expect(paper.locator('meta[name="viewport"]')).toHaveAttribute('content', 'width=760')
  for (const text of [
    'BP-23-014',
    'Python regius',
    'Pastel Clown',
    'Female',
    '06/14/2023',
    '1,840 g',
    'Reyes Reptiles',
    'Cinder',
    'Dahlia',
    '$650',
  ])
    await expect(paper.getByText(text, { exact: true })).toBeVisible()
  // Nobody else may see this animal, so there is nowhere for a code to lead.
  await expect(paper.getByRole('img', { name: 'QR code' })).toHaveCount(0)
  await expect.poll(() => printed(paper)).not.toBeNull()
  // Counted from when the card's photo was there; a window that printed at once would be far below.
  expect(await printed(paper)).toBeGreaterThanOrEqual(500)
})

test(
  'COL-63 COL-102 the animal’s page prints the same card, with a code that leads to a shared animal',
  inFullOnly,
  async ({ page, context, server }, testInfo) => {
    await notePrinting(context)
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, await ember())
    await shareAnimal(page.request, id)
    await page.goto(`/animals/${id}`)
    for (const name of ['Edit', 'Delete'])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    const [paper] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Print' }).click(),
    ])
    await expect(paper.getByRole('heading', { name: 'Ember' })).toBeVisible()
    await expect.poll(() => printed(paper)).not.toBeNull()
    const code = paper.getByRole('img', { name: 'QR code that leads to Ember' })
    expect(await readQrCode(code)).toBe(`${server.url}/shared/reptile/${id}`)
    // On paper as well: one sheet, on which the card is as wide as it is cut out and nothing juts out of it.
    await paper.emulateMedia({ media: 'print' })
    expect(await readQrCode(code)).toBe(`${server.url}/shared/reptile/${id}`)
    const { width, outside } = await paper.getByRole('article').evaluate((card) => {
      const room = card.getBoundingClientRect()
      const parts = [...card.querySelectorAll('*')].map((part) => part.getBoundingClientRect())
      const outside = parts.filter(({ bottom, right }) => bottom > room.bottom + 1 || right > room.right + 1)
      return { width: room.width, outside: outside.length }
    })
    expect((width / 96) * 25.4).toBeCloseTo(146, 0)
    expect(outside).toBe(0)
    const path = testInfo.outputPath('card.pdf')
    await paper.pdf({ path, format: 'A4', preferCSSPageSize: true })
    expect((await readFile(path, 'latin1')).match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  },
)

for (const [priceStatus, said] of [
  ['On Hold', 'On Hold'],
  ['Sold', 'Sold'],
  ['Not For Sale', null],
] as const) {
  test(
    `COL-105 the card of an animal that is ${priceStatus} shows no price`,
    formOf(priceStatus === 'Sold'),
    async ({ page, context }) => {
      await notePrinting(context)
      await registerKeeper(page.request)
      const id = await addAnimal(page.request, { ...(await ember()), priceStatus })
      await page.goto(`/animals/${id}`)
      const [paper] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: 'Print' }).click(),
      ])
      await expect(paper.getByRole('article')).toContainText('Ember')
      await expect(paper.getByRole('article')).not.toContainText('650')
      if (said) await expect(paper.getByRole('article').getByText(said, { exact: true })).toBeVisible()
      else await expect(paper.getByRole('article')).not.toContainText(/sale/i)
    },
  )
}

test('COL-104 a blocked window is told', inFullOnly, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Ember' })
  await page.goto(`/animals/${id}`)
  await page.getByRole('button', { name: 'Print' }).click()
  await expectToast(page, 'Unable to open print window. Please check your pop-up settings.')
})
