import { expectAccessible } from '../harness/accessibility.ts'
import { openCalendar, registerLondoner } from '../harness/calendar.ts'
import { expect, test } from '../harness/fixtures.ts'
import { formOf } from '../harness/full.ts'
import { inMotion } from '../harness/motion.ts'

test.use(inMotion)

test.beforeEach(({ page }) => registerLondoner(page.request))

for (const width of [390, 1280]) {
  for (const theme of ['dark', 'light'] as const) {
    test(
      `CAL-14 U18 deleting all events is no button of the page, and last in its menu: ${theme}, ${width} wide`,
      formOf(theme === 'dark' && width === 390),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await page.addInitScript((choice) => localStorage.setItem('clutchbook-theme', choice), theme)
        await openCalendar(page)
        await expect(page.getByRole('button', { name: 'Delete All Events' })).toHaveCount(0)
        await page.getByRole('button', { name: 'More for the calendar' }).click()
        const entries = page.getByRole('menuitem')
        await expect(entries).toHaveText(['Other calendars', 'Reminder settings', 'Delete All Events'])
        await expect(entries.last()).toBeInViewport({ ratio: 1 })
        await expectAccessible(page)
        await entries.last().click()
        await page
          .getByRole('dialog', { name: 'Delete All Events' })
          .getByRole('button', { name: 'Cancel' })
          .click()
        await expect(page.getByRole('button', { name: 'More for the calendar' })).toBeFocused()
      },
    )
  }
}
