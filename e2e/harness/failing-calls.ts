import type { Page } from '@playwright/test'

/** Makes the server fail for calls of one method on one path; answers how often they were made. */
export async function failCalls(page: Page, method: string, path: string): Promise<{ count: () => number }> {
  let count = 0
  await page.route(`**${path}`, (route) => {
    if (route.request().method() !== method) return route.fallback()
    count += 1
    return route.fulfill({ status: 500, json: { message: 'Something went wrong', code: 'failed' } })
  })
  return { count: () => count }
}
