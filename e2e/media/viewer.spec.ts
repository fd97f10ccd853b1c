import type { Locator, Page } from '@playwright/test'
import { dataUrl, plainJpeg, plainPng } from '../../apps/server/src/testing/pictures.ts'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { scrollTo } from '../harness/scroll-to.ts'
import { expectToast } from '../harness/toast.ts'
import { recordedVideo } from './recorded-video.ts'

test.use(inMotion)

/** Three photos that differ, so that each is stored for itself. */
const threePhotos = async (): Promise<string[]> => [
  dataUrl(await plainJpeg({ width: 900, height: 600 })),
  dataUrl(await plainPng({ width: 500, height: 500 })),
  dataUrl(await plainJpeg({ width: 400, height: 700 })),
]

async function openEmber(page: Page, photos: string[]): Promise<void> {
  await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Ember', photos })
  await page.goto(`/animals/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ember' })).toBeVisible()
}

async function openViewer(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'View fullscreen' }).click()
  const viewer = page.getByRole('dialog', { name: 'Ember' })
  await expect(viewer).toBeVisible()
  return viewer
}

/** The photo that is in sight; its neighbours are in the page too, out of reach. */
const inSight = (place: Locator, at: number, of: number): Locator =>
  place.getByRole('img', { name: `Photo ${at} of ${of} of Ember`, exact: true })

const zoomOf = (viewer: Locator): Promise<string | null> =>
  viewer.getByRole('button', { name: /^Zoom \d+%/ }).textContent()

const width = async (photo: Locator): Promise<number> => (await photo.boundingBox())?.width ?? 0

test('MED-10 COL-64 B18 the gallery of an animal goes to the next photo and the one before, by arrows, keys and thumbnails', async ({
  page,
}) => {
  await openEmber(page, await threePhotos())
  const gallery = page.getByRole('main')
  await expect(inSight(gallery, 1, 3)).toBeInViewport()
  // Browsers hold photos of no priority back until the calls of the page are answered.
  await expect(inSight(gallery, 1, 3)).toHaveAttribute('fetchpriority', 'high')
  await expect(inSight(gallery, 2, 3)).toHaveAttribute('fetchpriority', 'auto')
  await gallery.getByRole('button', { name: 'Next photo' }).click()
  await expect(inSight(gallery, 2, 3)).toBeInViewport()
  await expect(gallery.getByText('2 / 3')).toBeVisible()
  await gallery.getByRole('button', { name: 'Previous photo' }).click()
  await expect(inSight(gallery, 1, 3)).toBeInViewport()
  await gallery.getByRole('region', { name: 'Photos of Ember' }).press('End')
  await expect(inSight(gallery, 3, 3)).toBeInViewport()
  await gallery.getByRole('button', { name: 'Show 2 of 3' }).click()
  await expect(gallery.getByText('2 / 3')).toBeVisible()
})

test('MED-11 the gallery opens over the whole screen at the photo in sight, and closes again', async ({
  page,
}) => {
  await openEmber(page, await threePhotos())
  await page.getByRole('button', { name: 'Next photo' }).click()
  await expect(page.getByText('2 / 3')).toBeVisible()
  const viewer = await openViewer(page)
  expect(await viewer.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 })
  await expect(viewer.getByText('2 / 3')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('3 / 3')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
})

test(
  'MED-12 the viewer zooms from 0.5 to 3 in steps of 0.25, by buttons and keys, and begins anew with each photo',
  inFullOnly,
  async ({ page }) => {
    await openEmber(page, await threePhotos())
    const viewer = await openViewer(page)
    const photo = inSight(viewer, 1, 3)
    const whole = await width(photo)
    const [nearer, further] = ['Zoom in', 'Zoom out'].map((name) =>
      viewer.getByRole('button', { name, exact: true }),
    ) as [Locator, Locator]
    expect(await zoomOf(viewer)).toBe('100%')
    const met: (string | null)[] = []
    for (let step = 0; step < 8; step += 1) {
      await nearer.click()
      met.push(await zoomOf(viewer))
    }
    expect(met).toEqual(['125%', '150%', '175%', '200%', '225%', '250%', '275%', '300%'])
    await expect(nearer).toBeDisabled()
    await expect.poll(async () => Math.round((await width(photo)) / whole)).toBe(3)
    await page.keyboard.press('0')
    await expect.poll(() => zoomOf(viewer)).toBe('100%')
    for (let step = 0; step < 2; step += 1) await further.click()
    await expect(further).toBeDisabled()
    expect(await zoomOf(viewer)).toBe('50%')
    await expect.poll(async () => (await width(photo)) / whole).toBeCloseTo(0.5, 1)
    await page.keyboard.press('+')
    await expect.poll(() => zoomOf(viewer)).toBe('75%')
    await viewer.getByRole('button', { name: 'Next photo' }).click()
    await expect.poll(() => zoomOf(viewer)).toBe('100%')
  },
)

test('MED-12 U18 U19 a button brings the middle of a photo nearer, also where less motion is asked for, and what then scrolls is reached by keyboard', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openEmber(page, await threePhotos())
  const viewer = await openViewer(page)
  const middle = async () => {
    const box = await inSight(viewer, 1, 3).boundingBox()
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const before = await middle()
  await viewer.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect.poll(() => zoomOf(viewer)).toBe('125%')
  const after = await middle()
  expect(after?.x).toBeCloseTo(before?.x ?? 0, -1)
  expect(after?.y).toBeCloseTo(before?.y ?? 0, -1)
  await expectAccessible(page)
  await viewer.getByRole('region', { name: 'Larger than the screen' }).focus()
  await page.keyboard.press('0')
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('2 / 3')).toBeVisible()
})

test(
  'MED-12 the wheel brings the point under the pointer nearer, and the picture can then be moved',
  inFullOnly,
  async ({ page }) => {
    await openEmber(page, await threePhotos())
    const viewer = await openViewer(page)
    const photo = inSight(viewer, 1, 3)
    const box = await photo.boundingBox()
    const point = { x: (box?.x ?? 0) + (box?.width ?? 0) * 0.25, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    await page.mouse.move(point.x, point.y)
    for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -100)
    await expect.poll(() => zoomOf(viewer)).toBe('200%')
    // A quarter from the left edge stays under the pointer.
    await expect
      .poll(async () => {
        const after = await photo.boundingBox()
        return (point.x - (after?.x ?? 0)) / (after?.width ?? 1)
      })
      .toBeCloseTo(0.25, 2)
    const left = (await photo.boundingBox())?.x ?? 0
    await page.mouse.down()
    await page.mouse.move(point.x - 120, point.y, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => Math.round(((await photo.boundingBox())?.x ?? 0) - left)).toBe(-120)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => Math.round(((await photo.boundingBox())?.x ?? 0) - left)).toBe(-40)
  },
)

test(
  'MED-12 turns of a fast wheel all count, though they come before the first is drawn',
  inFullOnly,
  async ({ page }) => {
    await openEmber(page, await threePhotos())
    const viewer = await openViewer(page)
    await inSight(viewer, 1, 3).evaluate((photo) => {
      const turn = () => new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true })
      for (let turns = 0; turns < 4; turns += 1) photo.dispatchEvent(turn())
    })
    await expect.poll(() => zoomOf(viewer)).toBe('200%')
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })

  test('MED-12 two fingers zoom, and a swipe goes to the next photo', inFullOnly, async ({ page }) => {
    await openEmber(page, await threePhotos())
    const viewer = await openViewer(page)
    const touch = await page.context().newCDPSession(page)
    const fingers = (type: string, ...points: [number, number][]) =>
      touch.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      })
    await fingers('touchStart', [170, 380], [220, 380])
    await fingers('touchMove', [150, 380], [240, 380])
    await fingers('touchMove', [145, 380], [245, 380])
    await fingers('touchEnd')
    await expect.poll(() => zoomOf(viewer)).toBe('200%')
    await viewer.getByRole('button', { name: /^Zoom 200%/ }).tap()
    await expect.poll(() => zoomOf(viewer)).toBe('100%')
    await fingers('touchStart', [330, 380])
    for (let x = 310; x >= 50; x -= 20) await fingers('touchMove', [x, 380])
    await fingers('touchEnd')
    await expect(viewer.getByText('2 / 3')).toBeVisible()
  })
})

test('MED-13 a video plays in the viewer and has no zoom', inFullOnly, async ({ page }) => {
  await openEmber(page, [dataUrl(await recordedVideo(page)), dataUrl(await plainJpeg())])
  await page.getByRole('button', { name: 'Show 1 of 2' }).click()
  await expect(page.getByText('1 / 2')).toBeVisible()
  const viewer = await openViewer(page)
  const video = viewer.getByLabel('Video 1 of 2 of Ember')
  await expect(video).toHaveJSProperty('controls', true)
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.readyState)).toBeGreaterThan(0)
  await video.evaluate(async (film: HTMLVideoElement) => {
    film.muted = true
    await film.play()
  })
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0)
  await expect(viewer.getByRole('group', { name: 'Zoom' })).toBeHidden()
  await page.keyboard.press('+')
  await viewer.getByRole('button', { name: 'Next photo' }).click()
  await expect(viewer.getByRole('group', { name: 'Zoom' })).toBeVisible()
  expect(await zoomOf(viewer)).toBe('100%')
})

test(
  'MED-15 a photo that cannot be loaded gives way to a placeholder, on the page and in the viewer',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 404/)
    await page.route(/\/api\/media\/\d+/, (route) => route.fulfill({ status: 404, json: {} }))
    await openEmber(page, [dataUrl(await plainJpeg())])
    await expect(page.getByRole('main').getByRole('img', { name: 'No image' })).toBeVisible()
    const viewer = await openViewer(page)
    await expect(viewer.getByRole('img', { name: 'No image' })).toBeVisible()
  },
)

test('MED-16 MED-17 the photos of a parent open from its box, and where there are none that is said', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const photos = [dataUrl(await plainJpeg())]
  const motherId = await addAnimal(page.request, { name: 'Dahlia', sex: 'Female', photos })
  const id = await addAnimal(page.request, { name: 'Ember', motherId, fatherName: 'Cinder' })
  await page.goto(`/animals/${id}`)
  await scrollTo(page, 'Family Tree')
  await page.getByRole('button', { name: 'View Photos of Dahlia' }).click()
  const viewer = page.getByRole('dialog', { name: 'Dahlia' })
  await expect(viewer.getByRole('img', { name: 'Photo 1 of 1 of Dahlia' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'View Photos of Cinder' }).click()
  await expectToast(page, 'No photos')
})
