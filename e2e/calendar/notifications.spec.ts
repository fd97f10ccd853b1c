import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { openAccountSettings } from '../harness/account-settings.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { mailedLink } from '../harness/outbox.ts'
import { endRoutes } from '../harness/routes.ts'
import { expectToast, expectWholeToast } from '../harness/toast.ts'

test.use({ settings: { REMINDER_TICK_SECONDS: '1' } })

type Notified = { id: number; title: string; eventId: number }

/** Events whose reminders are long due, and the notifications the server makes of them. */
async function tell(request: APIRequestContext, titles: readonly string[]): Promise<Notified[]> {
  for (const title of titles)
    await request.post('/api/events', { data: { title, startDate: '2024-02-29', reminder: true } })
  let told: Notified[] = []
  await expect(async () => {
    told = await (await request.get('/api/notifications')).json()
    expect(told).toHaveLength(titles.length)
  }).toPass()
  return told
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

test('NOT-02 NOT-03 NOT-Q01 SHELL-20 the bell shows a dot and how many are unread, and opens a list of at most 300 px', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await page.goto('/')
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await expect(bell(page).locator('[data-dot]')).toHaveCount(0)
  await tell(
    page.request,
    Array.from({ length: 8 }, (_, n) => `Feed rack ${n}`),
  )
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('Notifications, 8 unread')
  await expect(bell(page).locator('[data-dot]')).toHaveText('8')
  await bell(page).click()
  const items = list(page).getByRole('list')
  await expect(items.getByRole('listitem')).toHaveCount(8)
  expect((await items.boundingBox())?.height).toBeLessThanOrEqual(300)
  // Opening alone marks nothing read.
  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveCount(0)
  await expect(bell(page)).toBeFocused()
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('Notifications, 8 unread')
})

test('NOT-04 NOT-12 a click marks one read and leads to the calendar where it is of an event', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const [gone] = await tell(page.request, ['Clean rack', 'Feed adults'])
  await page.request.delete(`/api/events/${gone?.eventId}`)
  await page.goto('/')
  await bell(page).click()
  await list(page)
    .getByRole('button', { name: gone?.title ?? '' })
    .click()
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await expect(page).toHaveURL('/')
  const other = gone?.title === 'Clean rack' ? 'Feed adults' : 'Clean rack'
  await list(page).getByRole('button', { name: other }).click()
  await expect(page).toHaveURL('/calendar')
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  // Read ones keep the dot, without a number.
  await expect(bell(page).locator('[data-dot]')).toHaveText('')
  await expect(async () => {
    const told = (await (await page.request.get('/api/notifications')).json()) as { read: boolean }[]
    expect(told.map(({ read }) => read)).toEqual([true, true])
  }).toPass()
})

test(
  'NOT-05 NOT-09 NOT-10 NOT-11 all are marked read at once; what fails is said and taken back',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 503/)
    await registerKeeper(page.request)
    await tell(page.request, ['Clean rack', 'Feed adults'])
    await page.goto('/')
    await bell(page).click()
    await page.route('**/read', (route) => route.fulfill({ status: 503, body: '' }))
    await list(page).getByRole('button', { name: 'Mark all as read' }).click()
    await expectToast(page, 'Failed to mark notifications as read')
    await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')
    await list(page).getByRole('listitem').first().getByRole('button').click()
    await expectToast(page, 'Failed to mark notification as read')
    await endRoutes(page, '**/read')
    await page.goto('/')
    await bell(page).click()
    await list(page).getByRole('button', { name: 'Mark all as read' }).click()
    await expectWholeToast(page, 'Notifications updated')
    await expect(bell(page)).toHaveAccessibleName('Notifications')
  },
)

test(
  'NOT-06 SHELL-40 the list is asked for every 60 seconds, and a poll without news costs a 304',
  inFullOnly,
  async ({ page, server }) => {
    await page.clock.install()
    const { id } = await registerKeeper(page.request)
    await page.goto('/')
    await expect(bell(page)).toBeVisible()
    // What the server answered this keeper: the page itself is given what the browser has kept.
    const answered = new RegExp(
      `"route":"/api/notifications","status":(\\d+),"ms":[\\d.]+,"keeper":${id}\\b`,
      'g',
    )
    const polled = () => Array.from(server.log.matchAll(answered), ([, status]) => Number(status))
    for (const statuses of [[200], [200, 304]]) {
      // The next interval begins when the answer has come.
      const answer = page.waitForResponse(/\/api\/notifications$/)
      await page.clock.fastForward(60_000)
      await (await answer).finished()
      await expect.poll(polled).toEqual(statuses)
    }
    await tell(page.request, ['Feed adults'])
    await page.clock.fastForward(60_000)
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  },
)

test(
  'P5 CAL-Q02 reminders by mail are asked for on the account, arrive, and are stopped by the link at their foot',
  inFullOnly,
  async ({ page, server }) => {
    const { email } = await registerKeeper(page.request)
    await page.goto('/calendar')
    await page.getByRole('button', { name: 'More for the calendar' }).click()
    await page.getByRole('menuitem', { name: 'Reminder settings' }).click()
    await expect(page.getByLabel('Reminders by e-mail as well')).toBeDisabled()
    // Where the device is elsewhere, one press takes its zone.
    await page.getByRole('button', { name: 'Use Europe/London' }).click()
    await expectToast(page, 'Time zone changed')
    const proof = await mailedLink(server.dataDir, email, 'Welcome to Clutchbook')
    const token = proof.split('=')[1]
    expect((await page.request.post('/api/verify-email', { data: { token } })).ok()).toBe(true)
    await page.reload()
    const settings = await openAccountSettings(page)
    await expect(settings.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/London')
    await settings.getByLabel('Reminders by e-mail as well').click()
    await expectToast(page, 'Reminders come by e-mail as well')
    await tell(page.request, ['Feed adults'])
    const stop = await mailedLink(server.dataDir, email, 'Reminder: Feed adults')

    // Opened by nobody who is signed in; looking at it changes nothing.
    await page.context().clearCookies()
    await page.goto(stop)
    await expect(page.getByRole('heading', { name: 'Stop reminders by e-mail?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Stop the mails' }).click()
    await expect(page.getByRole('heading', { name: 'No more reminder mails' })).toBeVisible()
  },
)
