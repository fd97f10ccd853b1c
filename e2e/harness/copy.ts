import { expect, type Page } from '@playwright/test'
import { openAccountSettings } from './account-settings.ts'
import { workerIsActive } from './service-worker.ts'

/** The switch in Account Settings. */
export const keepLabel = 'Keep my records on this device'

/** What stands above a page that this device answers; over midnight it names the day as well. */
export const ofWhen = /^(Offline · )?as of (.+, )?\d\d:\d\d$/

/** What a browser says of each call while there is no network. */
export const noNetwork = /ERR_INTERNET_DISCONNECTED|was preloaded using link preload/

/** Everything that the browser's databases hold, as one text; bytes as the letters that they would be. */
export const readDatabases = (page: Page): Promise<{ names: string[]; text: string }> =>
  page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
    const parts: string[] = []
    const spell = (value: unknown): string => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
        return new TextDecoder('latin1').decode(value as ArrayBuffer)
      if (value instanceof CryptoKey) return `key, ${value.extractable ? 'to be read out' : 'held'}`
      return value && typeof value === 'object' ? Object.values(value).map(spell).join('\n') : String(value)
    }
    for (const name of names) {
      const opening = indexedDB.open(name)
      // One that has gone meanwhile is not made anew by looking at it.
      opening.onupgradeneeded = () => opening.transaction?.abort()
      const database = await done(opening).catch(() => null)
      if (!database) continue
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store)
        parts.push(...(await done(all.getAllKeys())).map(String), ...(await done(all.getAll())).map(spell))
      }
      database.close()
    }
    return { names, text: parts.join('\n') }
  })

/** Chooses in Account Settings to keep the records, and waits until they are kept. */
export async function chooseToKeep(page: Page): Promise<void> {
  const settings = await openAccountSettings(page)
  await settings.getByRole('checkbox', { name: keepLabel }).click()
  await expect(page.getByText('Your records are kept on this device', { exact: true })).toBeVisible()
  await expect(settings.getByText('This browser').last()).toBeVisible()
}

/** Waits until the site is kept, whose files come in the background. */
export const expectSiteKept = (page: Page): Promise<void> =>
  expect
    .poll(
      () => page.evaluate(async () => Boolean(await caches.match('/', { cacheName: 'clutchbook-app' }))),
      { timeout: 30_000, intervals: [250] },
    )
    .toBe(true)

/** A page under the worker whose keeper has chosen to keep the records here: it opens without the network as well. */
export async function keepRecords(page: Page): Promise<void> {
  await page.goto('/animals')
  await page.evaluate(workerIsActive)
  await page.goto('/animals')
  await chooseToKeep(page)
  await expectSiteKept(page)
  await page.keyboard.press('Escape')
}

/**
 * A page whose keeper has chosen to keep the records here, in a browser without a worker, so that every page comes from the
 * server. Keeping the files of the site as well would take two seconds of processor time.
 */
export async function keepOnlyRecords(page: Page): Promise<void> {
  await page.goto('/animals')
  await chooseToKeep(page)
  await page.keyboard.press('Escape')
}
