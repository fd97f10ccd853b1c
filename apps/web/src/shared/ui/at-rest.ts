/** Where a browser can't tell that it rests, so long is waited, in milliseconds. */
const patience = 2000

/** Does something once the page rests, so that nothing is slower for it. */
export function atRest(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else setTimeout(act, patience)
}
