import { expect, type Page } from '@playwright/test'

/** What a message says where the server can't be reached, title and text. */
export const unreached = 'Connection ErrorCould not connect to the server. Please check your connection.'

/** Waits for the message with these words; screen readers are told the same words elsewhere in the page. */
export const expectToast = (page: Page, words: string): Promise<void> =>
  expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible()

/** Waits for the message of exactly this title and text, compared as a whole. */
export const expectWholeToast = (page: Page, title: string, text = ''): Promise<void> =>
  expect(page.locator('li[data-state="open"]')).toHaveText(title + text)
