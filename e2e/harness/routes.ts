import type { BrowserContext, Page } from '@playwright/test'

/** An address that nothing asks for. */
const unasked = '**/unasked'

/**
 * Has a browser go on looking at its calls once it has begun to. Where its last route goes, also one with `times`, a call
 * that is made just then may never be answered (microsoft/playwright#41802).
 */
export const keepRouting = (context: BrowserContext): Promise<unknown> =>
  context.route(unasked, (route) => route.fallback())

/** Ends the routes of a page, or those of one pattern. */
export async function endRoutes(page: Page, pattern?: string | RegExp): Promise<void> {
  await keepRouting(page.context())
  await (pattern === undefined ? page.unrouteAll() : page.unroute(pattern))
}
