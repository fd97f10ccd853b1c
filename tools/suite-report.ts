/** How many checks of a suite held, how many did not, and how many could not be tried on this machine. */
export type Tally = {
  passed: number
  failed: number
  notRun: number
  /** What the failed ones said, to be repeated where the reader of a long run looks first. */
  failures?: readonly string[]
}

export const addTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  notRun: tallies.reduce((sum, { notRun }) => sum + notRun, 0),
})

/** A suite that could not be counted. */
export const brokenSuite: Tally = { passed: 0, failed: 1, notRun: 0 }

export type VitestReport = {
  testResults: {
    status: string
    assertionResults: { fullName: string; status: string; meta: { notRun?: string } }[]
  }[]
}

/** Counts a vitest JSON report. A file that broke before its tests ran counts as one that failed. */
export function tallyVitest(report: VitestReport): Tally {
  return addTallies(
    report.testResults.map(({ status, assertionResults }) => {
      const count = (wanted: string) => assertionResults.filter((result) => result.status === wanted).length
      const failed = count('failed')
      return {
        passed: count('passed'),
        failed: status === 'failed' ? Math.max(failed, 1) : failed,
        notRun: assertionResults.filter(({ meta }) => meta.notRun !== undefined).length,
      }
    }),
  )
}

/** The tests of a vitest report that the machine lacked the means for, a line each. */
export const listNotRun = (report: VitestReport): string[] =>
  report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ fullName, meta }) =>
      meta.notRun === undefined ? [] : `not run: ${fullName}: ${meta.notRun}`,
    )

export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Counts a Playwright JSON report. A test that holds only sometimes does not hold. */
export const tallyPlaywright = ({ stats, errors }: PlaywrightReport): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  notRun: stats.skipped,
})

/** A suite that ended badly without naming a failed check broke on the way, and counts as failed all the same. */
export const countCrash = (tally: Tally, exitCode: number): Tally =>
  exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally

/** A suite of which no check ran proves nothing. */
export const countEmpty = (tally: Tally): Tally =>
  tally.passed + tally.failed === 0 ? { ...tally, failed: 1 } : tally

/** The last line of a run. What did not run is told before it. */
export const summaryLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`

/** How one suite went, in words. */
export const describeTally = (tally: Tally): string =>
  tally.notRun === 0 ? summaryLine(tally) : `${summaryLine(tally)}, ${tally.notRun} not run`
