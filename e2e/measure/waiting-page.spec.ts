import { seeded } from '../../apps/server/src/testing/seeded.ts'
import { keepOnlyRecords, noNetwork } from '../harness/copy.ts'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { addDayAnimals, makeUpDay } from '../harness/long-day.ts'
import { loseCallsExcept } from '../harness/lost-calls.ts'
import { makeSiteCalls } from '../harness/site-calls.ts'
import { recordMainThread } from './main-thread.ts'

test.use({ viewport: { width: 390, height: 844 }, settings: withoutLimits, serviceWorkers: 'block' })

/** So many of what waits are sent while the page is watched. */
const sent = 20

test('B8 the page of 500 changes that wait is held up for 50 ms at most while they are sent', async ({
  page,
  context,
  consoleWatch,
}) => {
  test.setTimeout(300_000)
  consoleWatch.allow(new RegExp(`${noNetwork.source}|ERR_CONNECTION_FAILED`))
  await registerKeeper(page.request)
  const animals = await addDayAnimals(page.request)
  await keepOnlyRecords(page)
  const { letGo } = await loseCallsExcept(context)
  const day = makeUpDay(seeded(7), animals, new Date(Date.now() - 86_400_000))
  expect(await makeSiteCalls(page, day)).toEqual([])
  await page.goto('/waiting')
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines).toHaveCount(day.length)

  const stop = await recordMainThread(page)
  letGo(sent)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  // Records that were logged within a minute go as one call.
  await expect.poll(async () => day.length - (await lines.count())).toBeGreaterThanOrEqual(sent)
  const tasks = await stop()
  console.log(
    tasks
      .slice(0, 5)
      .map(({ ms, what }) => `${ms} ms ${what}`)
      .join('\n'),
  )
  expect(tasks[0]?.ms).toBeLessThanOrEqual(50)
})
