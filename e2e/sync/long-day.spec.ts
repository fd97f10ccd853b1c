import type { BrowserContext, Page, Route } from '@playwright/test'
import { seeded } from '../../apps/server/src/testing/seeded.ts'
import { keepOnlyRecords, noNetwork } from '../harness/copy.ts'
import { expectOnceAndInOrder } from '../harness/day-on-server.ts'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { addDayAnimals, makeUpDay } from '../harness/long-day.ts'
import { makeSiteCalls } from '../harness/site-calls.ts'
import { expectWaiting } from '../harness/waiting.ts'

test.use({
  viewport: { width: 390, height: 844 },
  settings: withoutLimits,
})

const calls = /\/api\//
const hour = 3_600_000

/** What a browser says of a network that comes and goes, and of a page that is killed. */
const badNetwork = new RegExp(
  `${noNetwork.source}|ERR_CONNECTION_FAILED|cross-world service worker|status of 412`,
)

/** Where a page is killed: before its change is with the server, before it has the answer, or as soon as it has it. */
type Killing = 'before' | 'between' | 'after'

/** A network on which some answers are lost, and a page that is killed at some calls. */
async function createBadNetwork(context: BrowserContext, random: (below: number) => number) {
  let state: 'away' | 'bad' = 'away'
  let untilKill = Number.POSITIVE_INFINITY
  let killing: Killing = 'before'
  let isKilled = false
  let kill = (): void => undefined
  const counts = { sent: 0, lost: 0 }

  const change = async (route: Route): Promise<void> => {
    const page = route.request().frame().page()
    counts.sent += 1
    untilKill -= 1
    const isLast = untilKill === 0
    const isLost = random(10) < 3
    if (isLast && killing === 'before') return kill()
    const response = await route.fetch()
    if (isLast && killing === 'between') return kill()
    if (isLost && !isLast) {
      counts.lost += 1
      await route.abort('connectionfailed')
      // The network is back at once: the pauses after what is lost are for one that stays away.
      await page.evaluate(() => dispatchEvent(new Event('online')))
      return
    }
    await route.fulfill({ response })
    if (isLast) kill()
  }

  await context.route(calls, async (route) => {
    if (isKilled || state === 'away') return route.abort('connectionfailed')
    if (route.request().method() === 'GET' || route.request().url().includes('/api/devices'))
      return route.fallback()
    // A page that is killed hears of nothing more.
    await change(route).catch(() => undefined)
  })

  return {
    counts,
    comeBack: () => {
      state = 'bad'
    },
    /** Opens a page, and kills it at a change that is made up; ends when it is dead. */
    killOne: async (page: Page): Promise<void> => {
      const devtools = await context.newCDPSession(page)
      const dead = new Promise<void>((resolve) => page.once('crash', () => resolve()))
      killing = (['before', 'between', 'after'] as const)[random(3)] ?? 'before'
      untilKill = 1 + random(25)
      kill = () => {
        isKilled = true
        void devtools.send('Page.crash').catch(() => undefined)
      }
      await page.goto('/animals')
      await dead
      isKilled = false
      await page.close()
    },
  }
}

/** Counts in a page how often all that waits is read from the disk; answers the count so far. */
const countReads = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const seen = globalThis as { readsOfAll?: number }
    if (seen.readsOfAll !== undefined) return seen.readsOfAll
    seen.readsOfAll = 0
    const read = IDBObjectStore.prototype.getAll
    IDBObjectStore.prototype.getAll = function (this: IDBObjectStore, ...asked) {
      if (this.name === 'entries') seen.readsOfAll = (seen.readsOfAll ?? 0) + 1
      return read.apply(this, asked)
    }
    return 0
  })

test(
  'OFF-16 OFF-17 OFF-18 OFF-19 500 changes, 300 of them log entries, are there once, in order and with their own times, though the page is killed ten times and three of ten answers are lost',
  inFullOnly,
  async ({ page: first, context, server, consoleWatch }) => {
    test.setTimeout(300_000)
    const seed = Number(process.env.SEED) || Date.now() % 1_000_000
    const random = seeded(seed)
    const told = `SEED=${seed}`
    consoleWatch.allow(badNetwork)
    const keeper = await registerKeeper(first.request)
    const animals = await addDayAnimals(first.request)
    await keepOnlyRecords(first)
    const network = await createBadNetwork(context, random)
    const day = makeUpDay(random, animals, new Date(Date.now() - 24 * hour))
    await countReads(first)
    expect(await makeSiteCalls(first, day), told).toEqual([])
    expect(await countReads(first), 'what this tab has written itself is not read again').toBe(0)
    await expectWaiting(first, true)
    network.comeBack()
    let page = first
    for (let kill = 0; kill < 10; kill++) {
      await network.killOne(page)
      page = await context.newPage()
    }
    await page.goto('/animals')
    await expectWaiting(page, false, 120_000)
    expectOnceAndInOrder(server, keeper.id, day, told)
  },
)
