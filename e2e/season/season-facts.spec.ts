import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectToFit } from '../harness/accessibility.ts'
import { addAnimal, addAnimals } from '../harness/animals.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import { dayFromNow } from '../harness/eggs.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { Hands } from '../harness/hands.ts'
import { holdAnswers } from '../harness/held-answers.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { loseNextAnswer } from '../harness/lost-answers.ts'
import { endRoutes } from '../harness/routes.ts'
import { scrollTo } from '../harness/scroll-to.ts'
import { readTaps } from '../harness/taps.ts'
import { expectToast } from '../harness/toast.ts'
import { listSmallTargets } from '../harness/touch.ts'
import { undoByKey } from '../harness/undo.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const section = (page: Page, name = 'Season') =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
const press = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true })
const facts = (page: Page) => section(page).getByRole('listitem')
const dialog = (page: Page) => page.getByRole('dialog')

/** Opens an animal and goes on to its season, which comes when it is in sight. */
async function openSeason(page: Page, animalId: number, name = 'Season'): Promise<void> {
  await page.goto(`/animals/${animalId}`)
  await scrollTo(page, name)
}

async function write(page: Page, animalId: number, fact: object): Promise<void> {
  const answer = await page.request.post(`/api/animals/${animalId}/season-facts`, { data: fact })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** Ember, whose project with Rook has begun. */
async function openPair(page: Page) {
  await registerKeeper(page.request)
  const pair = await addPair(page.request)
  const project = await addProject(page.request, pair)
  await openSeason(page, pair.femaleId)
  await expect(press(page, 'Lock')).toBeVisible()
  const status = async () =>
    (await (await page.request.get(`/api/breeding-projects/${project}`)).json()).status
  return { ...pair, project, status }
}

test(
  'B9 SEA-22 what is pressed comes with what is told above it, which would move it',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const ember = await addAnimal(page.request, { name: 'Ember', sex: 'Female' })
    const held = await holdAnswers(page, /\/forecast$/)
    const told = page.waitForResponse(/\/season-settings$/)
    await openSeason(page, ember)
    await Promise.all([held.asked, told])
    await expect(section(page).locator('[aria-busy]')).toBeVisible()
    await expect(section(page).getByRole('button')).toHaveCount(0)
    held.letGo()
    await expect(press(page, 'Another day or fact')).toBeVisible()
  },
)

test('SEA-22 SEA-05 U7 what likely happens next is one press each, moves the project, and is taken back', async ({
  page,
}) => {
  const counted: Record<string, readonly [number, number]> = {}
  const carry = async (name: string, task: (hands: Hands) => Promise<void>): Promise<void> => {
    const hands = new Hands()
    await test.step(name, () => task(hands))
    counted[name] = [hands.presses, hands.inputs]
  }
  const { status } = await openPair(page)
  await carry('Introduce her male', async (hands) => {
    await hands.press(press(page, 'Introduce Rook'))
    await expectToast(page, 'Rook × Ember is now Paired.')
  })
  await carry('Log a lock', async (hands) => {
    await hands.press(press(page, 'Lock'))
    await expectToast(page, 'Rook × Ember is now Confirmed Lock.')
  })
  await expect(section(page)).toContainText('1 lock, today')
  await undoByKey(page)
  await expectToast(page, 'Taken back')
  await expect(facts(page)).toHaveCount(1)
  expect(await status()).toBe('Paired')
  await carry('Note that he is out', async (hands) => {
    await hands.press(press(page, 'Rook is out'))
    await expectToast(page, 'Rook is out')
  })
  await carry('Log ovulation', async (hands) => {
    await hands.press(press(page, 'Ovulation'))
    await expectToast(page, 'Ovulation written down')
  })
  await expect(press(page, 'Pre-lay shed')).toBeVisible()
  await carry('Log the pre-lay shed', async (hands) => {
    await hands.press(press(page, 'Pre-lay shed'))
    await expectToast(page, 'Pre-lay shed written down')
  })
  await expect(section(page).getByRole('link', { name: 'Note her clutch' })).toBeVisible()
  expect(await status()).toBe('Gravid')
  expect(counted).toEqual(readTaps('A female’s season'))
})

test('SEA-22 a fact of another day has its form, is changed with an Undo, and deleted with an Undo', async ({
  page,
}) => {
  await openPair(page)
  await press(page, 'Another day or fact').click()
  await dialog(page).getByRole('button', { name: 'Follicles' }).click()
  await dialog(page).getByLabel('Largest follicle (mm)').fill('many')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByText('Please enter a size in millimetres')).toBeVisible()
  await dialog(page).getByLabel('Largest follicle (mm)').fill('28.5')
  await dialog(page).getByLabel('Note').fill('Left side')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Follicles written down')
  await expect(facts(page)).toContainText(['28.5 mmLeft side'])
  const act = async (name: string) => {
    await facts(page)
      .first()
      .getByRole('button', { name: /^Actions for Follicles/ })
      .click()
    await page.getByRole('menuitem', { name }).click()
  }
  await act('Edit')
  await dialog(page).getByLabel('Largest follicle (mm)').fill('30')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Fact changed')
  await expect(facts(page)).toContainText(['30 mm'])
  await undoByKey(page)
  await expect(facts(page)).toContainText(['28.5 mm'])
  await act('Delete')
  await expectToast(page, 'Follicles deleted')
  await expect(facts(page)).toHaveCount(0)
  await undoByKey(page)
  await expect(facts(page)).toContainText(['28.5 mm'])
})

