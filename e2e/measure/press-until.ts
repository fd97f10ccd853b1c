import type { Page } from '@playwright/test'

/** Milliseconds from a press, a choice or a key, as the browser dates it, until what was asked for has been painted. */
export async function pressUntil(page: Page, act: () => Promise<void>, painted: string): Promise<number> {
  await page.evaluate((wanted) => {
    const told = window as Window & { took?: Promise<number> }
    told.took = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`not painted: ${wanted}`)), 20_000)
      const heard = new AbortController()
      const wait = (event: Event) => {
        // Held down before the key that means something.
        if (event instanceof KeyboardEvent && ['Control', 'Meta', 'Shift', 'Alt'].includes(event.key)) return
        heard.abort()
        const begun = event.timeStamp
        const look = () => {
          if (!document.evaluate(wanted, document, null, XPathResult.BOOLEAN_TYPE).booleanValue)
            return requestAnimationFrame(look)
          // A task after the frame in which it stood in the page: by then that frame is painted.
          return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)))
        }
        look()
      }
      // Who chooses by script or by keyboard from a select sends no click.
      for (const kind of ['click', 'change', 'keydown'])
        addEventListener(kind, wait, { capture: true, signal: heard.signal })
    })
  }, painted)
  await act()
  return page.evaluate(() => (window as Window & { took?: Promise<number> }).took ?? 0)
}
