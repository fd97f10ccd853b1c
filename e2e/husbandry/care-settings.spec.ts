import { openAccountSettings } from '../harness/account-settings.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectToast } from '../harness/toast.ts'

test(
  'HUS-36 a setting of daily care is sent once, with Enter or by leaving it, and a refused one stands at its field',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 400/)
    await registerKeeper(page.request)
    await page.goto('/')
    const dialog = await openAccountSettings(page)
    const sent: unknown[] = []
    await page.route('**/api/husbandry/settings', async (route) => {
      if (route.request().method() === 'PATCH') sent.push(route.request().postDataJSON())
      await route.continue()
    })
    const rest = dialog.getByLabel('Days of rest after a regurgitation')
    await rest.fill('10')
    await rest.press('Enter')
    await rest.press('Tab')
    await expectToast(page, 'Days of rest after a regurgitation: saved')
    await rest.fill('soon')
    await rest.press('Enter')
    await expect(rest).toHaveAttribute('aria-invalid', 'true')
    await rest.press('Tab')
    await rest.fill('12')
    await rest.press('Tab')
    await expect.poll(() => sent).toEqual([{ restDays: '10' }, { restDays: 'soon' }, { restDays: '12' }])
  },
)
