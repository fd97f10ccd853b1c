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

export type Suite = { name: string; run: () => Promise<Tally> }

/** Where the suites leave their counts, out of sight of every other tool. */
const reports = join(root, 'node_modules/.cache/test')

export const reportPath = (name: string): string => join(reports, `${name}.json`)

export const readReport = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T

/**
 * Runs suites one after the other, says how each went, repeats what failed, ends with the line that counts
 * all, and sets the exit code.
 */
export async function runSuites(suites: readonly Suite[]): Promise<void> {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const tallies: Tally[] = []
  for (const suite of suites) tallies.push(await runSuite(suite))
  const total = addTallies(tallies)
  for (const failure of tallies.flatMap(({ failures = [] }) => failures)) console.log(`\n${failure}`)
  console.log(`\n${summaryLine(total)}`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

/** Runs a suite; one that breaks counts as one failed check and does not keep the next from running. */
async function runSuite({ name, run }: Suite): Promise<Tally> {
  const start = performance.now()
  console.log(`\n── ${name}`)
  const tally = await run().then(countEmpty, (error: unknown) => {
    console.error(error)
    return brokenSuite
  })
  console.log(`── ${name}: ${describeTally(tally)} in ${secondsSince(start).toFixed(0)} seconds`)
  return tally
}
