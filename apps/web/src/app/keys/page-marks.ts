/**
 * What a page marks so that a key finds it: `data-key-acts="new"` on the button that adds, `"edit"` on the one that edits,
 * `"feed"` on the one that feeds.
 */
type Mark = 'new' | 'edit' | 'feed'

const isSeen = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true })

const seenIn = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`#content ${selector}`)].filter(isSeen)

/** Presses the page's own button; false where it has none. */
export function pressMarked(mark: Mark): boolean {
  const [button] = seenIn(`[data-key-acts="${mark}"]`)
  button?.click()
  return button !== undefined
}

/** Puts the cursor into the page's search box; false where it has none. */
export function focusSearch(): boolean {
  const [box] = seenIn('input[type="search"]')
  box?.focus()
  return box !== undefined
}

const focusable = 'a[href], button:not([disabled]), input'

const isCurrent = (entry: HTMLElement): boolean => entry.getAttribute('aria-current') === 'true'

/**
 * Moves the focus along the entries of the page's list, marked `data-key-entry`: to each, or to what it offers first. Where one
 * of them is open beside the list, the next one is opened in its place.
 */
export function stepEntry(step: 1 | -1): void {
  const entries = seenIn('[data-key-entry]')
  const focused = entries.findIndex((entry) => entry.contains(document.activeElement))
  const opened = entries.findIndex(isCurrent)
  const here = focused === -1 ? opened : focused
  const next = here === -1 ? (step === 1 ? 0 : entries.length - 1) : here + step
  const entry = entries[next]
  const target = entry?.matches(focusable) ? entry : entry?.querySelector<HTMLElement>(focusable)
  target?.focus()
  if (opened !== -1) target?.click()
}
