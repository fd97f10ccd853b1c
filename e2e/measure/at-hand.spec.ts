import { median } from '../../apps/server/src/testing/statistics.ts'
import { addAnimals } from '../harness/animals.ts'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { pressUntil } from './press-until.ts'

test.use({ settings: withoutLimits })

const rounds = 5

/** A hand holds a pointer still over a button before it presses, for longer than this, in milliseconds. */
const restsMs = 100

test('B11 a holdback is shown within 50 ms while the server takes two seconds', async ({ page }) => {
  await registerKeeper(page.request)
  const [id] = await addAnimals(page.request, [{ name: 'Ember' }])
  await page.goto(`/animals/${id}`)
  const chip = page.getByRole('button', { name: 'Holdback', exact: true })
  await expect(chip).toHaveAttribute('aria-pressed', 'false')
  await page.waitForLoadState('networkidle')
  await page.route(/holdback/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  })
  const taken: number[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const pressed of ['true', 'false']) {
      taken.push(
        await pressUntil(
          page,
          () => chip.click(),
          `//main//button[contains(., "Holdback")][@aria-pressed="${pressed}"]`,
        ),
      )
      await page.waitForLoadState('networkidle')
    }
  console.log(`shown in ${median(taken).toFixed(0)} ms, at most ${Math.max(...taken).toFixed(0)} ms`)
  expect(median(taken)).toBeLessThanOrEqual(50)
})

test('B14 each generation of a whole tree, five in all, is drawn within 200 ms of a press', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await registerKeeper(page.request)
  const generation = async (depth: number, sex: string): Promise<number> => {
    const parents =
      depth === 5
        ? {}
        : {
            fatherId: await generation(depth + 1, 'Male'),
            motherId: await generation(depth + 1, 'Female'),
          }
    const [id = 0] = await addAnimals(page.request, [
      { name: `Line ${depth} ${sex}`, sex, morph: 'Pastel Clown', ...parents },
    ])
    return id
  }
  await page.goto(`/animals/${await generation(0, 'Female')}`)
  await page.waitForLoadState('networkidle')
  const taken: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const depth of [3, 4, 5])
      taken.push(
        await pressUntil(
          page,
          () => page.getByRole('button', { name: 'Extend' }).click(),
          `count(//main//*[.="Line ${depth} Male"]) > 0`,
        ),
      )
    await page.getByRole('button', { name: 'Hide', exact: true }).click()
  }
  console.log(
    `a generation more in ${median(taken).toFixed(0)} ms, at most ${Math.max(...taken).toFixed(0)} ms`,
  )
  expect(Math.max(...taken)).toBeLessThanOrEqual(200)
})

const ways = { button: 'button on which a pointer rests', key: 'key' } as const

for (const way of ['button', 'key'] as const)
  for (const isThere of [false, true])
    test(`U5 the palette is open within 50 ms of the ${ways[way]}, ${isThere ? 'its code there' : 'before its code is there'}`, async ({
      page,
    }) => {
      await registerKeeper(page.request)
      if (!isThere) await page.route(/\/assets\/palette-/, () => undefined)
      const taken: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        await page.goto('/animals')
        await page.waitForLoadState('networkidle')
        const button = page.getByRole('button', { name: 'Search everything' })
        if (way === 'button') {
          await button.hover()
          await page.waitForTimeout(restsMs)
        }
        const press = () => (way === 'key' ? page.keyboard.press('Control+k') : button.click())
        taken.push(await pressUntil(page, press, '//input[@aria-label="Search"]'))
      }
      console.log(`open after ${median(taken).toFixed(0)} ms, at most ${Math.max(...taken).toFixed(0)} ms`)
      expect(median(taken)).toBeLessThanOrEqual(50)
    })
