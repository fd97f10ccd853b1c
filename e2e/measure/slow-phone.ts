import type { Page } from '@playwright/test'

/** A phone on slow 4G: 1.6 Mbit/s down, 150 ms round trip, a processor four times slower than this one. */
export async function slowPhone(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1_000_000) / 8,
    uploadThroughput: (0.75 * 1_000_000) / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

type Watched = Window & { largest?: number; moved?: number }

/** Notes the latest largest paint, and how far things have moved by themselves. */
export const watchPaints = (page: Page) =>
  page.addInitScript(() => {
    const watched = window as Watched
    watched.moved = 0
    new PerformanceObserver((list) => {
      watched.largest = list.getEntries().at(-1)?.startTime ?? 0
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        watched.moved = (watched.moved ?? 0) + shift.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What has been noted so far: when the largest part was painted, in milliseconds, and how far things moved. */
export const seenOf = (page: Page): Promise<{ largest: number; moved: number }> =>
  page.evaluate(() => {
    const { largest = 0, moved = 0 } = window as Watched
    return { largest, moved }
  })
