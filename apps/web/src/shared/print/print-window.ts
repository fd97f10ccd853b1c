/** How long a page that is ready waits before the print dialog opens, in milliseconds (COL-103). */
const printDelay = 500

/** The width of the window in CSS pixels, which a sheet is laid out for on a screen. */
const paperWidth = 760

/**
 * Opens an empty window to be drawn in and printed, or answers null where the browser blocks it. This must happen in
 * the very click that asks for it: a window that opens later counts as a pop-up.
 */
export function openPrintWindow(title: string): Window | null {
  const paper = window.open('', '_blank', `popup,width=${paperWidth},height=620`)
  if (!paper) return null
  paper.document.title = title
  paper.document.documentElement.lang = document.documentElement.lang
  paper.document.head.append(wholeSheet(paper))
  return paper
}

/** A phone opens the window as a tab of its own width, which is less than what is printed: there all of it is seen, smaller. */
function wholeSheet(paper: Window): HTMLMetaElement {
  const meta = paper.document.createElement('meta')
  return Object.assign(meta, { name: 'viewport', content: `width=${paperWidth}` })
}

/** Has a window look as this page does: the same style sheets, as far as they have been fetched here. Resolves once they are read. */
async function dress(paper: Window): Promise<void> {
  const sheets = document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"], style')
  const copies = [...sheets].map((sheet) => paper.document.importNode(sheet, true))
  const read = copies
    .filter(({ href }) => href)
    .map(
      (link) =>
        new Promise<void>((resolve) => {
          link.onload = () => resolve()
          // A sheet that can't be had makes a plainer page, but a page.
          link.onerror = () => resolve()
        }),
    )
  paper.document.head.append(...copies)
  await Promise.all(read)
  await paper.document.fonts.ready
}

/** Waits until every picture of the window can be seen; one that is broken is not waited for. */
const showPictures = (paper: Window): Promise<unknown> =>
  Promise.all([...paper.document.images].map((picture) => picture.decode().catch(() => undefined)))

/** Opens the print dialog of a drawn window half a second after all of it has loaded. */
export async function printWhenLoaded(paper: Window): Promise<void> {
  await dress(paper)
  await showPictures(paper)
  setTimeout(() => {
    if (!paper.closed) paper.print()
  }, printDelay)
}
