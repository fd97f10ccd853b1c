import { expectAccessible, expectToFit } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { inEachTheme } from '../harness/themes.ts'

/** Pages of authentication beside sign-in itself, by the heading that says they are complete. */
const pages = [
  ['/reset-password?token=unknown', 'Choose a new password'],
  ['/reset-password', 'This link no longer works'],
  ['/verify-email?token=unknown', 'This link no longer works'],
] as const

const widths = [320, 1280]

test(
  'U18 ACC-89 ACC-91 the pages of mailed links are accessible and fit, in both themes and two widths',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 400/)
    for (const [path, heading] of pages) {
      await page.goto(path)
      await test.step(path, () =>
        inEachTheme(page, { widths, height: 900 }, async (width) => {
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
          await expectAccessible(page)
          await expectToFit(page, width)
        }),
      )
    }
  },
)

test(
  'U18 ACC-05 ACC-30 the registration and the dialog for who forgot are accessible and fit, in both themes and two widths',
  inFullOnly,
  async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Create an account' }).click()
    await page.getByLabel('Password', { exact: true }).fill('lanter')
    await inEachTheme(page, { widths, height: 900 }, () => expectAccessible(page))
    await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
    await page.getByRole('button', { name: 'Forgot Password' }).click()
    await inEachTheme(page, { widths, height: 900 }, async (width) => {
      await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused()
      await expectAccessible(page)
      await expectToFit(page, width)
    })
  },
)
