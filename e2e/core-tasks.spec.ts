import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { walkCoreTasks } from './harness/core-tasks.ts'
import { expect, test } from './harness/fixtures.ts'
import { Hands } from './harness/hands.ts'
import { inMotion } from './harness/motion.ts'

test.use({ ...inMotion, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

type Count = { readonly taps: number; readonly inputs: number }

/** The table of the README: each task with its taps and inputs. */
function readTable(): Record<string, Count> {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  const rows = readme.matchAll(/^\| ([^|]+) \| [^|]+ \| (\d+) \| (\d+) \|$/gm)
  return Object.fromEntries(
    [...rows].map(([, task = '', taps, inputs]) => [task, { taps: Number(taps), inputs: Number(inputs) }]),
  )
}

test('U3 U6 the core tasks on a phone take as many taps and inputs as the README says', async ({ page }) => {
  test.slow()
  const counted: Record<string, Count> = {}
  await walkCoreTasks(page, async (name, task) => {
    const hands = new Hands()
    await test.step(name, () => task(hands))
    counted[name] = { taps: hands.presses, inputs: hands.inputs }
  })
  expect(counted).toEqual(readTable())
})
