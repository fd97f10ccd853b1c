import type { Page } from '@playwright/test'
import { addAnimal } from './harness/animals.ts'
import { goOnAtRest, openAtRest } from './harness/at-rest.ts'
import { addProject } from './harness/breeding.ts'
import { dayFromNow, layEggs } from './harness/eggs.ts'
import { expect, test } from './harness/fixtures.ts'
import { inFullOnly } from './harness/full.ts'
import { addFilledIncubator } from './harness/incubators.ts'
import { registerKeeper } from './harness/keeper.ts'
import { keeperPages, openPages, visitorPages } from './harness/pages.ts'
import { addFilledRack } from './harness/places.ts'
import { listSmallTargets } from './harness/touch.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

async function expectRoomForThumbs(page: Page, path: string): Promise<void> {
  expect.soft(await listSmallTargets(page), path).toEqual([])
}

test(
  'U18 on touch every button, box and field of a keeper’s pages has 44 px for a thumb',
  inFullOnly,
  async ({ page }) => {
    test.slow()
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember', sex: 'Female', customId: 'BP-1', price: '650' })
    const sire = await addAnimal(page.request, { name: 'Rook', sex: 'Male' })
    await addAnimal(page.request, { name: 'Wren', motherId: id })
    const project = await addProject(page.request, { maleId: sire, femaleId: id, status: 'Confirmed Lock' })
    await layEggs(page.request, [{ eggNumber: '1', breedingProjectId: project }, { eggNumber: 'R-1' }])
    for (const recordDate of ['2026-05-01', '2026-06-01'])
      await page.request.post(`/api/animals/${id}/records`, {
        data: { recordType: 'weight', recordDate, measurement: '450 g' },
      })
    const laying = { breedingProjectId: project, layDate: dayFromNow(-30), eggs: 3, slugs: 1 }
    const clutch = await (await page.request.post('/api/clutches', { data: laying })).json()
    const incubator = await addFilledIncubator(page.request)
    await page.request.put('/api/plans', {
      data: { animalIds: [id], kind: 'cleaning', minDays: 7 },
    })
    await page.request.post(`/api/reptiles/${id}/ancestors`, {
      data: { relation: 'grandfather', name: 'Old Coal' },
    })
    const { room, rack, tubs } = await addFilledRack(page.request, [id, sire])
    const [tub] = tubs.values()
    await openAtRest(page, '/')
    for (const path of [
      ...[...keeperPages, ...openPages].map((open) => open.path),
      `/incubators/${incubator}`,
      ...[`/places/${room}`, `/places/${rack}`, `/places/${tub}`, `/walk/${rack}`],
      ...[`/animals/${id}`, `/breeding/projects/${project}`, `/clutches/${clutch.id}`],
    ]) {
      await goOnAtRest(page, path)
      await expectRoomForThumbs(page, path)
    }
  },
)

test('U18 on touch every button, box and field before signing in has 44 px for a thumb', async ({
  page,
  consoleWatch,
}) => {
  // A link without its token is refused.
  consoleWatch.allow(/status of 400/)

  for (const { path } of visitorPages) {
    await openAtRest(page, path)
    await expectRoomForThumbs(page, path)
  }
})
