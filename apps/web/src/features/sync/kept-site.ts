import { appStore } from './copy-names.ts'

/** Has the worker keep what the site is made of, so that it opens without the server. */
export async function keepSite(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return
  await caches.open(appStore)
  registration.active?.postMessage('keep-app')
}

/** Has the worker keep no more than before. */
export async function forgetSite(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(appStore)
}
