import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { addRack } from '../harness/plans.ts'
import { type Ride, ride } from './ride.ts'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  settings: withoutLimits,
})

/** Rows of a day: animals in racks of two hundred, as many as one call takes. */
const [few, many] = [100, 2000]

test('HUS-34 B12 the work of two thousand scrolls as lightly as that of a hundred, with few elements in the page', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const rides: Record<'few' | 'many', Ride[]> = { few: [], many: [] }
  const fewKeeper = await registerKeeper(page.request)
  await addRack(page.request, few)
  const manyKeeper = await registerKeeper(page.request)
  for (let at = 0; at < many; at += 200) await addRack(page.request, 200)
  for (let round = 0; round < 3; round += 1) {
    for (const [kind, { username, password }, count] of [
      ['few', fewKeeper, few],
      ['many', manyKeeper, many],
    ] as const) {
      await page.request.post('/api/login', { data: { username, password } })
      await page.goto('/')
      await expect(page.getByText(`0 of ${count} done`)).toBeVisible()
      await page.waitForLoadState('networkidle')
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
