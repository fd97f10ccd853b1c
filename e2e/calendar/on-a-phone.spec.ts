import { expectAccessible } from '../harness/accessibility.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import { addEvent, buttonOf, openCalendar, registerLondoner, rowOf } from '../harness/calendar.ts'
import { dayFromNow, layEggs } from '../harness/eggs.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { listSmallTargets } from '../harness/touch.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test.beforeEach(({ page }) => registerLondoner(page.request))

test(
  'U18 CAL-19 CAL-50 on touch what an event and a due day lead to has 44 px for a thumb',
  inFullOnly,
  async ({ page }) => {
    const pair = await addPair(page.request)
    const breedingProjectId = await addProject(page.request, pair)
    await layEggs(page.request, [{ breedingProjectId, eggNumber: '1', layDate: dayFromNow(-50) }])
    await addEvent(page.request, { reptileId: pair.femaleId, breedingProjectId })
    await openCalendar(page)
    await page.getByRole('tab', { name: 'Upcoming' }).click()
    const upcoming = page.getByRole('list', { name: /^Upcoming/ })
    await expect(upcoming.getByRole('link', { name: 'Show reptile' })).toBeVisible()
    await expect(upcoming.getByRole('link', { name: /^expected/ }).first()).toBeVisible()
    expect(await listSmallTargets(page)).toEqual([])
    await expectAccessible(page)
  },
)

test(
  'U18 the calendar of a day field fits the narrowest window, and its buttons have names',
  inFullOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await openCalendar(page)
    await buttonOf(page, 'Add Event').click()
    const form = page.getByRole('dialog', { name: 'Add New Event' })
    await form.getByLabel('Start date').click()
    const next = form.getByRole('button', { name: 'Next month' })
    await expect(next).toBeInViewport({ ratio: 1 })
    await expect(form.getByRole('button', { name: 'Previous month' })).toBeInViewport({ ratio: 1 })
    for (const day of await form.locator('button[data-sunday], table button').all()) {
      const box = await day.boundingBox()
      expect((box?.x ?? 320) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    }
    await expectAccessible(page)
  },
)

test(
  'CAL-04 CAL-31 a phone shows the month, then the chosen day, then what the colors mean',
  inFullOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await addEvent(page.request)
    await openCalendar(page)
    const topOf = async (part: ReturnType<typeof rowOf>) => (await part.boundingBox())?.y ?? Number.NaN
    const month = await topOf(page.getByRole('table'))
    expect(month).toBeLessThanOrEqual(260)
    const row = await topOf(rowOf(page, 'Feed adults'))
    expect(row).toBeGreaterThan(month)
    expect(
      await topOf(page.getByRole('list', { name: 'Colors of event types' }).locator('li').first()),
    ).toBeGreaterThan(row)
  },
)
