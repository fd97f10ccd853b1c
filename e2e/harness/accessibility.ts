import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** A page once the rules are in it. */
type Looked = { readonly axe?: Pick<typeof axe, 'run'> }

/** Waits until nothing moves that will come to an end: colours are half of what they will be while a dialog fades in. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const moving = () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .filter(({ playState }) => playState === 'running')
    // What was just drawn begins to move with one of the next frames.
    for (let still = 0; still < 3; still = moving().length === 0 ? still + 1 : 0) await frame()
  })
}

/**
 * Fails on any rule of axe, best practices and the size of targets included, that the page breaks as it stands when it has
 * come to rest.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await comeToRest(page)
  // Looked at once, the page keeps the rules until it is left: handing them over takes longer than the look.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const looked = await (globalThis as Looked).axe?.run({
      resultTypes: ['violations'],
      // WCAG 2.2 asks for both, and axe looks at them only where it is told to.
      rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
    })
    return looked?.violations
  })
  if (violations === undefined) throw new Error('The page was left while it was being looked at')
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`,
    ),
  )
  expect(found, 'what axe finds on the page').toEqual([])
}

/** Fails where a page is wider than the window, in pixels: it would have to be scrolled sideways to be read. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide, 'width of the page').toBeLessThanOrEqual(width)
}
