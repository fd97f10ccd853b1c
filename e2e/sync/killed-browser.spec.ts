import type { BrowserContext, Page, Route } from '@playwright/test'
import { seeded } from '../../apps/server/src/testing/seeded.ts'
import { addAnimals } from '../harness/animals.ts'
import { keepOnlyRecords, noNetwork } from '../harness/copy.ts'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { createOwnBrowser } from '../harness/own-browser.ts'
import { feedingOf, makeSiteCalls } from '../harness/site-calls.ts'
import { expectWaiting } from '../harness/waiting.ts'

test.use({ settings: withoutLimits })

const minute = 60_000

const rounds = 6

/** So many changes are saved in each round before the browser is killed at one more. */
const savedARound = 12

type Random = (below: number) => number

/** A network that is away, or loses three of ten answers and sees to it that the browser is killed at a change. */
function createNetwork(random: Random) {
  let untilKill = Number.POSITIVE_INFINITY
  let isAway = true
  let kill: () => Promise<void> = () => Promise.resolve()
  let isBefore = false

  const change = async (route: Route): Promise<void> => {
    untilKill -= 1
    const isLast = untilKill === 0
    const isLost = random(10) < 3
    if (isLast && isBefore) return kill()
    const response = await route.fetch()
    if (isLast) return kill()
    if (!isLost) return route.fulfill({ response })
    await route.abort('connectionfailed')
    const page = route.request().frame().page()
    await page.evaluate(() => dispatchEvent(new Event('online')))
  }

  return {
    /** Stands between the pages of a browser and the server. */
    standBetween: async (context: BrowserContext): Promise<void> => {
      await context.route(/\/api\//, async (route) => {
        if (isAway) return route.abort('connectionfailed').catch(() => undefined)
        if (route.request().method() === 'GET' || route.request().url().includes('/api/devices'))
          return route.fallback()
        await change(route).catch(() => undefined)
      })
    },
    goAway: (): void => {
      isAway = true
    },
    /** Is back until some change; resolves once the browser has been killed at it. */
    comeBackUntilKilled: (by: () => Promise<void>): Promise<void> => {
      const { promise, resolve } = Promise.withResolvers<void>()
      isAway = false
      isBefore = random(2) === 0
      untilKill = 1 + random(5)
      kill = () => by().then(resolve)
      return promise
    },
    comeBack: (): void => {
      isAway = false
      untilKill = Number.POSITIVE_INFINITY
    },
  }
}

/** What waits, as its page lists it. */
const rows = (page: Page) => page.locator('main').getByRole('listitem')

test(
  'OFF-16 OFF-19 each change that was saved is there once, though the whole browser is killed amid saves and amid sending',
  inFullOnly,
  async ({ server, launchOptions, consoleWatch }) => {
    test.setTimeout(180_000)
    const seed = Number(process.env.SEED) || Date.now() % 1_000_000
    const random = seeded(seed)
    consoleWatch.allow(
      new RegExp(`${noNetwork.source}|ERR_CONNECTION_FAILED|cross-world service worker|ERR_FAILED`),
    )
    const browser = await createOwnBrowser(launchOptions, server.url, 'block')
    const network = createNetwork(random)
    const open = async (): Promise<Page> => {
      const context = await browser.start()
      consoleWatch.watch(context)
      await network.standBetween(context)
      return context.pages()[0] ?? (await context.newPage())
    }
    try {
      const first = await browser.start()
      const { username, password } = await registerKeeper(first.request)
      const login = await first.request.post('/api/login', { data: { username, password, rememberMe: true } })
      expect(login.status()).toBe(200)
      const animals = await addAnimals(
        first.request,
        ['Ember', 'Ash', 'Soot', 'Dusk'].map((name) => ({ name })),
      )
      await keepOnlyRecords(first.pages()[0] ?? (await first.newPage()))
      // Who is in is on the disk once the browser is closed.
      await browser.close()

      const [saved, tried] = [new Set<string>(), new Set<string>()]
      // Log entries of one minute go as one call; these are of two each.
      let moment = Date.now() - 24 * 60 * minute
      const feeding = (note: string) => {
        tried.add(note)
        moment += 2 * minute
        return { ...feedingOf(animals[random(animals.length)], note), at: new Date(moment).toISOString() }
      }
      for (let round = 0; round < rounds; round += 1) {
        network.goAway()
        const page = await open()
        await page.goto('/animals')
        for (let n = 0; n < savedARound; n += 1) {
          const note = `round-${round}-change-${n}`
          expect(await makeSiteCalls(page, [feeding(note)]), `SEED=${seed}: ${note}`).toEqual([])
          saved.add(note)
        }
        const atOnce = `round-${round}-at-once`
        const going = makeSiteCalls(page, [feeding(atOnce)]).catch(() => ['killed'])
        await browser.kill()
        if ((await going).length === 0) saved.add(atOnce)

        const again = await open()
        const killed = network.comeBackUntilKilled(browser.kill)
        await again.goto('/waiting').catch(() => undefined)
        await killed
      }
      network.goAway()
      const page = await open()
      await page.goto('/waiting')
      await expect(rows(page).first()).toBeVisible()
      network.comeBack()
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expectWaiting(page, false, 120_000)
      const notes: string[] = []
      for (const id of animals) {
        const answer = await page.request.get(`/api/animals/${id}/records`)
        notes.push(...((await answer.json()) as { details: string }[]).map(({ details }) => details))
      }
      expect(new Set(notes).size, `SEED=${seed}: each once`).toBe(notes.length)
      expect(
        [...saved].filter((note) => !notes.includes(note)),
        `SEED=${seed}: none lost`,
      ).toEqual([])
      expect(
        notes.filter((note) => !tried.has(note)),
        `SEED=${seed}: none made up`,
      ).toEqual([])
    } finally {
      await browser.dispose()
    }
  },
)
