import type { BrowserContext, Page, Route } from '@playwright/test'
import type { ConsoleWatch } from './console-watch.ts'
import { noNetwork } from './copy.ts'
import { keepRouting } from './routes.ts'

/** What a browser says of each call that `loseCalls` has lost. */
const lostCalls = /ERR_CONNECTION_FAILED|was preloaded using link preload/

const anyCall = /\/api\//

const lose = (route: Route): Promise<void> => route.abort('connectionfailed')

/** Has every call of a page fail as without a network, while the files of the site still come, and the browser say so. */
export function loseCalls(context: BrowserContext, watch: ConsoleWatch): Promise<unknown> {
  watch.allow(lostCalls)
  return context.route(anyCall, lose)
}

/** Has calls reach the server again, and tells the page so as the network does. */
export async function letCallsThrough(page: Page): Promise<void> {
  await keepRouting(page.context())
  await page.context().unroute(anyCall, lose)
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

/** What a browser says of changes that are held back. */
export const heldBack = new RegExp(`${noNetwork.source}|ERR_CONNECTION_FAILED|cross-world service worker`)

/** What changes records, and where what waits is sent. */
export const changing = /\/api\/(?!sync|devices|user|login|logout)/

/** Has no change reach the server, as where there is no network; what is read still comes, so that pages open. */
export async function holdBack(context: BrowserContext): Promise<{ end: () => void }> {
  let isHeld = true
  await context.route(changing, (route) =>
    isHeld && route.request().method() !== 'GET' ? route.abort('connectionfailed') : route.fallback(),
  )
  return {
    end: () => {
      isHeld = false
    },
  }
}

/** Fails every call of a browser as without a network, except as many changes that waited as are let go, and reads meanwhile. */
export async function loseCallsExcept(context: BrowserContext): Promise<{
  /** Lets so many go. */
  letGo: (changes: number) => void
  /** How many of those have not gone yet. */
  left: () => number
}> {
  let left = 0
  await context.route(anyCall, (route) => {
    if (left <= 0) return lose(route)
    if (route.request().headers()['clutchbook-written-at']) left -= 1
    return route.fallback()
  })
  return {
    letGo: (changes) => {
      left = changes
    },
    left: () => left,
  }
}
