import { describe, expect, test } from 'vitest'
import {
  addTallies,
  countCrash,
  countEmpty,
  describeTally,
  summaryLine,
  tallyPlaywright,
  tallyVitest,
} from './suite-report.ts'

const results = (...statuses: string[]) =>
  statuses.map((status) => ({ fullName: 'a test', status, meta: {} }))

describe('the count of a run', () => {
  test('of vitest is the tests that passed, failed and lacked the means; ones left out are neither', () => {
    const lacking = { fullName: 'a test', status: 'skipped', meta: { notRun: 'no disk' } }
    const report = {
      testResults: [
        { status: 'failed', assertionResults: [...results('passed', 'failed', 'skipped'), lacking] },
        { status: 'passed', assertionResults: results('passed', 'passed') },
      ],
    }
    expect(tallyVitest(report)).toEqual({ passed: 3, failed: 1, notRun: 1 })
  })

  test('holds a test file that could not be loaded for failed', () => {
    expect(tallyVitest({ testResults: [{ status: 'failed', assertionResults: [] }] })).toEqual({
      passed: 0,
      failed: 1,
      notRun: 0,
    })
  })

  test('of Playwright holds a flaky test and an error outside of tests for failed', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] }
    expect(tallyPlaywright(report)).toEqual({ passed: 5, failed: 3, notRun: 2 })
  })

  test('holds a suite that broke without a failed test for failed', () => {
    expect(countCrash({ passed: 7, failed: 0, notRun: 0 }, 1)).toEqual({ passed: 7, failed: 1, notRun: 0 })
    expect(countCrash({ passed: 7, failed: 2, notRun: 0 }, 1)).toEqual({ passed: 7, failed: 2, notRun: 0 })
    expect(countCrash({ passed: 7, failed: 0, notRun: 0 }, 0)).toEqual({ passed: 7, failed: 0, notRun: 0 })
  })

  test('holds a suite that ran nothing for failed', () => {
    expect(countEmpty({ passed: 0, failed: 0, notRun: 0 })).toEqual({ passed: 0, failed: 1, notRun: 0 })
    expect(countEmpty({ passed: 1, failed: 0, notRun: 0 })).toEqual({ passed: 1, failed: 0, notRun: 0 })
  })

  test('is told in one line', () => {
    expect(
      summaryLine(
        addTallies([
          { passed: 3, failed: 1, notRun: 0 },
          { passed: 4, failed: 0, notRun: 0 },
        ]),
      ),
    ).toBe('7 passed, 1 failed')
    expect(describeTally({ passed: 7, failed: 0, notRun: 0 })).toBe('7 passed, 0 failed')
    expect(describeTally({ passed: 7, failed: 0, notRun: 2 })).toBe('7 passed, 0 failed, 2 not run')
  })
})
