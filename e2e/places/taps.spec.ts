import type { Page } from '@playwright/test'
import { addAnimals } from '../harness/animals.ts'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { Hands } from '../harness/hands.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { addFilledRack } from '../harness/places.ts'
import { mediumRat, planFor } from '../harness/plans.ts'
import { expectPrinted, notePrinting } from '../harness/printing.ts'
import { readTaps } from '../harness/taps.ts'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  settings: withoutLimits,
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const done = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible()

/** What the camera sees of a label is its digits: a test has no camera, and a scan page takes those of a scanner as well. */
async function holdBefore(page: Page, key: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Scan' })).toBeAttached()
  await page.evaluate((digits) => {
    for (const code of [...[...digits].map((digit) => `Digit${digit}`), 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }))
  }, key)
}

test(
  'HUS-34 PLC-10 PLC-11 PLC-16 PLC-19 U1 what is done in front of a rack takes as many taps as the table says',
  inFullOnly,
  async ({ page, context }) => {
    test.slow()
    await notePrinting(context)
    const counted: Record<string, readonly [number, number]> = {}
    const carry = async (name: string, task: (hands: Hands) => Promise<void>): Promise<void> => {
      const hands = new Hands()
      await test.step(name, () => task(hands))
      counted[name] = [hands.presses, hands.inputs]
    }
    await registerKeeper(page.request)
    const ids = await addAnimals(
      page.request,
      Array.from({ length: 21 }, (_, at) => ({ name: `Snake ${at + 1}`, weight: 300 })),
    )
    await planFor(page.request, ids, { kind: 'feeding', food: mediumRat })
    const { rack } = await addFilledRack(page.request, ids.slice(0, 10), { rows: 5, columns: 6 })

    await page.goto(`/places/${rack}`)
    await carry('Feed ten, a tub a screen', async (hands) => {
      await hands.press(link(page, 'Walk'))
      for (let at = 1; at <= 10; at += 1) {
        await expect(page.getByRole('heading', { level: 2 })).toContainText(`Snake ${at}`)
        // What ends sooner after the press before counts as its bounce.
        await hands.press(press(page, 'Ate'), 300)
      }
      await done(page, '10 of 10 done')
    })
    await page.goto(`/places/${rack}`)
    await carry('Weigh ten in a round', async (hands) => {
      await hands.press(link(page, 'Weigh round'))
      for (let at = 1; at <= 10; at += 1) {
        await hands.type(page.getByRole('textbox', { name: `Weight of Snake ${at} in grams` }), '310')
        await hands.press(press(page, 'Note and go on'))
      }
      await done(page, '10 of 10 done')
    })
    await page.goto('/places')
    await carry('Print thirty labels', async (hands) => {
      await hands.press(page.getByRole('link', { name: 'Rack 1, R1' }))
      await hands.press(link(page, 'Labels'))
      const opened = page.waitForEvent('popup')
      await hands.press(press(page, 'Print 30 labels'))
      const paper = await opened
      await expectPrinted(paper)
      await paper.close()
    })
    const second = await addFilledRack(page.request, ids.slice(10, 20), { rows: 2, columns: 5, code: 'R2' })
    const [last = 0] = ids.slice(20)
    const [label] = await (await page.request.post('/api/labels', { data: { animals: [last] } })).json()
    const sheet = page.getByRole('dialog', { name: 'Snake 21' })
    await page.goto('/')
    await carry('Scan a label and note a meal', async (hands) => {
      await hands.press(page.getByRole('main').getByRole('link', { name: 'Scan' }))
      await holdBefore(page, label.key)
      await hands.press(sheet.getByRole('button', { name: 'Ate' }))
      await expect(sheet).toBeHidden()
    })
    await page.goto(`/places/${second.rack}`)
    await carry('Feed a rack of ten as it stands', async (hands) => {
      await hands.press(press(page, 'Feed'))
      await hands.press(press(page, 'Feed all 10'))
      await done(page, '10 of 10 done')
    })
    await page.goto(label.url.toLowerCase())
    await carry('Note a meal of a label that the camera of the phone read', async (hands) => {
      await hands.press(sheet.getByRole('button', { name: 'Ate' }))
      await expect(sheet).toBeHidden()
    })
    expect(counted).toEqual(readTaps('What is done in front of a rack'))
  },
)
