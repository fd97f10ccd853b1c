/** How many checks of a suite held and how many did not. */
export type Tally = { passed: number; failed: number }

export const addTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
})

type VitestReport = {
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** Counts a vitest JSON report. A file that broke before its tests ran counts as one that failed. */
export function tallyVitest(report: VitestReport): Tally {
  return addTallies(
    report.testResults.map(({ status, assertionResults }) => {
      const count = (wanted: string) => assertionResults.filter((result) => result.status === wanted).length
      const failed = count('failed')
      return { passed: count('passed'), failed: status === 'failed' ? Math.max(failed, 1) : failed }
    }),
  )
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** Counts a Playwright JSON report. A test that holds only sometimes does not hold. */
export const tallyPlaywright = ({ stats, errors }: PlaywrightReport): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
})

/** A suite that ended badly without naming a failed check broke on the way, and counts as failed all the same. */
export const countCrash = (tally: Tally, exitCode: number): Tally =>
  exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally

/** A suite of which no check ran proves nothing. */
export const countEmpty = (tally: Tally): Tally =>
  tally.passed + tally.failed === 0 ? { passed: 0, failed: 1 } : tally

/** The last line of a run. */
export const summaryLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`
