import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { dataUrl, plainJpeg } from '../apps/server/src/testing/pictures.ts'
import { expectAccessible, expectToFit } from './harness/accessibility.ts'
import { addAnimal, addFullAnimal } from './harness/animals.ts'
import { goOnAtRest, openAtRest } from './harness/at-rest.ts'
import { addProject } from './harness/breeding.ts'
import { addEvent } from './harness/calendar.ts'
import { dayFromNow, layEggs } from './harness/eggs.ts'
import { expect, test } from './harness/fixtures.ts'
import { inFullOnly } from './harness/full.ts'
import { addFilledIncubator } from './harness/incubators.ts'
import { registerKeeper } from './harness/keeper.ts'
import { keeperPages, openPages, publicPages, visitorPages } from './harness/pages.ts'
import { addFilledRack } from './harness/places.ts'
import { openSharing, shareAnimal } from './harness/sharing.ts'
import { inEachTheme } from './harness/themes.ts'

const widths = [320, 768, 1280]

/** Looks at the page that is open in every width and theme. */
async function expectSound(page: Page, path: string): Promise<void> {
  await test.step(path, () =>
    inEachTheme(page, { widths, height: 900 }, async (width) => {
      await expectAccessible(page)
      await expectToFit(page, width)
    }),
  )
}

/** A book with something of everything, and the pages of what is in it. */
async function fillBook(page: Page): Promise<readonly string[]> {
  await registerKeeper(page.request)
  const id = await addFullAnimal(page.request)
  const sire = await addAnimal(page.request, { name: 'Rook', sex: 'Male' })
  const hatchling = await addAnimal(page.request, { name: 'Wren', species: 'Heterodon nasicus' })
  const project = await addProject(page.request, {
    maleId: sire,
    femaleId: id,
    status: 'Confirmed Lock',
    projectCode: 'BP-26-03',
    notes: 'Second season',
  })
  await page.request.post(`/api/breeding-projects/${project}/offspring`, {
    data: { reptileId: hatchling, hatchDate: '2026-05-01' },
  })
  await layEggs(page.request, [
    { eggNumber: '1', breedingProjectId: project },
    { eggNumber: '2', breedingProjectId: project, layDate: dayFromNow(-70) },
    { eggNumber: '3', breedingProjectId: project, status: 'Hatched' },
    { eggNumber: '4', breedingProjectId: project, status: 'Infertile' },
    { eggNumber: 'R-1' },
  ])
  const laying = { breedingProjectId: project, layDate: dayFromNow(-30), eggs: 3, slugs: 1 }
  const clutch = await (await page.request.post('/api/clutches', { data: laying })).json()
  const incubator = await addFilledIncubator(page.request)
  for (const type of ['feeding', 'breeding']) await addEvent(page.request, { type })
  for (const [recordDate, measurement] of [
    ['2026-05-01', '420 g'],
    ['2026-06-01', '450 g'],
  ])
    await page.request.post(`/api/animals/${id}/records`, {
      data: { recordType: 'weight', recordDate, measurement, details: 'After a meal' },
    })
  const { room, rack, tubs } = await addFilledRack(page.request, [id, sire])
  const [tub] = tubs.values()
  return [
    `/animals/${id}`,
    `/reptiles/${id}`,
    `/breeding/projects/${project}`,
    `/clutches/${clutch.id}`,
    `/incubators/${incubator}`,
    ...[room, rack, tub].map((place) => `/places/${place}`),
    `/walk/${rack}`,
  ]
}

test.describe('in every width and theme', inFullOnly, () => {
  test.beforeEach(() => test.slow())

  test('U18 every page of a keeper is accessible and fits', async ({ page }) => {
    await fillBook(page)
    await openAtRest(page, '/')
    for (const { path } of keeperPages) {
      await goOnAtRest(page, path)
      await expectSound(page, path)
    }
  })

  test('U18 every page of a record or a place, and those open to all, are accessible to a keeper and fit', async ({
    page,
  }) => {
    const paths = await fillBook(page)
    await openAtRest(page, '/')
    for (const path of [...paths, ...openPages.map((open) => open.path)]) {
      await goOnAtRest(page, path)
      await expectSound(page, path)
    }
  })

  test('U18 every page that a keeper opens to everyone is accessible and fits', async ({ page, request }) => {
    const keeper = await registerKeeper(request, 'Mara Reyes-Vandenbroucke')
    const photo = dataUrl(await plainJpeg({ width: 300, height: 200 }))
    const id = await addAnimal(request, {
      name: 'Ember',
      morph: 'Pastel Clown 66% het Piebald',
      price: '650',
      contactInfo: '@reyesreptiles',
      notes: 'Eats every ten days.',
      photos: [photo],
      motherName: 'Dahlia',
      motherPhotos: [photo],
    })
    await shareAnimal(request, id)
    await openSharing(request, { profile: true, collection: true })
    for (const path of publicPages(id, keeper.id)) {
      await openAtRest(page, path)
      await expectSound(page, path)
    }
  })

  test('U18 every page of a visitor is accessible and fits', async ({ page, consoleWatch }) => {
    // A mailed link without its word is refused, and the page says so.
    consoleWatch.allow(/status of 400.*verify-email/)
    for (const { path } of [...visitorPages, ...openPages]) {
      await openAtRest(page, path)
      await expectSound(page, path)
    }
  })
})

/** Pages that are there only under a setting of the operator's, or for an administrator; they are looked at where that is tested. */
const bySetting = ['/memory-auth', '/admin/data-repair']

/** Addresses that lead on to a page that is looked at. */
const leadingOn = ['/today']

test('every page that needs nothing to show is among those that are looked at', () => {
  const routes = readdirSync(join(import.meta.dirname, '../apps/web/src/routes'))
    .filter((file) => !file.startsWith('__') && !file.includes('$') && file !== '_shell.tsx')
    .map((file) => `/${file.replace(/^_shell\.|(\.?index)?\.tsx$/g, '').replaceAll(/_?\./g, '/')}`)
  const looked = [...keeperPages, ...openPages, ...visitorPages]
    .map(({ path }) => path)
    .concat(bySetting, leadingOn)
  expect(looked).toEqual(expect.arrayContaining(routes))
})

test('SHELL-07 any other path shows a page that leads home, to keepers and visitors alike', async ({
  page,
}) => {
  await page.goto('/nowhere/at-all')
  await page.getByRole('link', { name: 'Go to Dashboard', exact: true }).click()
  await expect(page).toHaveURL(/\/auth/)
  await registerKeeper(page.request)
  await page.goto('/nowhere/at-all')
  await page.getByRole('link', { name: 'Go to Dashboard', exact: true }).click()
  await expect(page).toHaveURL('/')
})
