import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimals } from '../harness/animals.ts'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { Hands } from '../harness/hands.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { addRack, feedingsOf, mediumRat, planFor } from '../harness/plans.ts'
import { endRoutes } from '../harness/routes.ts'
import { expectToast } from '../harness/toast.ts'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  settings: withoutLimits,
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const progress = (page: Page) => page.getByText(/^\d+ of \d+ done$/)

test('HUS-34 what is due is fed with one tap, the same as planned, and Undo takes that back', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const [ember] = await addAnimals(page.request, [{ name: 'Ember', sex: 'Female', customId: 'BP-1' }])
  await planFor(page.request, [ember ?? 0], { kind: 'feeding', food: mediumRat })
  await page.goto('/today')
  await expect(page).toHaveURL('/')
  await expect(
    page.getByRole('navigation', { name: 'Quick places' }).getByRole('link', { name: 'Today' }),
  ).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('button', { name: /^Ember.*1 medium rat/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'To thaw' })).toBeVisible()
  await expect(progress(page)).toHaveText('0 of 1 done')
  await expectAccessible(page)
  const hands = new Hands()
  await hands.press(press(page, 'Ember: ate'))
  expect([hands.presses, hands.inputs]).toEqual([1, 0])
  await expect(progress(page)).toHaveText('1 of 1 done')
  await expect
    .poll(() => feedingsOf(page.request))
    .toMatchObject([
      {
        animalId: ember,
        data: { outcome: 'eaten', prey: 'rat', size: 'medium', state: 'frozen-thawed', count: 1 },
      },
    ])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Taken back')
  await expect(progress(page)).toHaveText('0 of 1 done')
  await expect.poll(() => feedingsOf(page.request)).toEqual([])
})

test('HUS-34 of a rack of forty three refuse and all others ate in four taps; each of a burst is taken back by itself, the rest at once', async ({
  page,
}) => {
  test.slow()
  await registerKeeper(page.request)
  await addRack(page.request, 40)
  await page.goto('/')
  await expect(progress(page)).toHaveText('0 of 40 done')
  const hands = new Hands()
  for (const at of [2, 5, 9]) await hands.press(press(page, `Rat eater ${at}: refused`))
  await hands.press(press(page, 'All others ate'))
  expect([hands.presses, hands.inputs]).toEqual([4, 0])
  await expect(progress(page)).toHaveText('40 of 40 done')
  const outcomes = async () => (await feedingsOf(page.request)).map(({ data }) => data?.outcome)
  await expect.poll(async () => (await outcomes()).filter((one) => one === 'eaten').length).toBe(37)
  expect((await outcomes()).filter((one) => one === 'refused')).toHaveLength(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(progress(page)).toHaveText('3 of 40 done')
  await expect.poll(outcomes).toEqual(['refused', 'refused', 'refused'])
  await press(page, 'Take back what was noted of Rat eater 5').click()
  await expect.poll(outcomes).toEqual(['refused', 'refused'])
  await expect(progress(page)).toHaveText('2 of 40 done')
  // It was read again since, and says the same.
  await page.reload()
  await expect(progress(page)).toHaveText('2 of 40 done')
})

test('HUS-16 HUS-34 after a lost answer what was tapped says that it was not sent, goes again under its name, and is written once', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_FAILED|ERR_CONNECTION|Failed to load/)
  await registerKeeper(page.request)
  await addRack(page.request, 2)
  await page.goto('/')
  const sent: string[] = []
  await page.route('**/api/log', async (route) => {
    sent.push(route.request().postDataJSON().entries[0].clientId)
    if (sent.length > 1) return route.continue()
    // The server writes it down; the browser never hears of it.
    await route.fetch()
    return route.abort('connectionfailed')
  })
  await press(page, 'Rat eater 1: ate').click()
  await expect(page.getByText('1 not sent yet')).toBeVisible()
  expect(await feedingsOf(page.request)).toHaveLength(1)
  await press(page, 'Send now').click()
  await expect(page.getByText('1 not sent yet')).toHaveCount(0)
  expect(new Set(sent).size).toBe(1)
  expect(sent.length).toBeGreaterThan(1)
  expect(await feedingsOf(page.request)).toHaveLength(1)
})

