import { expect, type Page } from '@playwright/test'

/** Waits for the message with these words; screen readers are told the same words elsewhere in the page. */
export const expectToast = (page: Page, words: string): Promise<void> =>
  expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible()
