import { expectAccessible } from '../harness/accessibility.ts'
import { openCalendar, registerLondoner } from '../harness/calendar.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inMotion } from '../harness/motion.ts'
import { inEachTheme } from '../harness/themes.ts'

test.use(inMotion)

test.beforeEach(({ page }) => registerLondoner(page.request))

test('CAL-14 U18 deleting all events is no button of the page, and last in its menu, on a phone and a desk, in both themes', async ({
  page,
}) => {
  await openCalendar(page)
  const entries = page.getByRole('menuitem')
  await inEachTheme(page, { widths: [390, 1280] }, async () => {
    await expect(page.getByRole('button', { name: 'Delete All Events' })).toHaveCount(0)
    await page.getByRole('button', { name: 'More for the calendar' }).click()
    await expect(entries).toHaveText(['Other calendars', 'Reminder settings', 'Delete All Events'])
    await expect(entries.last()).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await entries.last().click()
    await page
      .getByRole('dialog', { name: 'Delete All Events' })
      .getByRole('button', { name: 'Cancel' })
      .click()
    await expect(page.getByRole('button', { name: 'More for the calendar' })).toBeFocused()
  })
})
