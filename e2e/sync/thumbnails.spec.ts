import type { BrowserContext, Page } from '@playwright/test'
import { plainJpeg } from '../../apps/server/src/testing/pictures.ts'
import { addAnimal } from '../harness/animals.ts'
import { keepOnlyRecords, keepRecords, noNetwork, ofWhen } from '../harness/copy.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

/** Stores a photo and answers the address at which the server has it. */
async function addPhoto(page: Page): Promise<string> {
  const answer = await page.request.post('/api/media', { multipart: { file: await plainJpeg() } })
  return ((await answer.json()) as { url: string }).url
}

/** What the cache of thumbnails holds, by path, in the letters that its bytes would be; null where there is none. */
const readThumbs = (page: Page): Promise<Record<string, string> | null> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('clutchbook-copy'))
    if (name === undefined) return null
    const cache = await caches.open(name)
    const held: Record<string, string> = {}
    for (const request of await cache.keys()) {
      const bytes = await (await cache.match(request))?.arrayBuffer()
      const { pathname, search } = new URL(request.url)
      held[pathname + search] = new TextDecoder('latin1').decode(bytes)
    }
    return held
  })

const pathsKept = async (page: Page): Promise<string[]> => Object.keys((await readThumbs(page)) ?? {}).sort()

/** The browser's own store of files holds photos as well, until it needs the room. */
async function forgetFiles(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await devtools.detach()
}

/** How wide the pictures of the keeper are that a page shows; 0 is one that did not come. */
const widths = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ src, dataset }) => src.includes('/api/media/') || dataset.inPlace?.includes('/api/media/'))
      .map(({ naturalWidth }) => naturalWidth),
  )

test('OFF-12 without the network cards and pages show the small forms of photos, which lie here sealed', async ({
  page,
  context,
  consoleWatch,
}) => {
  await registerKeeper(page.request)
  const first = await addPhoto(page)
  const id = await addAnimal(page.request, { name: 'Ember', photos: [first] })
  await keepRecords(page)
  await page.goto(`/animals/${id}`)
  await expect.poll(() => widths(page)).toEqual([800])
  await expect.poll(() => pathsKept(page)).toEqual([`${first}?size=thumb`])
  const plain = (await (await page.request.get(`${first}?size=thumb`)).body()).toString('latin1')
  const kept = (await readThumbs(page))?.[`${first}?size=thumb`] ?? ''
  expect(kept.length).toBeGreaterThan(plain.length)
  expect(kept).not.toContain(plain.slice(0, 12))

  consoleWatch.allow(noNetwork)
  await context.setOffline(true)
  await forgetFiles(context, page)
  await page.goto('/animals')
  await expect(page.getByText(ofWhen)).toBeVisible()
  await expect.poll(() => widths(page)).toEqual([320])
  await page.goto(`/animals/${id}`)
  await expect.poll(() => widths(page)).toEqual([320])
  // The larger one comes back with the server.
  await context.setOffline(false)
  await expect.poll(() => widths(page), { timeout: 30_000 }).toEqual([800])
})

test('OFF-11 OFF-12 where no copy is kept there are no thumbnails either', async ({ page }) => {
  await registerKeeper(page.request)
  await addAnimal(page.request, { name: 'Ember', photos: [await addPhoto(page)] })
  await page.goto('/animals')
  await expect.poll(() => widths(page)).toEqual([320])
  expect(await readThumbs(page)).toBeNull()
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('OFF-12 the photo by which an animal is known is kept before anyone has looked at it', async ({
    page,
  }) => {
    await registerKeeper(page.request)
    const photos = [await addPhoto(page), await addPhoto(page)]
    await addAnimal(page.request, { name: 'Ember', photos, profilePhotoIndex: 1, isArchived: true })
    await keepOnlyRecords(page)
    await page.goto('/records')
    await expect.poll(() => pathsKept(page)).toEqual([`${photos[1]}?size=thumb`])
  })

  test(
    'OFF-12 thumbnails take 100 MB at most, and those that were seen longest ago leave first',
    inFullOnly,
    async ({ page }) => {
      await registerKeeper(page.request)
      await keepOnlyRecords(page)
      await page.evaluate(async () => {
        const cache = await caches.open(
          `clutchbook-copy-${[1, 1].map(() => localStorage.getItem('clutchbook-keeps')).join('-')}`,
        )
        const sizes = [
          { photo: 900_001, bytes: 40_000_000, seen: 2 },
          { photo: 900_002, bytes: 30_000_000, seen: 1 },
          { photo: 900_003, bytes: 29_999_999, seen: 3 },
        ]
        for (const { photo, bytes, seen } of sizes) {
          const headers = { 'Clutchbook-Bytes': `${bytes}`, 'Clutchbook-Seen': `${seen}` }
          await cache.put(new Request(`/api/media/${photo}?size=thumb`, { headers }), new Response('kept'))
        }
      })
      const photo = await addPhoto(page)
      await addAnimal(page.request, { name: 'Ember', photos: [photo] })
      await page.goto('/animals')
      await expect.poll(() => widths(page)).toEqual([320])
      await expect
        .poll(() => pathsKept(page))
        .toEqual([photo, '/api/media/900001', '/api/media/900003'].map((path) => `${path}?size=thumb`).sort())
    },
  )

  test(
    'OFF-12 OFF-22 thumbnails go at sign-out with the copy, in all tabs',
    inFullOnly,
    async ({ page, context, consoleWatch }) => {
      await registerKeeper(page.request)
      await addAnimal(page.request, { name: 'Ember', photos: [await addPhoto(page)] })
      await keepOnlyRecords(page)
      const other = await context.newPage()
      for (const tab of [page, other]) {
        await tab.goto('/animals')
        await expect.poll(() => widths(tab)).toEqual([320])
      }
      await expect.poll(() => pathsKept(page)).toHaveLength(1)
      await page.getByRole('button', { name: 'Account Settings' }).first().click()
      // The other tab asks who is in.
      consoleWatch.allow(/status of 401/)
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await expect(page).toHaveURL(/\/auth/)
      await expect(other).toHaveURL(/\/auth/)
      for (const tab of [page, other]) await expect.poll(() => readThumbs(tab)).toBeNull()
    },
  )
})
