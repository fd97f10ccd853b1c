import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { addAnimal, addFullAnimal } from './harness/animals.ts'
import { openAtRest } from './harness/at-rest.ts'
import { addProject } from './harness/breeding.ts'
import { addEvent } from './harness/calendar.ts'
import { dayFromNow, layEggs } from './harness/eggs.ts'
import { expect, test } from './harness/fixtures.ts'
import { inFullOnly } from './harness/full.ts'
import { registerKeeper } from './harness/keeper.ts'
import { inMotion } from './harness/motion.ts'
import { keeperPages } from './harness/pages.ts'

test.use(inMotion)

type Moved = { readonly by: number; readonly what: string }
type Watched = Window & { moved?: Moved[] }
type Shift = PerformanceEntry & {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Less than a line of small print that moves by its own height; the whole of a visit may move by twice that (B9). */
const unseen = 0.005

/** Notes what moves by itself while a page comes. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: Moved[] = []
    ;(window as Watched).moved = moved
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        moved.push({
          by: value,
          what: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '').join(', '),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })

async function fillBook(page: Page): Promise<{ animal: number; project: number; clutch: number }> {
  const animal = await addFullAnimal(page.request)
  const sire = await addAnimal(page.request, { name: 'Rook', sex: 'Male' })
  await addAnimal(page.request, { name: 'Wren', species: 'Heterodon nasicus', isHoldback: true })
  await addAnimal(page.request, { name: 'Moss', isArchived: true })
  const project = await addProject(page.request, { maleId: sire, femaleId: animal, status: 'Incubating' })
  await layEggs(page.request, [
    { eggNumber: '1', breedingProjectId: project },
    { eggNumber: '2', breedingProjectId: project, layDate: dayFromNow(-70) },
    { eggNumber: '3', breedingProjectId: project, status: 'Hatched' },
  ])
  const laying = { breedingProjectId: project, layDate: dayFromNow(-30), eggs: 3, slugs: 1 }
  const clutch = await (await page.request.post('/api/clutches', { data: laying })).json()
  for (const type of ['feeding', 'breeding']) await addEvent(page.request, { type })
  await page.request.post(`/api/animals/${animal}/records`, {
    data: { recordType: 'weight', recordDate: '2026-05-01', measurement: '420 g', details: 'After a meal' },
  })
  return { animal, project, clutch: clutch.id }
}

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1280, height: 800 }],
] as const)
  test(`U10 B9 on ${device} no page moves while its answers come late`, inFullOnly, async ({ page }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await registerKeeper(page.request)
    const { animal, project, clutch } = await fillBook(page)
    await watchShifts(page)
    // So late that outlines stand first, which come after 150 ms.
    await page.route(/\/api\/(?!user)/, async (route) => {
      await wait(400)
      await route.continue()
    })
    const paths = [
      ...keeperPages.map(({ path }) => path),
      `/animals/${animal}`,
      `/breeding/projects/${project}`,
      `/clutches/${clutch}`,
    ]
    for (const path of paths) {
      await openAtRest(page, path)
      const moved = await page.evaluate(() => (window as Watched).moved ?? [])
      const sum = moved.reduce((total, { by }) => total + by, 0)
      expect(sum, `${path}: ${JSON.stringify(moved)}`).toBeLessThan(unseen)
    }
  })
