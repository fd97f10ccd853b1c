import { openAccountSettings } from '../harness/account-settings.ts'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'

test.use({ settings: withoutLimits })

test('A8 BIL-Q12 where nobody is limited nothing asks to upgrade', inFullOnly, async ({ page }) => {
  await registerKeeper(page.request)
  await page.goto('/')
  await expect(page.getByText('No limits').first()).toBeAttached()
  await expect(page.getByRole('link', { name: 'Upgrade to Pro' })).toHaveCount(0)
  const settings = await openAccountSettings(page)
  await expect(settings.getByText('There are no limits on this site')).toBeVisible()
  await expect(settings.getByRole('button', { name: 'Sign Up' })).toHaveCount(0)
  await page.goto('/subscribe')
  await expect(page.getByText('This site has no limits')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Subscribe for $2.99/month' })).toHaveCount(0)
})
