import type { Page } from '@playwright/test'
import { addDays, civilDayOf, formatDay, weekdayOf } from '../../packages/domain/src/kernel/civil-day.ts'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import { addEvent, registerLondoner } from '../harness/calendar.ts'
import { dayFromNow, layEggs } from '../harness/eggs.ts'
import { expect, test } from '../harness/fixtures.ts'
import { formOf, inFullOnly } from '../harness/full.ts'
import { holdAnswers } from '../harness/held-answers.ts'
import { registerKeeper } from '../harness/keeper.ts'

const eggs = (page: Page) => page.getByRole('list', { name: 'Hatching next' }).getByRole('link')
const events = (page: Page) => page.getByRole('list', { name: 'Upcoming events' }).getByRole('link')
const panelHead = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

/** A keeper with a project of two eggs, one egg of none, and events of three days; answers the project's number. */
async function keepSeason(page: Page): Promise<number> {
  await registerLondoner(page.request)
  const project = await addProject(page.request, await addPair(page.request))
  await layEggs(page.request, [
    { eggNumber: '3', breedingProjectId: project },
    { eggNumber: '1', breedingProjectId: project, layDate: dayFromNow(-62) },
    { layDate: dayFromNow(-59) },
    { eggNumber: 'gone', breedingProjectId: project, status: 'Failed' },
  ])
  await addEvent(page.request, { title: 'Feed adults', type: 'feeding', allDay: false, startTime: '18:00' })
  await addEvent(page.request, { title: 'Quarantine', startDate: dayFromNow(-3), endDate: dayFromNow(1) })
  await addEvent(page.request, { title: 'Vet: Nettle', startDate: dayFromNow(3), type: 'appointment' })
  await addEvent(page.request, { title: 'Show', startDate: dayFromNow(40) })
  const done = await addEvent(page.request, { title: 'Done already' })
  await page.request.put(`/api/events/${done.id}/complete`, { data: { completed: true } })
  return project
}

/** Holds the dashboard's answer back, and answers what lets it go. */
async function holdFigures(page: Page): Promise<() => void> {
  const held = await holdAnswers(page, '**/api/dashboard')
  return held.letGo
}

test(
  'COL-01 EGG-21 what hatches next leads to its project, or to the incubator where it is of none',
  inFullOnly,
  async ({ page }) => {
    const project = await keepSeason(page)
    await page.goto('/')
    await expect(eggs(page)).toHaveText([
      /^#1\s*2 days overdueRook × Ember$/,
      /^Egg\s*due tomorrow$/,
      /^#3\s*40 days leftRook × Ember$/,
    ])
    await expect(eggs(page).nth(1)).toHaveAttribute('href', '/incubating')
    await eggs(page).first().click()
    await expect(page).toHaveURL(`/breeding/projects/${project}`)
    await page.goBack()
    await page.getByRole('link', { name: 'View Incubator', exact: true }).click()
    await expect(page).toHaveURL('/incubating')
  },
)

test('COL-01 CAL-06 what comes next is told with its time, and leads to its day in the calendar', async ({
  page,
}) => {
  await keepSeason(page)
  await page.goto('/')
  const today = civilDayOf(new Date(), 'Europe/London')
  const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][weekdayOf(addDays(today, 3))]
  await expect(events(page)).toHaveText([
    'general: Quarantineuntil tomorrow',
    'feeding: Feed adultstoday, 18:00',
    `appointment: Vet: Nettle${weekday}`,
    `general: Show${formatDay(dayFromNow(40)).slice(0, 5)}`,
  ])
  await expect(events(page).locator('[data-color="orange"]')).toHaveCount(1)
  await expect(events(page).first()).toHaveAttribute('href', `/calendar?day=${today}`)
  await events(page).nth(2).click()
  await expect(page).toHaveURL(`/calendar?day=${dayFromNow(3)}`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Vet: Nettle' })).toBeVisible()
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Calendar', exact: true }).click()
  await expect(page).toHaveURL('/calendar')
})

test('U11 a panel with nothing in it says so and leads to the first step; a keeper without animals sees none', async ({
  page,
}) => {
  await registerLondoner(page.request)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Add your first animal' })).toBeVisible()
  await expect(panelHead(page, 'Hatching next')).toHaveCount(0)
  await expect(panelHead(page, 'Upcoming events')).toHaveCount(0)
  await addAnimal(page.request, { name: 'Ember' })
  await page.goto('/')
  await expect(page.getByText('No eggs are incubating. Lay a clutch in a breeding project.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lay a clutch' })).toHaveAttribute('href', '/breeding')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Add an event' }).click()
  await expect(page.getByRole('dialog', { name: 'Add New Event' })).toBeVisible()
})

for (const { device, size } of [
  { device: 'a desk', size: { width: 1280, height: 900 } },
  { device: 'a phone', size: { width: 390, height: 844 } },
] as const) {
  test(
    `B9 nothing of the dashboard moves on ${device} when what it waits for comes`,
    formOf(device === 'a phone'),
    async ({ page }) => {
      await keepSeason(page)
      await page.setViewportSize(size)
      const bring = await holdFigures(page)
      await page.addInitScript(watchShifts)
      await page.goto('/')
      await expect(panelHead(page, 'Hatching next')).toBeVisible()
      const before = await page.getByRole('link', { name: 'View all' }).boundingBox()
      bring()
      await expect(eggs(page)).toHaveCount(3)
      const [left, right] = [
        await panelHead(page, 'Hatching next').boundingBox(),
        await panelHead(page, 'Upcoming events').boundingBox(),
      ]
      if (device === 'a desk') {
        expect(await page.getByRole('link', { name: 'View all' }).boundingBox()).toEqual(before)
        expect(left?.y).toBe(right?.y)
        expect(left?.x).toBeLessThan(right?.x ?? 0)
      } else expect(right?.y).toBeLessThan(left?.y ?? 0)
      expect(await page.evaluate(() => (globalThis as Watched).moved)).toEqual([])
    },
  )
}

test(
  'B9 nothing below the greeting moves on a desk when its letters come late',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request, 'Robin Field')
    await page.clock.setFixedTime('2026-06-15T19:00:00Z')
    const letters = await holdAnswers(page, '**/*.woff2')
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'Good evening, Robin' })).toBeVisible()
    const below = page.getByRole('heading', { level: 2, name: 'Add your first animal' })
    const topOf = () => below.evaluate((heading) => heading.getBoundingClientRect().top)
    await expect(below).toBeVisible()
    const before = await topOf()
    letters.letGo()
    await page.waitForFunction(() => document.fonts.check('600 34px Fraunces'))
    expect(await topOf()).toBe(before)
  },
)

type Watched = { moved?: string[] }

type Shift = PerformanceEntry & { readonly sources: readonly { readonly node: Node | null }[] }

/** Notes what moves within the page's own part. */
function watchShifts(): void {
  const moved: string[] = []
  ;(globalThis as Watched).moved = moved
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as Shift[])
      for (const { node } of sources)
        if (node?.parentElement?.closest('main')) moved.push(node.textContent ?? '')
  }).observe({ type: 'layout-shift', buffered: true })
}
