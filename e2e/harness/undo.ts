import { expect, type Page } from '@playwright/test'

/**
 * Takes back by its key what was done last, which its message says is done: before that, there is nothing to take back,
 * also where a list shows it already. A dialog that is still closing has the keys for itself, so it is waited for.
 */
export async function undoByKey(page: Page): Promise<void> {
  await expect(page.locator('[role="dialog"], [role="menu"], [role="listbox"]')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
}
