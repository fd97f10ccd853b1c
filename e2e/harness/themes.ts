import { expect, type Page, test } from '@playwright/test'
import { allInFull } from './full.ts'

type Look = { readonly theme: 'dark' | 'light'; readonly width: number }

/** Changes the theme as another tab of the browser does: what is kept changes, and the page follows. */
async function changeTheme(page: Page, theme: Look['theme']): Promise<void> {
  await page.evaluate((newValue) => {
    const key = 'clutchbook-theme'
    localStorage.setItem(key, newValue)
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
  }, theme)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
}

/**
 * Looks at the page as it stands in each width and theme, one after another: to sign up, make records and load the page anew
 * for each of them takes many times as long. `npm test` looks at the first width in the dark theme alone.
 */
export async function inEachTheme(
  page: Page,
  { widths, height = 844 }: { readonly widths: readonly number[]; readonly height?: number },
  look: (width: number) => Promise<void>,
): Promise<void> {
  const looks = widths.flatMap((width): Look[] => [
    { theme: 'dark', width },
    { theme: 'light', width },
  ])
  for (const { theme, width } of allInFull(looks))
    await test.step(`${theme}, ${width} wide`, async () => {
      await page.setViewportSize({ width, height })
      await changeTheme(page, theme)
      await look(width)
    })
}
