import { expect, type Locator, type Page } from '@playwright/test'

/** Opens Account Settings from the top bar of the page that is open. */
export async function openAccountSettings(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Account Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Account Settings' })
  await expect(dialog.getByRole('heading', { name: 'Profile Information' })).toBeVisible()
  return dialog
}
