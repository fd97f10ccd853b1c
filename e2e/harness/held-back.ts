import type { BrowserContext } from '@playwright/test'
import { noNetwork } from './copy.ts'

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
