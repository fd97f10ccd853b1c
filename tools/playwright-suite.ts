import { runCommand } from './command.ts'
import { failuresOfPlaywright, type PlaywrightFailures } from './failures.ts'
import { countCrash, type PlaywrightReport, type Tally, tallyPlaywright } from './suite-report.ts'
import { readReport, reportPath } from './suites.ts'

type Options = { limitSeconds?: number; isFull?: boolean }

/** Runs tests of Playwright as a suite and counts them. */
export async function runPlaywrightSuite<Report>(
  args: readonly string[] = [],
  { isFull = true, ...options }: Options = {},
): Promise<{ tally: Tally; report: PlaywrightReport & Report }> {
  const path = reportPath('playwright')
  const { code } = await runCommand('playwright', ['test', '--reporter=line,json', ...args], {
    ...options,
    shown: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path, TESTS: isFull ? 'full' : 'short' },
  })
  const report = readReport<PlaywrightReport & PlaywrightFailures & Report>(path)
  const tally = { ...countCrash(tallyPlaywright(report), code), failures: failuresOfPlaywright(report) }
  return { tally, report }
}
