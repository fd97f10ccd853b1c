/**
 * Ready is a worker from when it begins to be active. A browser whose page is left in that very moment, on a machine with
 * no processor to spare, can wait for the worker for good.
 */
export async function workerIsActive(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  while (active?.state === 'activating')
    await new Promise((changed) => active.addEventListener('statechange', changed, { once: true }))
}
