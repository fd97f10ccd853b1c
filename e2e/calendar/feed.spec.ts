import { addEvent, chooseInMenu, openCalendar, registerLondoner } from '../harness/calendar.ts'
import { expect, test } from '../harness/fixtures.ts'
import { expectToast } from '../harness/toast.ts'

test.beforeEach(({ page }) => registerLondoner(page.request))

test('C1 R87 an address for other calendars is made, read, and revoked', async ({ page }) => {
  await addEvent(page.request, { title: 'Feed adults' })
  await openCalendar(page)
  await chooseInMenu(page, 'Other calendars')
  await expect(page.getByText('No address has been made yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Make an address' }).click()
  const address = await page.getByLabel('Address of the feed').inputValue()
  const read = await fetch(address)
  expect([read.status, await read.text()]).toEqual([200, expect.stringContaining('SUMMARY:Feed adults')])
  await page.getByRole('button', { name: 'Revoke: All events' }).click()
  await expectToast(page, 'Address revoked')
  expect((await fetch(address)).status).toBe(404)
})
