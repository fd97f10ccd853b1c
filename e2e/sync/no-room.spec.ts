import type { Page } from '@playwright/test'
import { addAnimal } from '../harness/animals.ts'
import { keepRecords, noNetwork } from '../harness/copy.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectWaiting } from '../harness/waiting.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

/** Whether the browser's databases take something more. A browser asks for the room that is left now and then alone. */
const hasRoom = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('room', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('room')
        opening.onerror = () => resolve(false)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('room', 'readwrite')
          writing.objectStore('room').put('something', 'more')
          writing.oncomplete = () => resolve(true)
          writing.onabort = () => resolve(false)
          writing.onerror = () => resolve(false)
          opening.result.close()
        }
      }),
  )

test(
  'OFF-21 where the device has no room a save is refused in words, the form keeps what was typed, and what waits stays',
  inFullOnly,
  async ({ page, context, baseURL, consoleWatch }) => {
    test.setTimeout(150_000)
    consoleWatch.allow(new RegExp(`${noNetwork.source}|cross-world service worker`))
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    await keepRecords(page)
    await context.setOffline(true)
    await page.goto(`/animals/${id}`)
    const dialog = page.getByRole('dialog')
    const weigh = async (grams: string) => {
      await page.getByRole('button', { name: 'Weigh', exact: true }).click()
      await dialog.getByLabel('Weight', { exact: true }).fill(grams)
      await dialog.getByRole('button', { name: 'Save Record' }).click()
    }
    await weigh('812')
    await expect(dialog).toBeHidden()
    await expectWaiting(page, true)
    const devtools = await context.newCDPSession(page)
    const origin = baseURL ?? ''
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
    await expect.poll(() => hasRoom(page), { timeout: 60_000 }).toBe(false)
    await weigh('815')
    await expect(page.getByText('This device has no room to keep the change.').first()).toBeVisible()
    await expect(dialog.getByLabel('Weight', { exact: true })).toHaveValue('815')
    await devtools.send('Storage.overrideQuotaForOrigin', { origin })
    await dialog.getByRole('button', { name: 'Save Record' }).click()
    await expect(dialog).toBeHidden()
    await context.setOffline(false)
    await expectWaiting(page, false)
    const records: { measurement: string }[] = await (
      await page.request.get(`/api/animals/${id}/records`)
    ).json()
    expect(records.map(({ measurement }) => measurement).toSorted()).toEqual(['812', '815'])
  },
)
