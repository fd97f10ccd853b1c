import { expect, type Page } from '@playwright/test'

/** What the browser notes while something of a keeper waits. */
const waits = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('clutchbook-waits-')))

/** Waits until something waits on this device, or until nothing does any more. */
export const expectWaiting = (page: Page, isExpected: boolean, timeout = 30_000): Promise<void> =>
  expect.poll(() => waits(page), { timeout, intervals: [100, 250] }).toBe(isExpected)
