import type { Tally, VitestReport } from './suite-report.ts'

/** A fault that the product is promised to bear, as SECURITY.md names it. */
export type FaultRow = { readonly id: string; readonly promise: string }

/** How a test went: it showed what its title says, it did not, or the machine lacked the means to try. */
type Outcome =
  | { readonly kind: 'held' | 'fell short' }
  | { readonly kind: 'not run'; readonly reason: string }

/** A test that was to run, by its whole title. */
export type Ran = { readonly title: string; readonly outcome: Outcome }

/** A row with what a run says of it. */
export type JudgedRow = FaultRow & {
  readonly verdict: Outcome['kind']
  /** How many tests cite it. */
  readonly tests: number
  /** What kept it from being held, where something did. */
  readonly reasons: readonly string[]
}

/** What SECURITY.md promises: the rows of its table that begin with an id. */
export const listPromises = (markdown: string): FaultRow[] =>
  Array.from(markdown.matchAll(/^\| (R\d\d) \| ([^|]+) \|/gm), ([, id = '', promise = '']) => ({
    id,
    promise: promise.trim(),
  }))

const idsIn = (title: string): string[] => title.match(/\bR\d\d\b/g) ?? []

/** A row is held when tests cite it and every one of them held. One that could not run leaves a part of it unshown. */
export function judgeRow(row: FaultRow, ran: readonly Ran[]): JudgedRow {
  const citing = ran.filter(({ title }) => idsIn(title).includes(row.id))
  const short = citing.filter(({ outcome }) => outcome.kind === 'fell short')
  const lacking = citing.flatMap(({ outcome }) => (outcome.kind === 'not run' ? [outcome.reason] : []))
  const judged = { ...row, tests: citing.length }
  if (citing.length === 0) return { ...judged, verdict: 'fell short', reasons: ['no test has shown it'] }
  if (short.length > 0) return { ...judged, verdict: 'fell short', reasons: short.map(({ title }) => title) }
  if (lacking.length > 0) return { ...judged, verdict: 'not run', reasons: [...new Set(lacking)] }
  return { ...judged, verdict: 'held', reasons: [] }
}

/** One line of the printed table. */
export function describeRow({ id, verdict, tests, promise, reasons }: JudgedRow): string {
  const count = `${String(tests).padStart(3)} ${tests === 1 ? 'test ' : 'tests'}`
  const why = reasons.length === 0 ? '' : ` (${reasons.join('; ')})`
  return `${id}  ${verdict.padEnd(10)}  ${count}  ${promise}${why}`
}

/** How all rows went, as a count. */
export const tallyRows = (rows: readonly JudgedRow[]): Tally => {
  const count = (wanted: Outcome['kind']) => rows.filter(({ verdict }) => verdict === wanted).length
  return { passed: count('held'), failed: count('fell short'), notRun: count('not run') }
}

/** The line that closes the table. */
export function describeVerdicts(rows: readonly JudgedRow[]): string {
  const { passed, failed, notRun } = tallyRows(rows)
  return `${rows.length} rows: ${passed} held, ${failed} fell short, ${notRun} not run`
}

/** Ids that tests cite and SECURITY.md does not promise. */
export function listUnpromised(rows: readonly FaultRow[], ran: readonly Ran[]): string[] {
  const known = new Set(rows.map(({ id }) => id))
  return [...new Set(ran.flatMap(({ title }) => idsIn(title)))].filter((id) => !known.has(id)).sort()
}

/**
 * The tests of a report by vitest that cite a row. One that was left out without a reason, as behind a hook that
 * failed, has fallen short.
 */
export const ranInVitest = ({ testResults }: VitestReport): Ran[] =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName }) => idsIn(fullName).length > 0)
    .map(({ fullName, status, meta }) => ({
      title: fullName,
      outcome: judge(status === 'passed', meta.notRun),
    }))

type PlaywrightTest = { status: string; annotations: { type: string; description?: string }[] }
type PlaywrightSuite = {
  specs?: { title: string; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}
export type PlaywrightTitles = { suites: PlaywrightSuite[] }

/** The tests of a report by Playwright that cite a row, judged alike; one that holds only sometimes falls short. */
export const ranInPlaywright = ({ suites }: PlaywrightTitles): Ran[] =>
  suites.flatMap(ranInSuite).filter(({ title }) => idsIn(title).length > 0)

const ranInSuite = ({ specs = [], suites = [] }: PlaywrightSuite): Ran[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ status, annotations }) => ({
      title,
      outcome: judge(status === 'expected', annotations.find(({ type }) => type === 'skip')?.description),
    })),
  ),
  ...suites.flatMap(ranInSuite),
]

function judge(hasPassed: boolean, lacking: string | undefined): Outcome {
  if (lacking !== undefined) return { kind: 'not run', reason: lacking }
  return { kind: hasPassed ? 'held' : 'fell short' }
}
