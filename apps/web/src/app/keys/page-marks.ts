/** What a page marks so that a key finds it: `data-key-acts="new"` on the button that adds, `"edit"` on the one that edits. */
type Mark = 'new' | 'edit'

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

/** Moves the focus along the entries of the page's list, marked `data-key-entry`: to each, or to what it offers first. */
export function stepEntry(step: 1 | -1): void {
  const entries = seenIn('[data-key-entry]')
  const here = entries.findIndex((entry) => entry.contains(document.activeElement))
  const next = here === -1 ? (step === 1 ? 0 : entries.length - 1) : here + step
  const entry = entries[next]
  const target = entry?.matches(focusable) ? entry : entry?.querySelector<HTMLElement>(focusable)
  target?.focus()
}
