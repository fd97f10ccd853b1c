import { addAnimals } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { loseNextAnswer } from '../harness/lost-answers.ts'
import { addFilledRack, addPlace } from '../harness/places.ts'
import { feedingsOf, mediumRat, planFor } from '../harness/plans.ts'
import { endRoutes } from '../harness/routes.ts'
import { expectToast } from '../harness/toast.ts'
import { undoByKey } from '../harness/undo.ts'

test(
  'PLC-06 SHELL-59 a move whose answer was lost is one move when it is sent again, and Undo leads back',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/connection|Failed to load/i)
    await registerKeeper(page.request)
    const [ember = 0] = await addAnimals(page.request, [{ name: 'Ember' }])
    await addFilledRack(page.request, [ember])
    await page.goto(`/animals/${ember}`)
    const place = page.getByRole('region', { name: 'Where it is' })
    await place.getByRole('button', { name: 'Move Ember' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Where to' }).fill('B3')
    await dialog.getByRole('option', { name: /R1-B3/ }).click()
    const moves = async (): Promise<number> =>
      (await (await page.request.get(`/api/animals/${ember}/records?recordType=move`)).json()).length
    const before = await moves()
    const { lost } = await loseNextAnswer(page, `**/api/animals/${ember}/records`)
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await lost
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(dialog).toBeHidden()
    expect(await moves()).toBe(before + 1)
    const way = place.getByRole('paragraph').getByRole('link')
    await expect(way.last()).toHaveText('R1-B3')
    await expectToast(page, 'Ember is in R1-B3 now')
    await undoByKey(page)
    await expect(way.last()).toHaveText('R1-A1')
  },
)

test(
  'HUS-34 the place that Today is narrowed to stays chosen when all in it is done, until it is let go of',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const [ember = 0, wren = 0] = await addAnimals(page.request, [{ name: 'Ember' }, { name: 'Wren' }])
    await addFilledRack(page.request, [ember])
    await planFor(page.request, [ember, wren], { kind: 'feeding', food: mediumRat })
    await page.goto('/')
    const choice = page.getByRole('combobox', { name: 'Place' })
    await choice.selectOption({ label: 'Snake room · R1 (1)' })
    await page.getByRole('button', { name: 'Ember: ate' }).click()
    await expect.poll(async () => (await feedingsOf(page.request)).length).toBe(1)
    await expect(choice.locator('option:checked')).toHaveText('Snake room · R1')
    await page.getByRole('button', { name: 'By room' }).click()
    await expect(page.getByRole('region', { name: 'Snake room' })).toBeVisible()
    await choice.selectOption({ label: 'All places' })
    await expect(page.getByRole('region', { name: 'Without a room' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Snake room' })).toBeVisible()
  },
)

test('PLC-08 PLC-10 a long custom ID goes on in the next line at 320 px', inFullOnly, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await registerKeeper(page.request)
  const [ember = 0] = await addAnimals(page.request, [{ name: 'Ember', customId: 'BP-2026-'.repeat(6) }])
  const { rack, tubs } = await addFilledRack(page.request, [ember])
  for (const path of [`/places/${tubs.get('R1-A1')}`, `/walk/${rack}`]) {
    await page.goto(path)
    await expect(page.getByText('BP-2026-BP-2026', { exact: false }).first()).toBeVisible()
    const spare = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      const words = [...document.querySelectorAll('main *')].filter(({ textContent }) =>
        textContent?.includes('BP-2026-'),
      )
      const right = Math.max(...words.map((one) => one.getBoundingClientRect().right))
      return { page: scrollWidth - clientWidth, words: right - clientWidth }
    })
    expect([path, spare.page <= 0, spare.words <= 0]).toEqual([path, true, true])
  }
})

test(
  'PLC-15 PLC-06 labels of a place that is gone lead to others, and where an animal is can be asked for again',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of (404|503)/)
    await registerKeeper(page.request)
    const [ember = 0] = await addAnimals(page.request, [{ name: 'Ember' }])
    await addFilledRack(page.request, [ember])
    const gone = await addPlace(page.request, { kind: 'room', name: 'Shed' })
    expect((await page.request.delete(`/api/places/${gone}`)).ok()).toBe(true)
    await page.goto(`/labels?of=animals&place=${gone}`)
    await expect(page.getByText('This place is there no more.')).toBeVisible()
    const where = page.getByRole('combobox', { name: 'Where' })
    await where.selectOption({ label: 'Everywhere' })
    await expect(page.getByRole('button', { name: /^Print 1/ })).toBeEnabled()
    await page.route('**/api/places', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto(`/animals/${ember}`)
    const place = page.getByRole('region', { name: 'Where it is' })
    await expect(place.getByText('Where it is could not be loaded.')).toBeVisible({ timeout: 15_000 })
    await endRoutes(page, '**/api/places')
    await place.getByRole('button', { name: 'Try again' }).click()
    await expect(place.getByRole('paragraph').getByRole('link').last()).toHaveText('R1-A1')
  },
)
