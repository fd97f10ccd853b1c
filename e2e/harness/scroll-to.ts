import { expect, type Page } from '@playwright/test'

/**
 * Scrolls to a part of a page by its heading: what stands below the screen comes when one gets there. The router begins a page
 * at its top, which may be after the heading is there, so it is scrolled until the part stays in sight.
 */
export async function scrollTo(page: Page, heading: string): Promise<void> {
  const part = page.getByRole('heading', { level: 2, name: heading, exact: true })
  await expect(async () => {
    await part.evaluate((found) => found.scrollIntoView())
    // A page that is begun at its top is so by its second frame.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    await expect(part).toBeInViewport({ timeout: 1000 })
  }).toPass({ intervals: [50] })
}
