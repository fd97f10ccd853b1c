import type { Page } from '@playwright/test'
import { addAnimals } from '../harness/animals.ts'
import { addProject } from '../harness/breeding.ts'
import { addEvent, registerLondoner, rowOf } from '../harness/calendar.ts'
import { dayFromNow, layEggs } from '../harness/eggs.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { holdAnswers } from '../harness/held-answers.ts'
import { addFilledIncubator } from '../harness/incubators.ts'
import { addRack } from '../harness/plans.ts'

/** A page, what of it comes late, and the role and name of what is pressed below that. */
type Late = readonly [path: string, late: RegExp, role: 'link' | 'button', name: string | RegExp]

type Book = { readonly animal: number; readonly clutch: number; readonly incubator: number }

/** Work of today, events, eggs that hatch soon, and a clutch that stands in an incubator with readings. */
async function fillBook(page: Page): Promise<Book> {
  await registerLondoner(page.request)
  await addRack(page.request, 3)
  await addEvent(page.request, { title: 'Vet' })
  const [maleId = 0, femaleId = 0] = await addAnimals(page.request, [
    { name: 'Rook', sex: 'Male', species: 'Eublepharis macularius' },
    { name: 'Ember', sex: 'Female', species: 'Eublepharis macularius' },
  ])
  const project = await addProject(page.request, { maleId, femaleId })
  await layEggs(page.request, [{ eggNumber: 'Loose', breedingProjectId: project }])
  const incubator = await addFilledIncubator(page.request)
  const [box] = await (await page.request.get(`/api/incubators/${incubator}/boxes`)).json()
  const data = { breedingProjectId: project, layDate: dayFromNow(-10), eggs: 2, boxId: box.id }
  const laid = await page.request.post('/api/clutches', { data })
  expect(laid.status(), await laid.text()).toBe(201)
  return { animal: femaleId, clutch: (await laid.json()).id, incubator }
}

test(
  'B9 what is pressed is shown once what stands above it has come and moves it no more',
  inFullOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { animal, clutch, incubator } = await fillBook(page)
    const places: readonly Late[] = [
      ['/', /\/api\/today(\?|$)/, 'link', /Vet/],
      ['/', /\/api\/today(\?|$)/, 'link', 'Statistics'],
      ['/incubating', /\/api\/incubators$/, 'link', /^Candle/],
      ['/incubating', /\/api\/incubator-alarms$/, 'link', /^Candle/],
      [`/animals/${animal}`, /\/care$/, 'button', 'Feed'],
      [`/animals/${animal}`, /\/season-facts$/, 'link', 'Add Event'],
      [`/animals/${animal}`, /\/records\?limit/, 'button', 'Add Plan'],
      [`/clutches/${clutch}`, /\/thermal$/, 'button', 'Add entry'],
      [`/incubators/${incubator}`, /\/readings\?/, 'button', 'Add box'],
      [`/incubators/${incubator}`, /\/api\/incubator-alarms$/, 'button', 'Add box'],
    ]
    for (const [path, late, role, name] of places)
      await test.step(`${path} without ${late.source}`, async () => {
        const pressed = page.getByRole('main').getByRole(role, { name, includeHidden: true }).first()
        const held = await holdAnswers(page, late)
        await page.goto(path)
        await held.asked
        await expect(pressed).toBeAttached()
        await expect(pressed).toBeHidden()
        held.letGo()
        await expect(pressed).toBeVisible()
      })
  },
)

test('B9 CAL-10 the events of a day are shown with all that is due on it, and move no more', async ({
  page,
}) => {
  await registerLondoner(page.request)
  await addEvent(page.request, { title: 'Vet' })
  const held = await holdAnswers(page, /\/api\/events\/due/)
  const ofMonth = page.waitForResponse(/\/api\/events\?/)
  const upcoming = page.waitForResponse(/\/api\/events\/upcoming\//)
  await page.goto('/calendar')
  await Promise.all([ofMonth, held.asked])
  await expect(page.locator('[data-eventful]').first()).toBeAttached()
  await expect(page.getByText('Loading events')).toBeAttached()
  await expect(rowOf(page, 'Vet')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Upcoming' }).click()
  await upcoming
  await expect(page.getByText('Loading events')).toBeAttached()
  await expect(rowOf(page, 'Vet')).toHaveCount(0)
  held.letGo()
  await expect(rowOf(page, 'Vet')).toBeVisible()
  await page.getByRole('tab', { name: 'Month View' }).click()
  await expect(rowOf(page, 'Vet')).toBeVisible()
})
