import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimals } from '../harness/animals.ts'
import { keepOnlyRecords } from '../harness/copy.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { letCallsThrough, loseCalls } from '../harness/lost-calls.ts'
import { feedingOf, makeSiteCalls } from '../harness/site-calls.ts'
import { expectWaiting } from '../harness/waiting.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Has the disk lose a part of what is kept of one entry. */
const damageEntry = (page: Page, id: number): Promise<void> =>
  page.evaluate(async (lost) => {
    const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const { name = '' } = (await indexedDB.databases()).find((one) => one.name?.includes('outbox')) ?? {}
    const database = await done(indexedDB.open(name))
    const entries = database.transaction('entries', 'readwrite').objectStore('entries')
    const sealed: { iv: Uint8Array; bytes: ArrayBuffer } = await done(entries.get(lost))
    await done(entries.put({ ...sealed, bytes: sealed.bytes.slice(1) }, lost))
    database.close()
  }, id)

type Written = { details: string | null }

test(
  'OFF-16 OFF-20 one change that can’t be read keeps back no other: it is told, and can be discarded',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    await registerKeeper(page.request)
    const [ash, basil] = await addAnimals(page.request, [{ name: 'Ash' }, { name: 'Basil' }])
    await keepOnlyRecords(page)
    await loseCalls(context, consoleWatch)
    expect(
      await makeSiteCalls(page, [feedingOf(ash, 'one'), feedingOf(basil, 'two'), feedingOf(ash, 'three')]),
    ).toEqual([])
    await damageEntry(page, 1)
    await page.goto('/waiting')
    await expect(page.getByRole('heading', { name: 'A change that can’t be read' })).toBeVisible()
    await letCallsThrough(page)
    const notesOf = async (id: number | undefined) =>
      ((await (await page.request.get(`/api/animals/${id}/records`)).json()) as Written[]).map(
        ({ details }) => details,
      )
    await expect.poll(() => notesOf(basil), { timeout: 30_000 }).toEqual(['two'])
    await expect(page.getByRole('link', { name: '1 waiting · 1 needs you', exact: true })).toBeVisible()
    await expectAccessible(page)
    expect(await notesOf(ash)).toEqual([])
    await page.getByRole('button', { name: 'Discard: A change that can’t be read' }).click()
    const asked = page.getByRole('dialog', { name: 'Discard the change that can’t be read?' })
    await expectAccessible(page)
    await asked.getByRole('button', { name: 'Discard', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible({ timeout: 30_000 })
    await expectWaiting(page, false)
    expect(await notesOf(ash)).toEqual(['three'])
  },
)
