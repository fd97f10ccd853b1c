import type { APIRequestContext, Page } from '@playwright/test'
import { dataUrl, plainJpeg } from '../../apps/server/src/testing/pictures.ts'
import { addAnimals } from '../harness/animals.ts'
import { addProject } from '../harness/breeding.ts'
import { addEvent, today } from '../harness/calendar.ts'
import { dayFromNow, layEggs } from '../harness/eggs.ts'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { openSharing } from '../harness/sharing.ts'

test.use({ viewport: { width: 390, height: 844 }, settings: withoutLimits })

type Book = { animal: number; project: number }

/** A season with one of everything that a page lists. */
async function fillBook(request: APIRequestContext): Promise<Book> {
  await registerKeeper(request, 'Ana Silva')
  await openSharing(request, { directory: true, profile: true })
  await registerKeeper(request, 'Mara Reyes')
  const photos = [dataUrl(await plainJpeg({ width: 600, height: 450 }))]
  const known = {
    morph: 'Pastel',
    dateOfBirth: '2022-06-14',
    weight: 1200,
    notes: 'Eats on Tuesdays',
    photos,
  }
  const [animal = 0, maleId = 0, gone = 0] = await addAnimals(request, [
    { name: 'Ember', sex: 'Female', ...known, producedBy: 'Reyes Reptiles' },
    { name: 'Atlas', sex: 'Male', ...known },
    { name: 'Lost', sex: 'Male' },
    { name: 'Gone', isArchived: true, ...known },
    { name: 'Kept', isHoldback: true, ...known },
    { name: 'Rook', species: 'Heterodon nasicus', ...known },
  ])
  const record = { recordType: 'feeding', recordDate: dayFromNow(-6), measurement: '1', unit: 'rat' }
  expect((await request.post(`/api/animals/${animal}/records`, { data: record })).status()).toBe(201)
  const project = await addProject(request, { maleId, femaleId: animal, name: 'Ember’s pair' })
  const laid = {
    breedingProjectId: project,
    status: 'Incubating',
    layDate: dayFromNow(-20),
    expectedHatchDate: dayFromNow(35),
  }
  await layEggs(
    request,
    ['1', '2', '3'].map((eggNumber) => ({ ...laid, eggNumber })),
  )
  await addEvent(request, { title: 'Weigh all', startDate: today })
  expect((await request.delete(`/api/animals/${gone}`)).status()).toBeLessThan(300)
  return { animal, project }
}

/** The pages, and what one comes to each for. */
const pages = ({ animal, project }: Book) =>
  [
    ['Dashboard', '/', (page: Page) => page.getByRole('main').getByText('Weigh all').first()],
    ['My Animals', '/animals', (page: Page) => page.getByRole('article').first()],
    ['Holdbacks', '/holdbacks', (page: Page) => page.getByRole('article').first()],
    ['Archives', '/animals/archive', (page: Page) => page.getByRole('article').first()],
    [
      'An animal: its latest record',
      `/animals/${animal}`,
      (page: Page) =>
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: /feeding/i })
          .first(),
    ],
    [
      'An animal: a feeding is noted',
      `/animals/${animal}`,
      (page: Page) =>
        page
          .getByRole('main')
          .getByRole('button', { name: /^(Feed|Add Record)$/ })
          .first(),
    ],
    ['Breeding', '/breeding', (page: Page) => page.getByRole('article').first()],
    [
      'A project: its eggs',
      `/breeding/projects/${project}`,
      (page: Page) =>
        page
          .getByRole('main')
          .locator('tbody tr, li')
          .filter({ hasText: /1/ })
          .filter({ hasText: 'Incubating' })
          .first(),
    ],
    ['Incubator', '/incubating', (page: Page) => page.getByRole('main').locator('tbody tr, li').first()],
    ['Calendar', '/calendar', (page: Page) => page.getByRole('main').getByText('Weigh all').first()],
    ['Statistics', '/statistics', (page: Page) => page.getByRole('main').locator('section').first()],
    ['Keepers', '/users', (page: Page) => page.getByRole('main').getByText('Ana Silva').first()],
    ['Profile: own animals', '/profile', (page: Page) => page.getByRole('main').getByRole('article').first()],
    ['Trash', '/trash', (page: Page) => page.getByRole('main').getByText('Lost').first()],
  ] as const

test('px from the top of the window to what one comes to a page for', async ({ page }) => {
  test.slow()
  const book = await fillBook(page.request)
  const rows: string[] = []
  for (const [name, path, find] of pages(book)) {
    await page.goto(path)
    const useful = find(page)
    await expect(useful, name).toBeVisible()
    await page.waitForLoadState('networkidle')
    const y = (await useful.evaluate((element) => element.getBoundingClientRect().y + scrollY)) ?? Number.NaN
    rows.push(`| ${name} | ${Math.round(y)} |`)
  }
  console.log(rows.join('\n'))
})
