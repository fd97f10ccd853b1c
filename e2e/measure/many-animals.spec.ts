import type { Page } from '@playwright/test'
import { expect, test } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { fill } from './fill.ts'
import { recordMainThread, type Task } from './main-thread.ts'

test.use({ settings: { PLAN_LIMITS: 'off' } })

const few = 100
const many = 10_000

/** One frame at sixty a second, in milliseconds. */
const frame = 1000 / 60

/** How a list was scrolled: the share of frames that the page's own work was too long for, and the most elements it held. */
type Ride = { dropped: number; mostNodes: number; reached: number; longest: Task[] }

/** Scrolls the list fast for some seconds, turning round at its ends. */
async function ride(page: Page, seconds: number): Promise<Ride> {
  const tasks = await recordMainThread(page)
  const seen = await page.evaluate(
    (ms) =>
      new Promise<{ mostNodes: number; reached: number }>((resolve) => {
        const speed = 4000
        const begun = performance.now()
        let [before, mostNodes, reached, way] = [begun, 0, 0, 1]
        const step = (now: number) => {
          const took = Math.min(50, now - before)
          before = now
          mostNodes = Math.max(mostNodes, document.getElementsByTagName('*').length)
          reached = Math.max(reached, scrollY)
          const end = document.documentElement.scrollHeight - innerHeight
          if (scrollY >= end - 2) way = -1
          if (scrollY <= 0) way = 1
          scrollBy({ top: (way * speed * took) / 1000, behavior: 'instant' })
          if (now - begun < ms) requestAnimationFrame(step)
          else resolve({ mostNodes, reached })
        }
        requestAnimationFrame(step)
      }),
    seconds * 1000,
  )
  const all = await tasks()
  const late = all.reduce((frames, { ms }) => frames + Math.floor(ms / frame), 0)
  return { ...seen, dropped: late / ((seconds * 1000) / frame), longest: all.slice(0, 4) }
}

async function openList(page: Page): Promise<void> {
  await page.goto('/animals')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('B12 ten thousand animals scroll as lightly as a hundred, with few elements in the page', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const rides: Record<'few' | 'many', Ride[]> = { few: [], many: [] }
  const fewKeeper = await registerKeeper(page.request)
  await fill(page.request, few)
  const manyKeeper = await registerKeeper(page.request)
  await fill(page.request, many)
  for (let round = 0; round < 3; round += 1) {
    for (const [kind, { username, password }] of [
      ['few', fewKeeper],
      ['many', manyKeeper],
    ] as const) {
      await page.request.post('/api/login', { data: { username, password } })
      await openList(page)
      rides[kind].push(await ride(page, 10))
    }
  }
  const middle = (kind: 'few' | 'many') =>
    rides[kind].map(({ dropped }) => dropped).sort((a, b) => a - b)[1] ?? 1
  console.log(
    'share of frames dropped',
    { few: middle('few'), many: middle('many') },
    JSON.stringify(rides, null, 1),
  )
  expect(Math.max(...rides.many.map(({ mostNodes }) => mostNodes))).toBeLessThanOrEqual(1500)
  expect(middle('many')).toBeLessThanOrEqual(middle('few') + 0.02)
})
