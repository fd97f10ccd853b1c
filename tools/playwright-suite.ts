import { runCommand } from './command.ts'
import { failuresOfPlaywright, type PlaywrightFailures } from './failures.ts'
import { countCrash, type PlaywrightReport, type Tally, tallyPlaywright } from './suite-report.ts'
import { type Output, readReport, reportPath } from './suites.ts'

type Options = { limitSeconds?: number; isFull?: boolean }

/** Runs tests of Playwright as a suite and counts them. */
export async function runPlaywrightSuite<Report>(
  { isLive, print }: Output,
  args: readonly string[] = [],
  { isFull = true, ...options }: Options = {},
): Promise<{ tally: Tally; report: PlaywrightReport & Report }> {
  const path = reportPath('playwright')
  // Lines that overwrite each other say nothing once they are collected.
  const reporter = `--reporter=${isLive ? 'line' : 'dot'},json`
  const { code, output } = await runCommand('playwright', ['test', reporter, ...args], {
    ...options,
    shown: isLive,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path, TESTS: isFull ? 'full' : 'short' },
  })
  if (!isLive) print(output)
  const report = readReport<PlaywrightReport & PlaywrightFailures & Report>(path)
  const tally = { ...countCrash(tallyPlaywright(report), code), failures: failuresOfPlaywright(report) }
  return { tally, report }
}
