import { layEggs } from '../harness/eggs.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectToast } from '../harness/toast.ts'

test(
  'BIL-19 BIL-Q12 without keys the subscription page says so, and the checkout fails in the documented words',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 503.*create-subscription/)
    await registerKeeper(page.request)
    await page.goto('/subscribe')
    await expect(page.getByText('This site takes no payments yet')).toBeVisible()
    await page.getByRole('button', { name: 'Subscribe for $2.99/month' }).click()
    await expectToast(page, 'Failed to start checkout process. Please try again.')
  },
)

test(
  'BIL-09 BIL-Q11 near the limit of eggs the incubator says how many places are left',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const eggs = Array.from({ length: 8 }, (_, n) => ({ eggNumber: String(n + 1) }))
    await layEggs(page.request, eggs)
    await page.goto('/incubating')
    await expect(page.getByText('8 of 10 eggs on the free plan')).toBeVisible()
    await expect(page.getByText('2 places left')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Upgrade to Pro' }).click()
    await expect(page).toHaveURL('/subscribe')
  },
)
