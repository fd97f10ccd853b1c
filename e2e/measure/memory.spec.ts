import type { CDPSession } from '@playwright/test'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { fill } from './fill.ts'
import { createUse, type Use } from './rounds-of-use.ts'

test.use({ settings: withoutLimits })

/** Minute 5 of 30 is the end of the first of six rounds. */
const rounds = 6
const animalsInRound = 14

/** Fifty pages and dialogs: places, animals with their records and forms, and searches. Answers how many it were. */
async function useForFiveMinutes(use: Use): Promise<number> {
  const places = ['Dashboard', 'Breeding', 'Incubator', 'Calendar', 'Holdbacks', 'Profile']
  for (const place of places) await use.visit(place)
  for (let n = 0; n < animalsInRound; n += 1) {
    await use.openAnimal(n)
    if (n % 2 === 0) await use.noteFeeding()
    if (n % 4 === 1) await use.lookAtForm()
    if (n % 4 === 3) await use.search('Hatchling')
  }
  return places.length + 3 * animalsInRound
}

/** What the page holds once everything that nobody needs is gone: bytes, and elements of the document. */
async function held(devtools: CDPSession): Promise<{ bytes: number; nodes: number }> {
  // What is let go of only as the first rubbish goes is rubbish for the second time.
  for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { nodes } = await devtools.send('Memory.getDOMCounters')
  return { bytes: usedSize, nodes }
}

test('B17 after as many pages and dialogs as half an hour has, the page holds at most 1.2 times the memory of minute five', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await registerKeeper(page.request)
  await fill(page.request, 60)
  await page.goto('/')
  const devtools = await page.context().newCDPSession(page)
  const use = createUse(page)
  const after: { bytes: number; nodes: number }[] = []
  let acts = 0
  for (let round = 0; round < rounds; round += 1) {
    acts += await useForFiveMinutes(use)
    after.push(await held(devtools))
  }
  const [early, late] = [after[0]?.bytes ?? 0, after.at(-1)?.bytes ?? 0]
  const megabytes = after.map(({ bytes }) => (bytes / 1e6).toFixed(1)).join(', ')
  console.log(
    `${acts} pages and dialogs in place of half an hour: ${(late / early).toFixed(2)} x; ${megabytes} MB after each sixth,`,
    `${after.map(({ nodes }) => nodes).join(', ')} nodes`,
  )
  expect(late).toBeLessThanOrEqual(1.2 * early)
})
