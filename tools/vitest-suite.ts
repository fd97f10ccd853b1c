import { runCommand } from './command.ts'
import { failuresOfVitest, type VitestFailures } from './failures.ts'
import { countCrash, listNotRun, type Tally, tallyVitest, type VitestReport } from './suite-report.ts'
import { type Output, readReport, reportPath } from './suites.ts'

type Options = { env?: Record<string, string>; limitSeconds?: number }

/** Runs tests of vitest as a suite: says which the machine lacked the means for, and counts them all. */
export async function runVitestSuite(
  name: string,
  { isLive, print }: Output,
  args: readonly string[] = [],
  options: Options = {},
): Promise<{ tally: Tally; report: VitestReport }> {
  const path = reportPath(name)
  const shared = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${path}`]
  const { code, output } = await runCommand('vitest', [...shared, ...args], { ...options, shown: isLive })
  if (!isLive) print(output)
  const report = readReport<VitestReport & VitestFailures>(path)
  for (const line of listNotRun(report)) print(line)
  const tally = { ...countCrash(tallyVitest(report), code), failures: failuresOfVitest(report) }
  return { tally, report }
}