test('HUS-34 another food, a refusal by a swipe, a skipped one, a weight and a clean: each of a kind in its card', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const [ember = 0, rook = 0, wren = 0] = await addAnimals(page.request, [
    { name: 'Ember', customId: 'A-1' },
    { name: 'Rook', customId: 'A-2' },
    { name: 'Wren', customId: 'A-3' },
  ])
  await planFor(page.request, [ember, rook, wren], { kind: 'feeding', food: mediumRat })
  await planFor(page.request, [ember], { kind: 'weight' })
  await planFor(page.request, [rook], { kind: 'cleaning', scope: 'full' })
  await page.goto('/')
  for (const head of ['Feed', 'Weigh', 'Clean']) await expect(press(page, head)).toBeVisible()
  // Two pieces instead of one.
  await page.getByRole('button', { name: /^Ember.*1 medium rat/ }).click()
  await page.getByRole('dialog').getByLabel('Pieces').fill('2')
  await press(page, 'Ate').click()
  await expect
    .poll(async () => (await feedingsOf(page.request))[0]?.data)
    .toMatchObject({ outcome: 'eaten', count: 2 })
  await swipeLeft(page, 'Rook')
  await expect
    .poll(async () => (await feedingsOf(page.request))[0])
    .toMatchObject({
      animalId: rook,
      data: { outcome: 'refused' },
    })
  await press(page, 'Wren: skipped').click()
  await expect.poll(async () => (await feedingsOf(page.request))[0]?.data?.outcome).toBe('skipped')
  const weight = page.getByRole('textbox', { name: 'Weight of Ember in grams' })
  await weight.fill('heavy')
  await weight.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await weight.fill('455')
  await weight.press('Enter')
  await expect
    .poll(async () => (await (await page.request.get(`/api/animals/${ember}`)).json()).weight)
    .toBe(455)
  await press(page, 'Rook: done').click()
  await expect(progress(page)).toHaveText('5 of 5 done')
  // A full clean is written down as one, so that it answers its plan.
  await page.waitForResponse((response) => response.url().endsWith('/api/today'))
  await expect(progress(page)).toHaveText('5 of 5 done')
})

/** Draws the row of an animal to the left with a finger. */
async function swipeLeft(page: Page, name: string): Promise<void> {
  const row = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'medium rat' })
  const box = await row.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 30]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', to: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: to, y }] })
  await touch('touchStart', x)
  for (const by of [10, 40, 80, 120, 150]) await touch('touchMove', x - by)
  await touch('touchEnd', x)
}

test('U11 HUS-34 without plans the page says what they are and leads on; with none due it says so', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const ids = await addAnimals(page.request, [{ name: 'Ember' }])
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'What is due, day by day' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Choose an animal' })).toHaveAttribute(
    'href',
    '/reptiles',
  )
  const startsOn = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  await planFor(page.request, ids, { kind: 'feeding', startsOn })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nothing is due today' })).toBeVisible()
  await expectAccessible(page)
})

test(
  'U12 HUS-34 a day that cannot be loaded says so, and can be tried again; a refused tap is taken back with its reason',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of (500|404)/)
    await registerKeeper(page.request)
    const [id] = await addRack(page.request, 1)
    const day = /\/api\/today/
    await page.route(day, (route) =>
      route.fulfill({ status: 500, json: { message: 'Out of order', code: 'failed' } }),
    )
    await page.goto('/')
    await expect(page.getByText('What is to be done today could not be loaded')).toBeVisible()
    await endRoutes(page, day)
    await press(page, 'Try again').click()
    await expect(progress(page)).toHaveText('0 of 1 done')
    await page.request.delete(`/api/animals/${id}`)
    await press(page, 'Rat eater 1: ate').click()
    await expectToast(page, 'Rat eater 1 could not be noted')
  },
)

test(
  'HUS-34 of a day of two thousand only near rows are drawn, and each comes as one scrolls',
  inFullOnly,
  async ({ page }) => {
    test.setTimeout(300_000)
    await registerKeeper(page.request)
    const ids = await addRack(page.request, 200)
    // A plan of each word is a row of its own.
    for (let at = 0; at < 9; at += 1)
      await planFor(page.request, ids, { kind: 'feeding', title: `Course ${at}` })
    await page.goto('/')
    await expect(progress(page)).toHaveText('0 of 2000 done')
    const rows = page.getByRole('main').locator('li[data-state]')
    await expect(rows.first()).toBeVisible()
    expect(await rows.count()).toBeLessThan(60)
    await page.evaluate(() => scrollTo(0, 60_000))
    await expect
      .poll(() =>
        rows
          .last()
          .boundingBox()
          .then((box) => (box?.y ?? -1) > 0),
      )
      .toBe(true)
    expect(await rows.count()).toBeLessThan(60)
  },
)

test(
  'HUS-34 on a phone a long name, its ID, a drug, its dose and time, and how long ago it was are all read',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const animal = { name: 'Sir Reginald Fluffington', customId: 'BP-2024-0137' }
    const [id = 0] = await addAnimals(page.request, [animal])
    const dose = { drug: 'Enrofloxacin', dose: '0.12 ml' }
    await planFor(page.request, [id], { kind: 'medication', minDays: 1, times: ['08:00'], dose })
    await page.goto('/')
    const row = page.getByRole('main').locator('li[data-state]')
    await expect(row).toHaveCount(1)
    for (const part of [animal.customId, dose.drug, dose.dose, 'at 08:00', 'first time']) {
      const cut = await row.getByText(part).evaluate((element) => {
        const [own, cell] = [element.getBoundingClientRect(), element.closest('li')?.getBoundingClientRect()]
        const isInside = cell !== undefined && own.top >= cell.top && own.bottom <= cell.bottom
        return isInside && element.scrollWidth <= element.clientWidth ? null : element.textContent
      })
      expect(cut).toBeNull()
    }
    const name = await row.getByText(animal.name).boundingBox()
    expect(name?.width).toBeGreaterThan(110)
  },
)
