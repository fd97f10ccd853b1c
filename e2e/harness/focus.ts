import type { Page } from '@playwright/test'

/**
 * Gives the focus to everything on the page that takes it, one after the other, and answers what was then not to be seen:
 * out of the window, or behind something else (WCAG 2.4.11).
 */
export const listHiddenFocus = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate((scope) => {
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const nameOf = (element: HTMLElement): string =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.innerText ?? '').trim().slice(0, 40)}"`
    // Some controls are drawn by their label or by the part beside them, and are themselves next to nothing.
    const drawnBy = (element: HTMLElement): HTMLElement => {
      const { width, height, opacity } = {
        ...element.getBoundingClientRect().toJSON(),
        ...getComputedStyle(element),
      }
      const isDrawn = Number.parseFloat(width) > 4 && Number.parseFloat(height) > 4 && opacity !== '0'
      return isDrawn ? element : (element.closest('label') ?? element.parentElement ?? element)
    }
    const isSeen = (element: HTMLElement): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const points = [
        [x, y],
        [left + 3, top + 3],
        [right - 3, top + 3],
        [left + 3, bottom - 3],
        [right - 3, bottom - 3],
      ] as const
      return points.some(([atX, atY]) => {
        const top = document.elementFromPoint(atX, atY)
        return top !== null && (element.contains(top) || top.contains(element))
      })
    }
    const hidden: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(`${scope} :is(${controls})`)) {
      if (!element.checkVisibility() || element.closest('[inert], [aria-hidden="true"]')) continue
      element.focus()
      if (document.activeElement === element && !isSeen(drawnBy(element))) hidden.push(nameOf(element))
    }
    return hidden
  }, within)
