import type { Page } from '@playwright/test'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { fill } from './fill.ts'
import { type Ride, ride } from './ride.ts'

test.use({ settings: withoutLimits })

const few = 100
const many = 10_000

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
