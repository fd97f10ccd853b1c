import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './source-files.ts'

/** What is read here of a report by vitest. */
export type VitestFailures = {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

type PlaywrightFailure = {
  specs?: {
    title: string
    file: string
    ok: boolean
    tests: { results: { errors: { message?: string }[] }[] }[]
  }[]
  suites?: PlaywrightFailure[]
}

/** What is read here of a report by Playwright. */
export type PlaywrightFailures = PlaywrightFailure & { errors: { message?: string }[] }

/** So much of what a failed test says is repeated. */
const mostLines = 12

/** The failed tests of a report by vitest, each with the beginning of what it says; files that broke before their tests too. */
export const failuresOfVitest = ({ testResults }: VitestFailures): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [describe(relative(root, name), message)]
    return failed.map(({ fullName, failureMessages = [] }) =>
      describe(`${relative(root, name)}: ${fullName}`, failureMessages[0]),
    )
  })

/** The same of a report by Playwright. */
export const failuresOfPlaywright = (report: PlaywrightFailures): string[] => [
  ...report.errors.map(({ message }) => describe('outside of tests', message)),
  ...failuresIn(report),
]

const failuresIn = ({ specs = [], suites = [] }: PlaywrightFailure): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) =>
      describe(
        `${file}: ${title}`,
        tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors)[0]?.message,
      ),
    ),
  ...suites.flatMap(failuresIn),
]

function describe(title: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [`failed: ${title}`, ...lines.slice(0, mostLines).map((line) => `    ${line}`)].join('\n')
}
