/** Where a browser can't tell that it rests, so long is waited, in milliseconds. */
const patience = 2000

/** By then the first page has all that it shows, in milliseconds. */
const settledAfter = 2000

/** What waits for a page that never rests is done after so long, in milliseconds. */
const longestWait = 10_000

/** Does something once the page rests, so that nothing is slower for it. */
export function atRest(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: longestWait })
  else setTimeout(act, patience)
}

/** The same once the first page is there as a whole; answers how to leave it. */
export function onceSettled(act: () => void): () => void {
  const settled = setTimeout(() => atRest(act), settledAfter)
  return () => clearTimeout(settled)
}
