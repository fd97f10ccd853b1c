import type { CDPSession, Page } from '@playwright/test'
import { addAnimal } from '../harness/animals.ts'
import { keepOnlyRecords } from '../harness/copy.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { letCallsThrough, loseCalls } from '../harness/lost-calls.ts'
import { expectWaiting } from '../harness/waiting.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** So many bytes there is room for at first. */
const roomAtFirst = 30_000_000

/** Gives a device so much room in all; without a size as much as the machine has. */
const giveRoom = (devtools: CDPSession, origin: string, quotaSize?: number): Promise<unknown> =>
  devtools.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(quotaSize !== undefined && { quotaSize }),
  })

/** A device of a room that is known from the first write on. */
async function startWithRoom(page: Page, origin: string): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await giveRoom(devtools, origin, roomAtFirst)
  return devtools
}

/**
 * Whether the browser's databases take so many bytes more. A browser keeps in mind for half a minute what room was left, and
 * asks anew at once for what is more than that: so at first more than all the room there was is tried.
 */
const hasRoom = (page: Page, bytes: number): Promise<boolean> =>
  page.evaluate(
    (count) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('room', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('room')
        opening.onerror = () => resolve(false)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('room', 'readwrite')
          writing.objectStore('room').put(new Uint8Array(count), 'more')
          writing.oncomplete = () => resolve(true)
          writing.onabort = () => resolve(false)
          writing.onerror = () => resolve(false)
          opening.result.close()
        }
      }),
    bytes,
  )

/** Weighs the animal of the page. */
async function weigh(page: Page, grams: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Weigh', exact: true }).click()
  await dialog.getByLabel('Weight', { exact: true }).fill(grams)
  await dialog.getByRole('button', { name: 'Save Record' }).click()
}

/** The weights that the server has of an animal. */
async function measuredOf(page: Page, id: number): Promise<string[]> {
  const answer = await page.request.get(`/api/animals/${id}/records`)
  const records = (await answer.json()) as { recordType: string; measurement: string }[]
  const weights = records.filter(({ recordType }) => recordType === 'weight')
  return weights.map(({ measurement }) => measurement).sort()
}

/** Fills the cache of thumbnails with so many of a million bytes each. */
const fillThumbs = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (most) => {
    const person = localStorage.getItem('clutchbook-keeps')
    const cache = await caches.open(`clutchbook-copy-${person}-${person}`)
    const bytes = 1_000_000
    for (let photo = 0; photo < most; photo += 1) {
      const headers = { 'Clutchbook-Bytes': `${bytes}`, 'Clutchbook-Seen': '1' }
      const request = new Request(`/api/media/${900_000 + photo}?size=thumb`, { headers })
      await cache.put(request, new Response(new Blob([new Uint8Array(bytes)])))
    }
  }, count)

const countThumbs = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('clutchbook-copy'))
    return name === undefined ? 0 : (await (await caches.open(name)).keys()).length
  })

/** Leaves the device so much room in all, by itself no more than is taken now, and has the browser know of it. */
async function fillDisk(page: Page, devtools: CDPSession, origin: string, room?: number): Promise<void> {
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
  await giveRoom(devtools, origin, room ?? usage)
  expect(await hasRoom(page, roomAtFirst)).toBe(false)
  expect(await hasRoom(page, 1)).toBe(false)
}

test(
  'OFF-21 on a full disk thumbnails give way to a save, and what waits stays whole',
  inFullOnly,
  async ({ page, context, baseURL, consoleWatch }) => {
    test.setTimeout(150_000)
    const origin = baseURL ?? ''
    const devtools = await startWithRoom(page, origin)
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    await keepOnlyRecords(page)
    await fillThumbs(page, 8)
    await loseCalls(context, consoleWatch)
    await page.goto(`/animals/${id}`)
    await weigh(page, '812')
    await expect(page.getByRole('dialog')).toBeHidden()
    await fillDisk(page, devtools, origin)
    await weigh(page, '815')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await countThumbs(page)).toBe(0)
    await expect(page.getByText('815 g').first()).toBeVisible()
    await letCallsThrough(page)
    await expectWaiting(page, false)
    expect(await measuredOf(page, id)).toEqual(['812', '815'])
  },
)

