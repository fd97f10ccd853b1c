import { addAnimals } from '../harness/animals.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { addFilledRack } from '../harness/places.ts'
import { feedingsOf, mediumRat, planFor } from '../harness/plans.ts'
import { endRoutes } from '../harness/routes.ts'

test.use({ ...inMotion, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** So large is what a gloved thumb presses, in pixels. */
const glove = 120

test('PLC-10 a rack is walked tub by tub by keys alone: ate, refused, skip, back, and it ends with who is left', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const ids = await addAnimals(
    page.request,
    ['Ember', 'Rook', 'Wren', 'Sable'].map((name) => ({ name })),
  )
  await planFor(page.request, ids, { kind: 'feeding', food: mediumRat })
  const { rack } = await addFilledRack(page.request, ids)
  await page.goto(`/places/${rack}`)
  await page.getByRole('link', { name: 'Walk', exact: true }).click()
  const at = (name: string) => expect(page.getByRole('heading', { level: 2 })).toContainText(name)
  await at('Ember')
  await expect(page.getByRole('status').filter({ hasText: 'R1-A1' })).toContainText('1 of 4')
  for (const name of ['Ate', 'Refused', 'Skip']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(glove)
    expect(box?.height).toBeGreaterThanOrEqual(glove)
    expect(box?.y).toBeGreaterThan((844 * 2) / 3 - 1)
  }
  await page.keyboard.press('a')
  await at('Rook')
  await page.keyboard.press('r')
  await at('Wren')
  await page.keyboard.press('u')
  await at('Rook')
  await page.keyboard.press('s')
  await at('Wren')
  await page.keyboard.press('ArrowRight')
  await at('Sable')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('2 of 4 done')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'All walked past' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'R1-A3 · Wren' })).toBeVisible()
  await page.getByRole('button', { name: 'R1-B1 · Sable' }).click()
  await at('Sable')
  // What ends sooner after the press before counts as its bounce.
  await page.getByRole('button', { name: 'Ate', exact: true }).click({ delay: 300 })
  await expect(page.getByText('3 of 4 done')).toBeVisible()
  await expect
    .poll(async () => (await feedingsOf(page.request)).map(({ data }) => data?.outcome).sort())
    .toEqual(['eaten', 'eaten', 'skipped'])
})

test(
  'PLC-10 who is moved away elsewhere during a walk puts nobody else under the thumb, nor another place in it',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const ids = await addAnimals(
      page.request,
      ['Ember', 'Rook', 'Wren'].map((name) => ({ name })),
    )
    await planFor(page.request, ids, { kind: 'feeding', food: mediumRat })
    const { rack } = await addFilledRack(page.request, ids)
    await page.goto(`/walk/${rack}`)
    const at = (name: string) => expect(page.getByRole('heading', { level: 2 })).toContainText(name)
    await at('Ember')
    await page.request.patch(`/api/animals/${ids[0]}`, { data: { placeId: null } })
    const readAgain = page.waitForResponse((answer) => answer.url().endsWith(`/api/places/${rack}`))
    await page.keyboard.press('a')
    await at('Rook')
    expect((await (await readAgain).json()).animals).toHaveLength(2)
    await expect(page.getByRole('status').filter({ hasText: 'R1-A2' })).toContainText('2 of 3')
    await page.keyboard.press('r')
    await at('Wren')
    await expect
      .poll(async () =>
        (await feedingsOf(page.request)).map(({ animalId, data }) => [animalId, data?.outcome]),
      )
      .toEqual(
        expect.arrayContaining([
          [ids[0], 'eaten'],
          [ids[1], 'refused'],
        ]),
      )
  },
)

test(
  'PLC-10 a press of a walk that bounces writes nothing down of the next animal',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const ids = await addAnimals(
      page.request,
      ['Ember', 'Rook', 'Wren'].map((name) => ({ name })),
    )
    await planFor(page.request, ids, { kind: 'feeding', food: mediumRat })
    const { rack } = await addFilledRack(page.request, ids)
    await page.goto(`/walk/${rack}`)
    const at = (name: string) => expect(page.getByRole('heading', { level: 2 })).toContainText(name)
    const ate = page.getByRole('button', { name: 'Ate', exact: true })
    await expect(ate).toBeEnabled()
    await ate.evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await at('Rook')
    await ate.click({ delay: 300 })
    await at('Wren')
    await expect
      .poll(async () => (await feedingsOf(page.request)).map(({ animalId }) => animalId).sort())
      .toEqual(ids.slice(0, 2).sort())
  },
)

test(
  'HUS-34 PLC-10 PLC-19 until it is known what an animal gets no meal is written down of it, and the walk says why',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    const [ember = 0, rook = 0] = await addAnimals(page.request, [{ name: 'Ember' }, { name: 'Rook' }])
    await planFor(page.request, [ember], { kind: 'feeding', food: mediumRat })
    const { rack } = await addFilledRack(page.request, [ember, rook])
    await failCalls(page, 'GET', '/api/today*')
    await page.goto(`/walk/${rack}`)
    await expect(page.getByText('What is due could not be loaded')).toBeVisible()
    const ate = page.getByRole('button', { name: 'Ate', exact: true })
    await expect(ate).toBeDisabled()
    await page.keyboard.press('a')
    await page.getByRole('button', { name: 'More' }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText('What it gets could not be loaded')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Ate' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await endRoutes(page, '**/api/today*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('1 medium rat · to feed today')).toBeVisible()
    await ate.click()
    await expect(page.getByRole('heading', { level: 2 })).toContainText('Rook')
    await expect
      .poll(async () => (await feedingsOf(page.request)).map(({ animalId, data }) => [animalId, data?.prey]))
      .toEqual([[ember, 'rat']])
  },
)

test(
  'PLC-11 a round of weighing takes a number and Enter for each, and asks once about one that is far off',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const ids = await addAnimals(page.request, [{ name: 'Ember', weight: 400 }, { name: 'Rook' }])
    const { rack } = await addFilledRack(page.request, ids)
    await page.goto(`/walk/${rack}?weigh`)
    const field = (name: string) => page.getByRole('textbox', { name: `Weight of ${name} in grams` })
    await expect(field('Ember')).toBeFocused()
    await expect(page.getByText('Last 400 g')).toBeVisible()
    await page.keyboard.type('40')
    await page.keyboard.press('Enter')
    await expect(page.getByText('90 % less than 400 g')).toBeVisible()
    await field('Ember').fill('410')
    await page.keyboard.press('Enter')
    await expect(field('Rook')).toBeFocused()
    await page.keyboard.type('95')
    await page.keyboard.press('Enter')
    await expect(page.getByText('2 of 2 done')).toBeVisible()
    await expect
      .poll(async () => (await (await page.request.get(`/api/animals/${ids[0]}`)).json()).weight)
      .toBe(410)
  },
)
