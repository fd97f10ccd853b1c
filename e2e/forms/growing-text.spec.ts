import type { Page } from '@playwright/test'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'

const lines = (count: number): string => Array.from({ length: count }, (_, at) => `line ${at}`).join('\n')

/** How high the description of a new event is with so many lines, in pixels. */
async function heightsOf(page: Page, counts: readonly number[]): Promise<number[]> {
  await page.goto('/calendar')
  await page.getByRole('button', { name: 'Add Event' }).first().click()
  const field = page.getByRole('dialog').getByLabel('Description')
  const heights: number[] = []
  for (const count of counts) {
    await field.fill(lines(count))
    heights.push((await field.boundingBox())?.height ?? 0)
  }
  return heights
}

test(
  'B8 a field for some lines grows with them up to eight, by its style or else by measure',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const counts = [0, 2, 5, 8, 20]
    const [none = 0, two, five = 0, eight = 0, many] = await heightsOf(page, counts)
    expect(two).toBe(none)
    expect(five).toBeGreaterThan(none)
    expect(eight - five).toBe(five - none)
    expect(many).toBe(eight)
    await page.evaluate(() => localStorage.clear())
    await page.addInitScript(() => {
      CSS.supports = () => false
    })
    const measured = await heightsOf(page, counts)
    for (const [at, height] of [none, two, five, eight, many].entries())
      expect(Math.abs((measured[at] ?? 0) - (height ?? 0)), `${counts[at]} lines`).toBeLessThanOrEqual(2)
  },
)
