import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Notes when a window is asked to print, instead of opening a dialog that nobody could close. */
export const notePrinting = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })

/** Waits until a window has been asked to print. */
export const expectPrinted = (paper: Page): Promise<void> =>
  expect(paper.locator('html')).toHaveAttribute('data-printed', '')
