import type { Locator, Page } from '@playwright/test'
import { openAccountSettings } from '../harness/account-settings.ts'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { inEachTheme } from '../harness/themes.ts'

test.use({ ...inMotion, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const message = (page: Page) => page.locator('li[data-state="open"]')

/** Waits until one stands wholly above the other. */
const expectAbove = (upper: Locator, lower: Locator): Promise<void> =>
  expect(async () => {
    const [above, below] = [await upper.boundingBox(), await lower.boundingBox()]
    expect((above?.y ?? Number.NaN) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  }).toPass()

/** Waits until one ends where, from left to right, the other has not begun. */
const expectBefore = (first: Locator, next: Locator): Promise<void> =>
  expect(async () => {
    const [before, after] = [await first.boundingBox(), await next.boundingBox()]
    expect((before?.x ?? Number.NaN) + (before?.width ?? 0)).toBeLessThanOrEqual(after?.x ?? 0)
  }).toPass()

/** Whether what is written down is refused; a route that is taken away may leave a read of the page without an answer. */
let isRefused = true

test.beforeEach(async ({ page, consoleWatch }) => {
  isRefused = true
  consoleWatch.allow(/status of 500/)
  await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Ember' })
  await page.route(/\/api\/(reptiles|animals|log)\b/, (route) =>
    route.request().method() === 'GET' || !isRefused
      ? route.continue()
      : route.fulfill({ status: 500, json: {} }),
  )
  await page.goto(`/animals/${id}`)
})

test('B8 a refusal leaves the buttons of a form, the bar at the thumb and its menu free', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Edit', exact: true }).tap()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name', { exact: false }).first().fill('Ember II')
  await form.getByRole('button', { name: 'Save Animal' }).tap()
  await expectAbove(message(page), form.getByRole('button', { name: 'Save Animal' }))
  await form.getByRole('button', { name: 'Cancel' }).tap()
  const bar = page.getByRole('navigation', { name: 'Quick places' })
  await expectAbove(message(page), bar)
  await bar.getByRole('button', { name: 'Add New' }).tap()
  await expectAbove(message(page), page.getByRole('menu'))
})

test(
  'B8 a refusal leaves the buttons of a dialog free that covers a part of the window',
  inFullOnly,
  async ({ page }) => {
    await page.getByRole('button', { name: 'Add Record' }).tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Details').fill('In one piece')
    await dialog.getByRole('button', { name: 'Save Record' }).tap()
    await expect(message(page)).toBeVisible()
    await expectApart(message(page), dialog.getByRole('button', { name: 'Save Record' }))
    await expect(dialog.getByRole('button', { name: 'Save Record' })).toBeEnabled()
  },
)

test(
  'B8 what was just noted stands above the next form where it fits, and leaves its first choices free',
  inFullOnly,
  async ({ page }) => {
    isRefused = false
    const dialog = page.getByRole('dialog')
    for (const act of ['Weigh', 'Feed', 'Shed']) {
      await page.getByRole('button', { name: act, exact: true }).tap()
      const outcome = dialog.getByRole('button', { name: act === 'Feed' ? 'Refused' : 'Stuck' })
      if (act === 'Weigh') await dialog.getByLabel('Weight', { exact: true }).fill('450')
      else {
        await expectAbove(message(page), dialog.getByRole('heading'))
        await outcome.tap()
      }
      await dialog.getByRole('button', { name: 'Save Record' }).tap()
      await expect(dialog).toHaveCount(0)
      await expect(message(page)).toContainText('Record added')
    }
  },
)

test(
  'B8 what was just noted covers neither the hint nor the kinds of a form that is longer than the window',
  inFullOnly,
  async ({ page }) => {
    isRefused = false
    await page.setViewportSize({ width: 390, height: 667 })
    const dialog = page.getByRole('dialog')
    const feed = page.getByRole('button', { name: 'Feed', exact: true })
    await feed.tap()
    await dialog.getByRole('button', { name: 'Save Record' }).tap()
    await expect(message(page)).toContainText('Record added')
    await feed.tap()
    await expect(dialog.getByText('The same as on', { exact: false })).toBeVisible()
    await expectAbove(message(page), dialog.getByRole('heading'))
    const box = await dialog.boundingBox()
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(667)
  },
)

/** Waits until neither lies over the other. */
const expectApart = (one: Locator, other: Locator): Promise<void> =>
  expect(async () => {
    const [a, b] = [await one.boundingBox(), await other.boundingBox()]
    if (!a || !b) throw new Error('One of them does not show')
    const [right, below] = [
      a.x + a.width <= b.x || b.x + b.width <= a.x,
      a.y + a.height <= b.y || b.y + b.height <= a.y,
    ]
    expect(right || below).toBe(true)
  }).toPass()

test(
  'B8 U12 no message covers title or buttons of a dialog, on a phone or a desk, in either theme',
  inFullOnly,
  async ({ page }) => {
    test.slow()
    const dialog = page.getByRole('dialog')
    const expectFree = (...buttons: string[]) =>
      inEachTheme(page, { widths: [390, 1280] }, async () => {
        await expect(message(page)).toBeVisible()
        await expectApart(message(page), dialog.getByRole('heading').first())
        for (const name of buttons)
          await expectApart(message(page), dialog.getByRole('button', { name, exact: true }))
      })
    await page.getByRole('button', { name: 'Edit', exact: true }).tap()
    await dialog.getByLabel('Name', { exact: false }).first().fill('Ember II')
    await dialog.getByRole('button', { name: 'Save Animal' }).tap()
    await expectFree('Close', 'Cancel', 'Save Animal')
    await dialog.getByRole('button', { name: 'Cancel' }).tap()
    await page.getByRole('button', { name: 'Add Record' }).tap()
    await dialog.getByLabel('Details').fill('In one piece')
    await dialog.getByRole('button', { name: 'Save Record' }).tap()
    await expect(dialog.getByRole('button', { name: 'Save Record' })).toBeEnabled()
    await expectFree('Close', 'Cancel', 'Save Record')
    await dialog.getByRole('button', { name: 'Cancel' }).tap()
    await page.goto('/breeding/new')
    await dialog.getByRole('button', { name: 'Create Project' }).tap()
    await expectFree('Close', 'Cancel', 'Create Project')
    await inEachTheme(page, { widths: [390, 1280] }, async () => {
      await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
      await expectApart(message(page), dialog.getByRole('textbox', { name: 'Name' }))
    })
  },
)

test(
  'B8 a refusal leaves the bar of Account Settings free, whose foot is above that of the window',
  inFullOnly,
  async ({ page }) => {
    const dialog = await openAccountSettings(page)
    await dialog.getByRole('button', { name: 'Change Password' }).tap()
    await dialog.getByRole('button', { name: 'Update Password' }).tap()
    await expect(message(page)).toContainText('Missing fields')
    await expectAbove(message(page), dialog.getByRole('button', { name: 'Save Changes' }))
  },
)

test(
  'B8 a refusal on a phone leaves the button below the title of a dialog free',
  inFullOnly,
  async ({ page }) => {
    await page.getByRole('button', { name: 'Share', exact: true }).tap()
    const dialog = page.getByRole('dialog')
    await page.route('**/api/reptiles/*/sharing', (route) => route.fulfill({ status: 500, json: {} }))
    await dialog.getByRole('button', { name: 'Get the link' }).tap()
    await expect(message(page)).toBeVisible()
    await expectApart(message(page), dialog.getByRole('heading').first())
    await expectApart(message(page), dialog.getByRole('button', { name: 'Get the link' }))
  },
)

test.describe('on a wide window', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('B8 a refusal stands beside the buttons of a dialog', inFullOnly, async ({ page }) => {
    await page.goto('/breeding/new')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Create Project' }).tap()
    await expectBefore(message(page), dialog.getByRole('button', { name: 'Cancel' }))
  })

  test(
    'U12 a refusal stands beside a dialog where there is room, and what can be done about it below its words',
    inFullOnly,
    async ({ page }) => {
      await page.route('**/api/events', (route) =>
        route.fulfill({ status: 500, headers: { 'X-Request-Id': 'req-1' }, json: { message: 'Not now' } }),
      )
      await page.goto('/calendar?addEvent=true')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Title').fill('Feed')
      await dialog.getByRole('button', { name: 'Create Event' }).tap()
      await expectBefore(message(page), dialog)
      await expectAbove(
        message(page).getByText('Not now'),
        message(page).getByRole('button', { name: 'Copy error number' }),
      )
    },
  )

  test(
    'B8 a refusal leaves the title of a dialog and the button that was pressed free where there is no room beside it',
    inFullOnly,
    async ({ page }) => {
      await page.setViewportSize({ width: 800, height: 700 })
      await page.getByRole('button', { name: 'Share', exact: true }).tap()
      const dialog = page.getByRole('dialog')
      await page.route('**/api/reptiles/*/sharing', (route) => route.fulfill({ status: 500, json: {} }))
      await dialog.getByRole('button', { name: 'Get the link' }).tap()
      await expect(message(page)).toBeVisible()
      await expectApart(message(page), dialog.getByRole('heading').first())
      await expectApart(message(page), dialog.getByRole('button', { name: 'Get the link' }))
    },
  )
})

test(
  'B8 a refusal leaves the bar of what is chosen free, which takes the place of the one at the thumb',
  inFullOnly,
  async ({ page }) => {
    await page.goto('/animals')
    await page.getByRole('button', { name: 'Select', exact: true }).tap()
    await page.getByRole('button', { name: 'Select all' }).tap()
    await page.getByRole('button', { name: 'Archive the selected animals' }).tap()
    await expectAbove(message(page), page.getByRole('button', { name: 'Done', exact: true }))
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
    await page.getByRole('button', { name: 'Done', exact: true }).tap()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  },
)
