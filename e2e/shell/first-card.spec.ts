import type { APIRequestContext } from '@playwright/test'
import { addAnimals } from '../harness/animals.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import { layEggs } from '../harness/eggs.ts'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'

test.use({ ...inMotion, settings: withoutLimits })

/** The pages that list something, and what the first of it is drawn as. */
const lists = [
  ['/animals', 'article'],
  ['/animals/archive', 'article'],
  ['/holdbacks', 'article'],
  ['/breeding', 'article'],
  ['/incubating', 'tbody tr, li'],
  ['/calendar', 'table'],
] as const

const species = ['Boa imperator', 'Morelia spilota', 'Heterodon nasicus', 'Pogona vitticeps', 'Naja naja']

/** One of everything, and more species than a line of buttons would hold. */
async function fillLists(request: APIRequestContext): Promise<void> {
  await registerKeeper(request)
  await addAnimals(request, [
    ...species.map((one) => ({ name: one, species: one })),
    { name: 'Gone', isArchived: true },
    { name: 'Kept', isHoldback: true },
  ])
  const breedingProjectId = await addProject(request, await addPair(request))
  await layEggs(request, [{ breedingProjectId, eggNumber: '1', status: 'Incubating' }])
}

for (const { most, ...viewport } of [
  { width: 1280, height: 800, most: 200 },
  { width: 390, height: 844, most: 260 },
]) {
  test(`the first of every list stands within ${most} px where the window is ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await fillLists(page.request)
    for (const [path, first] of lists) {
      await page.goto(path)
      const card = page.getByRole('main').locator(first).first()
      await expect(card, path).toBeVisible()
      await expect
        .poll(async () => (await card.boundingBox())?.y, { message: `px above the first of ${path}` })
        .toBeLessThanOrEqual(most)
    }
  })
}
