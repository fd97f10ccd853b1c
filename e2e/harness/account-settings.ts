import { expect, type Locator, type Page } from '@playwright/test'

/** Opens Account Settings from the account menu of the top bar, on the page that is open. */
export async function openAccountSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Account Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Account Settings' })
  await expect(dialog.getByRole('heading', { name: 'Profile Information' })).toBeVisible()
  return dialog
}
