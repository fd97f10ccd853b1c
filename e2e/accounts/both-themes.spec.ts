import { expectAccessible } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'

/** Pages of authentication beside sign-in itself, by the heading that says they are complete. */
const pages = [
  ['/reset-password?token=unknown', 'Choose a new password'],
  ['/reset-password', 'This link no longer works'],
  ['/verify-email?token=unknown', 'This link no longer works'],
] as const

for (const theme of ['dark', 'light']) {
  for (const width of [320, 1280]) {
    test.describe(`${theme}, ${width} wide`, inFullOnly, () => {
      test.use({ viewport: { width, height: 900 } })
      test.beforeEach(({ page }) =>
        page.addInitScript((choice) => localStorage.setItem('clutchbook-theme', choice), theme),
      )

      test(
        'U18 ACC-89 ACC-91 the pages of mailed links are accessible and fit',
        inFullOnly,
        async ({ page, consoleWatch }) => {
          consoleWatch.allow(/status of 400/)
          for (const [path, heading] of pages) {
            await page.goto(path)
            await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
            await expectAccessible(page)
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
          }
        },
      )

      test(
        'U18 ACC-05 ACC-30 the registration and the dialog for who forgot are accessible and fit',
        inFullOnly,
        async ({ page }) => {
          await page.goto('/auth')
          await page.getByRole('button', { name: 'Create an account' }).click()
          await page.getByLabel('Password', { exact: true }).fill('lanter')
          await expectAccessible(page)
          await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
          await page.getByRole('button', { name: 'Forgot Password' }).click()
          await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused()
          await expectAccessible(page)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        },
      )
    })
  }
}
