import { shiftMonth } from '@clutchbook/domain/calendar/month.rules'
import type { APIRequestContext, Page } from '@playwright/test'
import { median } from '../../apps/server/src/testing/statistics.ts'
import { addEvent, openCalendar, registerLondoner, today } from '../harness/calendar.ts'
import { expect, test } from '../harness/fixtures.ts'
import { recordMainThread } from './main-thread.ts'

const turns = 9
/** The month after this one: nothing has asked for it when the calendar is opened. */
const month = shiftMonth(today.slice(0, 7), 1)

async function fillMonth(request: APIRequestContext, events: number): Promise<void> {
  for (let n = 0; n < events; n += 1)
    await addEvent(request, {
      title: `Feed rack ${n}`,
      startDate: `${month}-${String((n % 28) + 1).padStart(2, '0')}`,
      type: n % 2 === 0 ? 'feeding' : 'cleaning',
    })
}

/** Milliseconds that the page's own thread works from a press on a button until the full month is drawn. */
async function workOf(page: Page, name: string): Promise<number> {
  const stop = await recordMainThread(page)
  await page.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement) => button.click())
  await page.waitForFunction(
    (first) => document.querySelector(`[data-day="${first}"][data-eventful]`)?.closest('table'),
    `${month}-15`,
  )
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  return (await stop()).reduce((sum, { ms }) => sum + ms, 0)
}

for (const events of [500, 1000]) {
  test(`B15 a month of ${events} events is read and drawn within 100 ms of work, and turned to again within as much`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await registerLondoner(page.request)
    await fillMonth(page.request, events)
    const [first, again]: [number[], number[]] = [[], []]
    for (let n = 0; n < turns; n += 1) {
      await openCalendar(page)
      await page.waitForLoadState('networkidle')
      first.push(await workOf(page, 'Next month'))
      await page.getByRole('button', { name: 'Previous month', exact: true }).click()
      await page.waitForLoadState('networkidle')
      again.push(await workOf(page, 'Next month'))
    }
    console.log(
      `a month of ${events} events: ${median(first).toFixed(0)} ms to read and draw, ${median(again).toFixed(0)} ms to draw again`,
    )
    expect(median(first)).toBeLessThanOrEqual(100)
    expect(median(again)).toBeLessThanOrEqual(100)
  })
}
