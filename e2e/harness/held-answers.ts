import type { Page } from '@playwright/test'

/** Holds what the page asks of these addresses back until it is let go; resolves `asked` with the first of it. */
export async function holdAnswers(
  page: Page,
  addresses: string | RegExp,
): Promise<{ asked: Promise<void>; letGo: () => void }> {
  const [asked, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(addresses, async (route) => {
    asked.resolve()
    await free.promise
    await route.fallback()
  })
  return { asked: asked.promise, letGo: free.resolve }
}
