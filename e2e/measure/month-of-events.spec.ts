import type { Page } from '@playwright/test'
import { addEvent, registerLondoner, today } from '../harness/calendar.ts'
import { expect, test } from '../harness/fixtures.ts'

const events = 1000
const turns = 15

/** Milliseconds from a click on a button until the browser has drawn what follows. */
const timeClick = (page: Page, name: string): Promise<number> =>
  page.getByRole('button', { name, exact: true }).evaluate(
    (button: HTMLElement) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        button.click()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
      }),
  )

test(`B15 a month of ${events} events that is known already is drawn within 100 ms`, async ({ page }) => {
  test.setTimeout(180_000)
  await registerLondoner(page.request)
  const month = today.slice(0, 7)
  for (let n = 0; n < events; n += 1)
    await addEvent(page.request, {
      title: `Feed rack ${n}`,
      startDate: `${month}-${String((n % 28) + 1).padStart(2, '0')}`,
      type: n % 2 === 0 ? 'feeding' : 'cleaning',
    })
  await page.goto('/calendar')
  await expect(page.locator('[data-eventful]')).toHaveCount(28)
  await page.getByRole('button', { name: 'Next month', exact: true }).click()
  await page.waitForLoadState('networkidle')
  const times: number[] = []
  for (let n = 0; n < turns; n += 1) {
    times.push(await timeClick(page, 'Previous month'))
    await expect(page.locator(`[data-day="${month}-01"][data-eventful]`)).toBeVisible()
    await timeClick(page, 'Next month')
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(turns / 2)] ?? 0
  console.log(`a month of ${events} events: ${median.toFixed(0)} ms to draw`)
  expect(median).toBeLessThanOrEqual(100)
})
