import type { Page } from '@playwright/test'

/** Everything that a thumb may hit; a link amid words is as high as its line. */
const targets =
  'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=menuitem]'

/** What of the page as it stands a thumb has less than 44 px for, by its size and its name. */
export const listSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const touch = 44
    /** What answers together: a box and the label that it has. */
    const partsOf = (element: Element): Element[] =>
      element instanceof HTMLInputElement ? [element, ...(element.labels ?? [])] : [element]
    const answers = (element: Element, x: number, y: number): boolean => {
      const met = document.elementFromPoint(x, y)
      return partsOf(element).some((part) => part.contains(met))
    }
    const boundsOf = (element: Element) => {
      const bounds = partsOf(element).map((part) => part.getBoundingClientRect())
      const [left, top] = [
        Math.min(...bounds.map((one) => one.left)),
        Math.min(...bounds.map((one) => one.top)),
      ]
      const right = Math.max(...bounds.map((one) => one.right))
      const bottom = Math.max(...bounds.map((one) => one.bottom))
      return { x: left, y: top, width: right - left, height: bottom - top }
    }
    /** Told to screen readers alone. */
    const isOutOfSight = (element: Element | null): boolean =>
      element !== null && (element.clientWidth === 1 || isOutOfSight(element.parentElement))
    /** Behind a dialog, where nothing can be hit. */
    const dialog = document.querySelector('[role=dialog]')
    const isCovered = (element: Element): boolean => dialog !== null && !dialog.contains(element)
    const isMet = (element: Element): boolean =>
      !isCovered(element) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      (element as HTMLElement).tabIndex >= 0 &&
      !isOutOfSight(element) &&
      getComputedStyle(element).display !== 'inline'
    const isSmall = (element: Element): boolean => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { x, y, width, height } = boundsOf(element)
      const [middleX, middleY] = [x + width / 2, y + height / 2]
      const reach = touch / 2 - 1
      const ends = (isEnough: boolean, hits: (by: number) => boolean): boolean =>
        isEnough || [-reach, reach].every(hits)
      return !(
        ends(width >= touch, (by) => answers(element, middleX + by, middleY)) &&
        ends(height >= touch, (by) => answers(element, middleX, middleY + by))
      )
    }
    return [...document.querySelectorAll(selector)]
      .filter(isMet)
      .filter(isSmall)
      .map((element) => {
        const { width, height } = element.getBoundingClientRect()
        const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
        return `${Math.round(width)}x${Math.round(height)} ${element.tagName} ${element.className} "${name.slice(0, 60)}"`
      })
  }, targets)
