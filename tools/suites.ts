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

/** Suites that run one after the other. */
type Lane = readonly Suite[]

/**
 * Runs suites one after the other, says how each went, repeats what failed, ends with the line that counts all, and
 * sets the exit code. A list among them is lanes that run at the same time, because each leaves the processor idle
 * now and then; what the first of them writes is shown as it comes, and the others' once that has ended.
 */
export async function runSuites(steps: readonly (Suite | readonly Lane[])[]): Promise<void> {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const tallies: Tally[] = []
  for (const step of steps) tallies.push(...(await runStep('name' in step ? [[step]] : step)))
  const total = addTallies(tallies)
  for (const failure of tallies.flatMap(({ failures = [] }) => failures)) console.log(`\n${failure}`)
  console.log(`\n${summaryLine(total)}`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

async function runStep([first, ...others]: readonly Lane[]): Promise<Tally[]> {
  if (!first) return []
  const beside = others.map((lane) => {
    const written: string[] = []
    const tallies = runLane(lane, { isLive: false, print: (text) => written.push(text) })
    return { written, tallies }
  })
  const all = await runLane(first, live)
  for (const { written, tallies } of beside) {
    all.push(...(await tallies))
    for (const text of written) console.log(text)
  }
  return all
}

async function runLane(lane: Lane, output: Output): Promise<Tally[]> {
  const tallies: Tally[] = []
  for (const suite of lane) tallies.push(await runSuite(suite, output))
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
