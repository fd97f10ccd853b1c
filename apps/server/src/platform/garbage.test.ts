import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const garbage = pathToFileURL(join(import.meta.dirname, 'garbage.ts')).href

/** Prints the microseconds that a tick takes, before and after: the least of several rounds, for a machine is never quiet. */
const script = `
import { giveBackGarbage } from ${JSON.stringify(garbage)}
const count = 100_000
const round = () =>
  new Promise((resolve) => {
    const begun = performance.now()
    let left = count
    const step = () => {
      if (left-- > 0) process.nextTick(step)
      else resolve(((performance.now() - begun) * 1000) / count)
    }
    step()
  })
const least = async () => {
  const taken = []
  for (let rounds = 0; rounds < 12; rounds += 1) taken.push(await round())
  return Math.min(...taken)
}
const before = await least()
await new Promise((resolve) => setTimeout(resolve, 1))
giveBackGarbage()
await new Promise((resolve) => setTimeout(resolve, 1))
console.log(JSON.stringify({ before, after: await least() }))
`

test('F3 a tick of the event loop takes no longer once garbage has been given back', () => {
  const told = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
  const { before, after } = JSON.parse(told) as { before: number; after: number }
  expect(after).toBeLessThan(before * 3)
})
