import type { BrowserContext, TestInfo } from '@playwright/test'

const hangMs = 5000

/**
 * Keeps a picture of every page that is open in the browser. Called where a test has failed, because Playwright's own way
 * draws one at the end of each test that passes, too.
 */
export async function attachPictures(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  const pages = (context.browser()?.contexts() ?? [context]).flatMap((open) => open.pages())
  for (const [index, page] of pages.entries()) {
    const path = testInfo.outputPath(`test-failed-${index + 1}.png`)
    // A page that has crashed, or that a dialog holds, has no picture; what failed is told without it.
    await page.screenshot({ path, timeout: hangMs, caret: 'initial' }).then(
      () => testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' }),
      () => undefined,
    )
  }
}
