import { addPair, addProject } from '../harness/breeding.ts'
import { dayFromNow } from '../harness/eggs.ts'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { Hands } from '../harness/hands.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { readTaps } from '../harness/taps.ts'
import { expectToast } from '../harness/toast.ts'

test.use({ ...inMotion, viewport: { width: 390, height: 844 }, settings: withoutLimits })

test('SEA-21 U7 a clutch is candled, and its eggs are hatched and weighed, with no more taps than are said', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const project = await addProject(page.request, await addPair(page.request))
  const openClutch = async (eggs: number): Promise<void> => {
    const data = { breedingProjectId: project, layDate: dayFromNow(-60), eggs }
    const answer = await page.request.post('/api/clutches', { data })
    expect(answer.status(), await answer.text()).toBe(201)
    await page.goto(`/clutches/${(await answer.json()).id}`)
  }
  const counted: Record<string, readonly [number, number]> = {}
  const carry = async (name: string, task: (hands: Hands) => Promise<void>): Promise<void> => {
    const hands = new Hands()
    await test.step(name, () => task(hands))
    counted[name] = [hands.presses, hands.inputs]
  }

  await openClutch(6)
  await carry('Candle six, two infertile', async (hands) => {
    await hands.press(page.getByRole('button', { name: 'Candle' }))
    for (const egg of [2, 5]) await hands.press(page.getByRole('button', { name: `Egg #${egg}: good` }))
    await hands.press(page.getByRole('button', { name: 'Save candling' }))
    await expectToast(page, 'Candled: 4 good, 2 infertile')
  })
  await openClutch(5)
  await carry('Hatch five and weigh them', async (hands) => {
    await hands.press(page.getByRole('button', { name: 'Hatch 5 eggs' }))
    const dialog = page.getByRole('dialog')
    const weights = dialog.getByLabel(/^Weight in grams: Egg/)
    await expect(weights).toHaveCount(5)
    for (const weight of await weights.all()) await hands.type(weight, '61.5')
    await hands.press(dialog.getByRole('button', { name: 'Hatch 5 eggs' }))
    await expectToast(page, '5 eggs hatched')
  })
  expect(counted).toEqual(readTaps('A clutch'))
})
