import { expect, type Locator, type Page } from '@playwright/test'

/** What a message says where the server can't be reached, title and text. */
export const unreached = 'Connection ErrorCould not connect to the server. Please check your connection.'

/** The message that shows and was not heard before: the same words may come once more. Each has an element of its own. */
const unheard = (page: Page): Locator => page.locator('li[data-state="open"]:not([data-heard])')

/** From here on it is told from one that follows it. */
const hear = (message: Locator): Promise<void> =>
  message.evaluateAll((elements) => {
    for (const element of elements) element.setAttribute('data-heard', '')
  })

/** Waits for a further message with these words. */
export async function expectToast(page: Page, words: string): Promise<void> {
  const message = unheard(page).filter({ hasText: words })
  await expect(message).toBeVisible()
  await hear(message)
}

/** Waits for a further message of exactly this title and text, compared as a whole. */
export async function expectWholeToast(page: Page, title: string, text = ''): Promise<void> {
  const message = unheard(page)
  await expect(message).toHaveText(title + text)
  await hear(message)
}
