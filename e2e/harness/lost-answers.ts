import type { Page } from '@playwright/test'

/**
 * Loses the answer of the next change that is sent to an address; the server has done what was asked. Resolves once it is
 * lost. The route stays: a page whose last route is taken off may never hear of what it asks for at that moment
 * (https://github.com/microsoft/playwright/issues/41802).
 */
export async function loseNextAnswer(page: Page, address: string): Promise<{ lost: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isLost = false
  await page.route(address, async (route) => {
    if (isLost || route.request().method() === 'GET') return route.fallback()
    isLost = true
    await route.fetch()
    await route.abort('connectionfailed')
    resolve()
  })
  return { lost: promise }
}
