import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { secondsSince } from './command.ts'
import { root } from './source-files.ts'
import {
  addTallies,
  brokenSuite,
  countEmpty,
  describeTally,
  summaryLine,
  type Tally,
} from './suite-report.ts'

/** Where a suite writes. `isLive` says whether programs may write to the terminal themselves meanwhile. */
export type Output = { readonly isLive: boolean; readonly print: (text: string) => void }

export type Suite = { name: string; run: (output: Output) => Promise<Tally> }

/** Where the suites leave their counts, out of sight of every other tool. */
const reports = join(root, 'node_modules/.cache/test')

export const reportPath = (name: string): string => join(reports, `${name}.json`)

export const readReport = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T

const live: Output = { isLive: true, print: console.log }

/**
 * Runs suites one after the other, says how each went, repeats what failed, ends with the line that counts all, and
 * sets the exit code. A list among them is suites that run at the same time, because each leaves the processor idle
 * now and then; what the first of them writes is shown as it comes, and the others' once that has ended.
 */
export async function runSuites(steps: readonly (Suite | readonly Suite[])[]): Promise<void> {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const tallies: Tally[] = []
  for (const step of steps) tallies.push(...(await runStep('name' in step ? [step] : step)))
  const total = addTallies(tallies)
  for (const failure of tallies.flatMap(({ failures = [] }) => failures)) console.log(`\n${failure}`)
  console.log(`\n${summaryLine(total)}`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

async function runStep([first, ...others]: readonly Suite[]): Promise<Tally[]> {
  if (!first) return []
  const beside = others.map((suite) => {
    const written: string[] = []
    const tally = runSuite(suite, { isLive: false, print: (text) => written.push(text) })
    return { written, tally }
  })
  const tallies = [await runSuite(first, live)]
  for (const { written, tally } of beside) {
    tallies.push(await tally)
    for (const text of written) console.log(text)
  }
  return tallies
}

/** Runs a suite; one that breaks counts as one failed check and does not keep the next from running. */
async function runSuite({ name, run }: Suite, output: Output): Promise<Tally> {
  const start = performance.now()
  output.print(`\n── ${name}`)
  const tally = await run(output).then(countEmpty, (error: unknown) => {
    output.print(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return brokenSuite
  })
  output.print(`── ${name}: ${describeTally(tally)} in ${secondsSince(start).toFixed(0)} seconds`)
  return tally
}
