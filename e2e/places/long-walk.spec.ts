import type { Page } from '@playwright/test'
import { addAnimals } from '../harness/animals.ts'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { addFilledRack } from '../harness/places.ts'
import { feedingsOf, mediumRat, planFor } from '../harness/plans.ts'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  settings: withoutLimits,
})

const tubs = 200

/** So long after a press another one is no bounce of it, in milliseconds. */
const pause = 300

/** How the meal of the animal that is on the screen is noted. */
const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  keys: (page) => page.keyboard.press('a'),
  touch: async (page) => {
    await page.clock.fastForward(pause)
    const box = await page.getByRole('button', { name: 'Ate', exact: true }).boundingBox()
    if (!box) throw new Error('Nothing to touch')
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  },
}

for (const [way, note] of Object.entries(ways))
  test(
    `PLC-10 ${tubs} tubs are walked by ${way}, each animal once and in the order of the shelves`,
    inFullOnly,
    async ({ page }) => {
      test.setTimeout(300_000)
      await registerKeeper(page.request)
      const names = Array.from({ length: tubs }, (_, at) => `Animal ${at + 1}`)
      const ids = await addAnimals(
        page.request,
        names.map((name) => ({ name })),
      )
      await planFor(page.request, ids, { kind: 'feeding', food: mediumRat })
      const { rack } = await addFilledRack(page.request, ids, { rows: 20, columns: 10 })
      await page.clock.install()
      await page.goto(`/walk/${rack}`)
      // Until it is known what an animal gets nothing is noted of it.
      await expect(page.getByRole('button', { name: 'Ate', exact: true })).toBeEnabled()
      const head = page.getByRole('heading', { level: 2 })
      for (const name of names) {
        // Looked at more often than an assertion does, which waits for a tenth of a second after each press.
        await expect.poll(() => head.textContent(), { intervals: [10] }).toContain(name)
        await note(page)
      }
      await expect(page.getByRole('heading', { name: 'All walked past' })).toBeVisible()
      await expect(page.getByText(`${tubs} of ${tubs} done`)).toBeVisible()
      await expect
        .poll(async () =>
          (await feedingsOf(page.request)).map(({ animalId }) => animalId).sort((a, b) => a - b),
        )
        .toEqual([...ids].sort((a, b) => a - b))
    },
  )
