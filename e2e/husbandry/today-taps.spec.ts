import type { Page } from '@playwright/test'
import { addAnimals } from '../harness/animals.ts'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { Hands } from '../harness/hands.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { addRack, planFor } from '../harness/plans.ts'
import { readTaps } from '../harness/taps.ts'

test.use({
  ...inMotion,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  settings: withoutLimits,
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const done = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible()

test('HUS-34 U1 what is done daily takes as many taps and inputs on a phone as the table says', async ({
  page,
}) => {
  test.slow()
  const counted: Record<string, readonly [number, number]> = {}
  const carry = async (name: string, task: (hands: Hands) => Promise<void>): Promise<void> => {
    const hands = new Hands()
    await test.step(name, () => task(hands))
    counted[name] = [hands.presses, hands.inputs]
  }
  await registerKeeper(page.request)
  const [first = 0, ...others] = await addRack(page.request, 41)

  await page.goto('/')
  await carry('Feed one', async (hands) => {
    await hands.press(press(page, 'Rat eater 1: ate'))
    await done(page, '1 of 41 done')
  })
  await carry('Feed a rack of forty, three of which refuse', async (hands) => {
    for (const at of [3, 4, 8]) await hands.press(press(page, `Rat eater ${at}: refused`))
    await hands.press(press(page, 'All others ate'))
    await done(page, '41 of 41 done')
  })
  const [skink = 0] = await addAnimals(page.request, [{ name: 'Skink' }])
  await planFor(page.request, [skink], { kind: 'feeding' })
  await planFor(page.request, [skink], { kind: 'medication', dose: { drug: 'Baytril', dose: '0.2 ml' } })
  await planFor(page.request, [skink], { kind: 'cleaning', scope: 'spot' })
  await page.reload()
  const ofDay = { 'Skip one': 'skipped', 'Give a dose': 'given', 'Clean one': 'done' }
  for (const [at, [task, outcome]] of Object.entries(ofDay).entries())
    await carry(task, async (hands) => {
      // A dose and a clean can be skipped too, below the feeding.
      await hands.press(press(page, `Skink: ${outcome}`).first())
      await done(page, `${42 + at} of 44 done`)
    })
  await planFor(page.request, others.slice(0, 10), { kind: 'weight' })
  await page.reload()
  await carry('Weigh ten', async (hands) => {
    for (let at = 2; at <= 11; at += 1) {
      await hands.type(
        page.getByRole('textbox', { name: `Weight of Rat eater ${at} in grams` }),
        String(300 + at),
      )
      await hands.press(press(page, `Note the weight of Rat eater ${at}`))
    }
    await done(page, '54 of 54 done')
  })
  const [wren = 0] = await addAnimals(page.request, [{ name: 'Wren' }])
  for (const [task, act, id, weight] of [
    ['Feed one that is open', 'Feed', first, null],
    ['Weigh one that is open', 'Weigh', first, '300'],
    ['Give the dose of one that is open again', 'Dose', skink, null],
    ['Note a shed', 'Shed', wren, null],
  ] as const) {
    await page.goto(`/animals/${id}`)
    await carry(task, async (hands) => {
      await hands.press(press(page, act))
      if (weight) await hands.type(page.getByRole('dialog').getByLabel('Weight', { exact: true }), weight)
      await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Save Record' }))
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  }
  expect(counted).toEqual(readTaps('What is done daily'))
})
