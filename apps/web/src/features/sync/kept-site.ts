import { appStore, databaseOf } from './copy-names.ts'

/** Has the worker keep what the site is made of, as soon as there is one, so that it opens without the server. */
export function keepSite(isWanted: () => boolean): void {
  const ask = async ({ active }: ServiceWorkerRegistration): Promise<void> => {
    if (!isWanted()) return
    await caches.open(appStore)
    // The copy may have been dropped meanwhile.
    if (isWanted()) active?.postMessage('keep-app')
    else await forgetSite()
  }
  void navigator.serviceWorker?.ready.then(ask).catch(() => undefined)
}

/** Has the worker keep no more than before. */
export async function forgetSite(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(appStore)
}

/** Removes the small forms of photos that are kept for a person. */
export async function deleteThumbs(person: number): Promise<void> {
  if ('caches' in globalThis) await caches.delete(databaseOf(person))
}
