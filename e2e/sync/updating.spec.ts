import type { Page } from '@playwright/test'
import { seeded } from '../../apps/server/src/testing/seeded.ts'
import { keepRecords, noNetwork } from '../harness/copy.ts'
import { expectOnceAndInOrder } from '../harness/day-on-server.ts'
import { test as base, expect, withoutLimits } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { addDayAnimals, type DayCall, makeUpDay } from '../harness/long-day.ts'
import { loseCallsExcept } from '../harness/lost-calls.ts'
import { serveUpdatable, type Updatable } from '../harness/next-build.ts'
import { makeSiteCalls } from '../harness/site-calls.ts'
import { expectWaiting } from '../harness/waiting.ts'

/** What stands in the scripts of this build, and in those of a later one that knows a further form of entries and copies. */
const laterForms = [
  [/=\{1:(\w+)=>\1\}/, '={1:e=>e,2:({change:e,...t})=>({...t,...e,v:1})}'],
  [/,\w+(,\{upgrade:\w+=>\{for\(let \w+ of\[\.\.\.)/, ',99$1'],
] as const

function withLaterForms(script: string): string {
  return laterForms.reduce((text, [from, to]) => text.replace(from, to), script)
}

const test = base.extend<{ updatable: Updatable }>({
  updatable: async ({ server }, use) => {
    const updatable = await serveUpdatable(server.url, withLaterForms)
    await use(updatable)
    updatable.close()
  },
  baseURL: async ({ updatable }, use) => use(updatable.url),
})

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 844 },
  settings: withoutLimits,
})

/** Writes an entry anew in a form that only a later build can read. */
const writeInLaterForm = (page: Page, id: number): Promise<void> =>
  page.evaluate(async (entryId) => {
    const done = <Value>(asked: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    const open = async (kind: string): Promise<IDBDatabase> => {
      const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith(`clutchbook-${kind}`))
      return done(indexedDB.open(found?.name ?? ''))
    }
    const [copy, outbox] = [await open('copy'), await open('outbox')]
    const key: CryptoKey = await done(copy.transaction('keys').objectStore('keys').get('seal'))
    const { iv, bytes } = await done(outbox.transaction('entries').objectStore('entries').get(entryId))
    const way = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(`entry ${entryId}`) }
    const { address, params, body, ...entry } = JSON.parse(
      new TextDecoder().decode(await crypto.subtle.decrypt(way, key, bytes)),
    )
    const later = new TextEncoder().encode(
      JSON.stringify({ ...entry, v: 2, change: { address, params, body } }),
    )
    const ivOfLater = crypto.getRandomValues(new Uint8Array(12))
    const sealed = {
      iv: ivOfLater,
      bytes: await crypto.subtle.encrypt({ ...way, iv: ivOfLater }, key, later),
    }
    await done(outbox.transaction('entries', 'readwrite').objectStore('entries').put(sealed, entryId))
    for (const database of [copy, outbox]) database.close()
  }, id)

/** The number of a late entry about an animal that one of the first sixty adds, which the old page sends; 0 where it adds none. */
const findOfEarly = (day: readonly DayCall[]): number =>
  day.findLastIndex(({ of, as }) => as === undefined && Number(/^\$animal-(\d+)$/.exec(`${of}`)?.[1]) < 60) +
  1

const formOfCopy = (page: Page): Promise<number | undefined> =>
  page.evaluate(
    async () =>
      (await indexedDB.databases()).find(({ name }) => name?.startsWith('clutchbook-copy'))?.version,
  )

const isLater = (page: Page): Promise<boolean> =>
  page.evaluate(() => [...document.scripts].some(({ src }) => src.endsWith('.next.js')))

test(
  'OFF-25 P3 500 changes that wait over an update of the site are sent by the old page and the new one, also one of a form that only the new one reads',
  inFullOnly,
  async ({ page, context, server, updatable, consoleWatch }) => {
    test.setTimeout(240_000)
    const seed = Number(process.env.SEED) || Date.now() % 1_000_000
    consoleWatch.allow(
      new RegExp(`${noNetwork.source}|ERR_CONNECTION_FAILED|cross-world service worker|status of 412`),
    )
    const keeper = await registerKeeper(page.request)
    const random = seeded(seed)
    const day = makeUpDay(random, await addDayAnimals(page.request), new Date(Date.now() - 86_400_000))
    await keepRecords(page)
    const { letGo, left } = await loseCallsExcept(context)
    expect(await makeSiteCalls(page, day), `SEED=${seed}`).toEqual([])
    await expectWaiting(page, true)
    await writeInLaterForm(page, findOfEarly(day) || 400)
    await page.goto('/waiting')
    await expect(page.getByRole('heading', { name: 'A change that can’t be read' })).toBeVisible()
    await expect(page.getByText('A newer version of Clutchbook has written it.')).toBeVisible()

    // The old page goes on with the new server, from the files that it has kept.
    updatable.update()
    letGo(100)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(left, { timeout: 60_000 }).toBe(0)
    expect(await isLater(page)).toBe(false)
    await expect(page.getByRole('heading', { name: 'A change that can’t be read' })).toBeVisible()
    await page.close()

    letGo(Number.POSITIVE_INFINITY)
    const next = await context.newPage()
    await next.goto('/animals')
    expect(await isLater(next)).toBe(true)
    await expectWaiting(next, false, 120_000)
    expect(await formOfCopy(next)).toBe(99)
    expectOnceAndInOrder(server, keeper.id, day, `SEED=${seed}`)
  },
)
