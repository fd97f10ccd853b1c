import { expect, test } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectToast } from '../harness/toast.ts'

test('BIL-19 BIL-Q12 without keys the subscription page says so, and the checkout fails in the documented words', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 503.*create-subscription/)
  await registerKeeper(page.request)
  await page.goto('/subscribe')
  await expect(page.getByText('This site takes no payments yet')).toBeVisible()
  await page.getByRole('button', { name: 'Subscribe for $2.99/month' }).click()
  await expectToast(page, 'Failed to start checkout process. Please try again.')
})
