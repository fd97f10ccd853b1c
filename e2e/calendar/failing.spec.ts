import {
  addEvent,
  buttonOf,
  chooseInMenu,
  openCalendar,
  registerLondoner,
  rowOf,
} from '../harness/calendar.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { expectToast } from '../harness/toast.ts'

test.beforeEach(({ page }) => registerLondoner(page.request))

test(
  'CAL-42 CAL-43 CAL-Q06 U9 what fails is said, and what was shown already is taken back',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 503/)
    await addEvent(page.request, { title: 'Feed adults' })
    await openCalendar(page)
    await expect(rowOf(page, 'Feed adults')).toBeVisible()
    const refusal = { status: 503, json: { message: 'Not now', code: 'unavailable' } }
    await page.route('**/api/events**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill(refusal),
    )
    const failures = [
      ['Mark complete: Feed adults', 'Failed to update event'],
      ['Enable reminder: Feed adults', 'Failed to update reminder'],
    ] as const
    for (const [act, title] of failures) {
      await page.getByRole('button', { name: act }).click()
      await expectToast(page, title)
      await expect(page.getByRole('button', { name: act })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Delete: Feed adults' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expectToast(page, 'Failed to delete event')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Edit: Feed adults' }).click()
    await page.getByRole('button', { name: 'Update Event' }).click()
    await expectToast(page, 'Failed to update event')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await buttonOf(page, 'Add Event').click()
    await page.getByRole('dialog').getByLabel('Title').fill('Clean')
    await page.getByRole('button', { name: 'Create Event' }).click()
    await expectToast(page, 'Failed to create event')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await chooseInMenu(page, 'Delete All Events')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete All Events' }).click()
    await expectToast(page, 'Failed to delete all events')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await page.route('**/api/events/upcoming/**', (route) => route.fulfill(refusal))
    await page.getByRole('tab', { name: 'Upcoming' }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to fetch upcoming events')
  },
)
