import type { Page } from '@playwright/test'

/** What the server answers to the keeper of a page. */
export async function readAnswer<Answer>(page: Page, path: string): Promise<Answer> {
  return (await (await page.request.get(path)).json()) as Answer
}