/** Writes down feedings of long ago, so that they are of some size. */
async function addOldFeedings(page: Page, animalId: number, count: number): Promise<void> {
  const dayMs = 24 * 60 * 60 * 1000
  const entries = Array.from({ length: count }, (_, at) => ({
    ...{ recordType: 'feeding', animalId, clientId: `old-feeding-${at}` },
    recordDate: new Date(Date.now() - (40 + at) * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length),
    details: `Old meal ${at} ${'and what was seen of it. '.repeat(380)}`,
    data: { outcome: 'eaten' },
  }))
  for (let from = 0; from < count; from += 10) {
    const some = { entries: entries.slice(from, from + 10) }
    const answer = await page.request.post('/api/log', { data: some })
    expect(answer.status(), await answer.text()).toBe(200)
  }
}

const namesOfDatabases = (page: Page): Promise<string> =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).join())

test(
  'OFF-21 where no thumbnails are left old records give way to a save, the page says so, and they come again',
  inFullOnly,
  async ({ page, context, baseURL, consoleWatch }) => {
    test.setTimeout(150_000)
    const origin = baseURL ?? ''
    const devtools = await startWithRoom(page, origin)
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    await addOldFeedings(page, id, 90)
    await keepOnlyRecords(page)
    await expect.poll(() => namesOfDatabases(page)).toMatch(/-old\b/)
    await loseCalls(context, consoleWatch)
    await page.goto(`/animals/${id}`)
    const note = (days: number) =>
      page.getByText(`From before ${days} days only the latest of each kind`).first()
    await expect(note(180)).toBeVisible()
    await weigh(page, '812')
    await expect(page.getByRole('dialog')).toBeHidden()
    await fillDisk(page, devtools, origin)
    await weigh(page, '815')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await namesOfDatabases(page)).not.toMatch(/-old\b/)
    await page.reload()
    await expect(note(30)).toBeVisible()
    await expect(page.getByText('Old meal 5 ').first()).toBeVisible()
    await expect(page.getByText('815 g').first()).toBeVisible()
    // There is room again, and an hour later what gave way is asked for.
    await giveRoom(devtools, origin)
    await letCallsThrough(page)
    await expectWaiting(page, false)
    expect(await measuredOf(page, id)).toEqual(['812', '815'])
    expect(await hasRoom(page, 1)).toBe(true)
    await page.addInitScript(() => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + 2 * 60 * 60 * 1000
    })
    await page.reload()
    // A page that is asked before it knows that nothing waits asks for them the next time it is looked at.
    const isLookedAt = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect
      .poll(() => isLookedAt().then(() => namesOfDatabases(page)), { timeout: 30_000 })
      .toMatch(/-old\b/)
    await loseCalls(context, consoleWatch)
    await page.reload()
    await expect(note(180)).toBeVisible()
  },
)

test(
  'OFF-21 where the device has no room a save is refused in words, the form keeps what was typed, and what waits stays',
  inFullOnly,
  async ({ page, context, baseURL, consoleWatch }) => {
    test.setTimeout(150_000)
    const origin = baseURL ?? ''
    const devtools = await startWithRoom(page, origin)
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    await keepOnlyRecords(page)
    await loseCalls(context, consoleWatch)
    await page.goto(`/animals/${id}`)
    const dialog = page.getByRole('dialog')
    await weigh(page, '812')
    await expect(dialog).toBeHidden()
    await expectWaiting(page, true)
    await fillDisk(page, devtools, origin, 1)
    await weigh(page, '815')
    await expect(page.getByText('This device has no room to keep the change.').first()).toBeVisible()
    await expect(dialog.getByLabel('Weight', { exact: true })).toHaveValue('815')
    await giveRoom(devtools, origin)
    await dialog.getByRole('button', { name: 'Save Record' }).click()
    await expect(dialog).toBeHidden()
    await letCallsThrough(page)
    await expectWaiting(page, false)
    expect(await measuredOf(page, id)).toEqual(['812', '815'])
  },
)
