import { isGone } from '../../shared/api/site-file.ts'
import { atRest } from '../../shared/ui/at-rest.ts'

const worker = '/service-worker.js'
const storeName = 'clutchbook-site'

/**
 * Has the browser keep a page that says so when the server can't be reached. Only once this page has loaded and rests, so
 * that nothing is slower for it; browsers allow it over TLS and on this machine alone.
 */
export function ensureWorker(): void {
  if (!('serviceWorker' in navigator)) return
  addEventListener('load', () => atRest(() => void register()), { once: true })
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(worker)
    if (registration.active) await registration.update()
  } catch {
    // Refused by the browser or out of reach: it is tried again with the next page.
    if (await isGone(worker)) await removeWorker()
  }
}

/** An installation that has no worker any more leaves none behind in its keepers' browsers. */
async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  await caches.delete(storeName)
}