test('SEA-04 U7 a male who is with another female is asked for, and Undo has both visits as before', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 409/)
  const { maleId } = await openPair(page)
  const dahlia = await addAnimal(page.request, { name: 'Dahlia', sex: 'Female' })
  await write(page, dahlia, { kind: 'introduced', maleId, day: dayFromNow(-3) })
  const untilThere = async () =>
    (await (await page.request.get(`/api/animals/${dahlia}/season-facts`)).json())[0].until
  await press(page, 'Introduce Rook').click()
  await expect(dialog(page)).toContainText('He is with Dahlia since')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(facts(page)).toHaveCount(0)
  await press(page, 'Introduce Rook').click()
  await dialog(page).getByRole('button', { name: 'End it there' }).click()
  await expectToast(page, 'Introduction written down')
  expect(await untilThere()).not.toBeNull()
  await undoByKey(page)
  await expectToast(page, 'Taken back')
  expect(await untilThere()).toBeNull()
  await press(page, 'Introduce Rook').click()
  await dialog(page).getByRole('button', { name: 'He is with both' }).click()
  await expectToast(page, 'Introduction written down')
  await openSeason(page, maleId, 'Visits')
  await expect(section(page, 'Visits').getByRole('listitem')).toContainText([/^Ember/, /^Dahlia/])
  expect(await untilThere()).toBeNull()
})

test(
  'SEA-06 a shed that is written down after she ovulated becomes that of the season by one press',
  inFullOnly,
  async ({ page }) => {
    const { femaleId } = await openPair(page)
    await write(page, femaleId, { kind: 'ovulation', day: dayFromNow(-20) })
    await openSeason(page, femaleId)
    await expect(section(page)).toContainText('Ovulated 20 days ago')
    await page.getByRole('button', { name: 'Shed', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Save Record' }).click()
    const daily = page.getByRole('region', { name: 'Daily care' })
    await expect(daily).toContainText('Her pre-lay shed?')
    await daily.getByRole('button', { name: 'Yes, it is' }).click()
    await expectToast(page, 'Pre-lay shed written down')
    await expect(daily).not.toContainText('Her pre-lay shed?')
    await expect(section(page)).toContainText('Pre-lay shed today')
    await undoByKey(page)
    await expect(daily).toContainText('Her pre-lay shed?')
    // What was another shed is not asked for again.
    await daily.getByRole('button', { name: 'No', exact: true }).click()
    await expect(daily).not.toContainText('Her pre-lay shed?')
    await openSeason(page, femaleId)
    await expect(section(page)).toContainText('Ovulated 20 days ago')
    await expect(daily).not.toContainText('Her pre-lay shed?')
  },
)

test(
  'SEA-22 U18 the season and its form are accessible, have room for thumbs, and fit the narrowest phone',
  inFullOnly,
  async ({ page }) => {
    const { femaleId, maleId } = await openPair(page)
    await write(page, femaleId, { kind: 'introduced', maleId, day: dayFromNow(-9), until: dayFromNow(-5) })
    await write(page, femaleId, { kind: 'lock', day: dayFromNow(-7) })
    await openSeason(page, femaleId)
    await expect(facts(page)).toHaveCount(2)
    await expectAccessible(page)
    expect(await listSmallTargets(page)).toEqual([])
    await press(page, 'Another day or fact').click()
    await expect(dialog(page).getByLabel('Day')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectToFit(page, 320)
    expect(await listSmallTargets(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expectToFit(page, 320)
    expect(await listSmallTargets(page)).toEqual([])
  },
)

test(
  'SEA-22 SHELL-59 a fact whose answer was lost is one fact when it is sent again, by a press and by its form',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/connection|Failed to load/i)
    const { femaleId } = await openPair(page)
    const path = `/api/animals/${femaleId}/season-facts`
    const count = async (): Promise<number> => (await (await page.request.get(path)).json()).length
    const pressTwice = async (button: Locator, told: string) => {
      const { lost } = await loseNextAnswer(page, `**${path}`)
      await button.click()
      await lost
      await button.click()
      await expectToast(page, told)
    }
    await pressTwice(press(page, 'Lock'), 'Lock written down')
    expect(await count()).toBe(1)
    await press(page, 'Another day or fact').click()
    await dialog(page).getByRole('button', { name: 'Sign' }).click()
    await pressTwice(dialog(page).getByRole('button', { name: 'Save' }), 'Sign written down')
    expect(await count()).toBe(2)
    // The same once more is another fact.
    await press(page, 'Lock').click()
    await expect(facts(page)).toHaveCount(3)
  },
)

test(
  'SEA-22 a season that can’t be read says so and is read again; of whose sex is unknown there is none',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    const [wren = 0, ember = 0] = await addAnimals(page.request, [
      { name: 'Wren' },
      { name: 'Ember', sex: 'Female' },
    ])
    await page.goto(`/animals/${wren}`)
    await expect(page.getByRole('heading', { name: 'Records' })).toBeVisible()
    await expect(section(page)).toHaveCount(0)
    await failCalls(page, 'GET', `/api/animals/${ember}/season-facts`)
    await openSeason(page, ember)
    await expect(section(page)).toContainText('The season could not be loaded')
    await endRoutes(page, `**/api/animals/${ember}/season-facts`)
    await section(page).getByRole('button', { name: 'Try again' }).click()
    await expect(section(page)).toContainText('Nothing is written down of a season of Ember yet')
  },
)
