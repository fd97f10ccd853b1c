import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  describeRow,
  describeVerdicts,
  type JudgedRow,
  judgeRow,
  listPromises,
  listUnpromised,
  type PlaywrightTitles,
  type Ran,
  ranInPlaywright,
  ranInVitest,
  tallyRows,
} from './fault-rows.ts'
import { runPlaywrightSuite } from './playwright-suite.ts'
import { root } from './source-files.ts'
import { brokenSuite, type Tally } from './suite-report.ts'
import { type Output, runSuites } from './suites.ts'
import { runVitestSuite } from './vitest-suite.ts'
import { buildWeb, isBuilt } from './web-build.ts'

/** Titles that cite a row. */
const citing = String.raw`\bR\d\d\b`

/** Every test that has run and cites a row, over all suites. */
const ran: Ran[] = []
/** The rows of the table, once they are judged. */
const judged: JudgedRow[] = []

async function runVitest(output: Output, name: string, args: readonly string[]): Promise<Tally> {
  const { tally, report } = await runVitestSuite(name, output, args)
  ran.push(...ranInVitest(report))
  return tally
}

async function runBrowser(output: Output): Promise<Tally> {
  if (!isBuilt(root)) {
    const built = await buildWeb()
    output.print(built.output)
    if (built.code !== 0) return brokenSuite
  }
  const { tally, report } = await runPlaywrightSuite<PlaywrightTitles>(output, ['-g', citing])
  ran.push(...ranInPlaywright(report))
  return tally
}

/** The table of SECURITY.md with what this run says of each row. A promise that no test has shown is a failure. */
async function judgeRows(): Promise<Tally> {
  const rows = listPromises(readFileSync(join(root, 'SECURITY.md'), 'utf8'))
  judged.push(...rows.map((row) => judgeRow(row, ran)))
  for (const row of judged) console.log(describeRow(row))
  const unpromised = listUnpromised(rows, ran)
  if (unpromised.length > 0) console.log(`Shown, but not in SECURITY.md: ${unpromised.join(', ')}`)
  return tallyRows(judged)
}

await runSuites([
  { name: 'quick proofs', run: (output) => runVitest(output, 'quick', ['-t', citing]) },
  {
    name: 'slow proofs, one at a time',
    run: (output) => runVitest(output, 'slow', ['--config', 'vitest.faults.config.ts']),
  },
  {
    name: 'the image and other machines',
    run: (output) => runVitest(output, 'machines', ['--config', 'vitest.machines.config.ts']),
  },
  { name: 'proofs in the browser', run: runBrowser },
  { name: 'the table of SECURITY.md', run: judgeRows },
])
console.log(describeVerdicts(judged))
