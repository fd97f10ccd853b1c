import type { Tally } from './suite-report.ts'

/** A fault that the product is promised to bear, as SECURITY.md names it. */
export type FaultRow = { readonly id: string; readonly promise: string }

/** A test that has run, by its whole title. */
export type Ran = { readonly title: string; readonly ok: boolean }

/** What SECURITY.md promises: the rows of its table that begin with an id. */
export const listPromises = (markdown: string): FaultRow[] =>
  Array.from(markdown.matchAll(/^\| (R\d\d) \| ([^|]+) \|/gm), ([, id = '', promise = '']) => ({
    id,
    promise: promise.trim(),
  }))

const idsIn = (title: string): string[] => title.match(/\bR\d\d\b/g) ?? []

/** How a row went: how many of the tests that cite it held and how many did not. */
export const tallyRow = ({ id }: FaultRow, ran: readonly Ran[]): Tally => {
  const citing = ran.filter(({ title }) => idsIn(title).includes(id))
  const passed = citing.filter(({ ok }) => ok).length
  return { passed, failed: citing.length - passed }
}

/** A row holds when tests show it and none of them fails. */
export const holds = ({ passed, failed }: Tally): boolean => passed > 0 && failed === 0

/** One line of the printed table. */
export function describeRow(row: FaultRow, tally: Tally): string {
  const verdict = holds(tally) ? 'holds' : tally.passed + tally.failed === 0 ? 'NOT SHOWN' : 'FAILS'
  const count = tally.passed + tally.failed
  return `${row.id}  ${verdict.padEnd(9)}  ${String(count).padStart(3)} ${count === 1 ? 'test ' : 'tests'}  ${row.promise}`
}

/** Ids that tests cite and SECURITY.md does not promise. */
export function listUnpromised(rows: readonly FaultRow[], ran: readonly Ran[]): string[] {
  const known = new Set(rows.map(({ id }) => id))
  return [...new Set(ran.flatMap(({ title }) => idsIn(title)))].filter((id) => !known.has(id)).sort()
}

export type VitestTitles = {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

export const ranInVitest = ({ testResults }: VitestTitles): Ran[] =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status }) => ({ title: fullName, ok: status === 'passed' }))

type PlaywrightSuite = {
  specs?: { title: string; ok: boolean }[]
  suites?: PlaywrightSuite[]
}
export type PlaywrightTitles = { suites: PlaywrightSuite[] }

export const ranInPlaywright = ({ suites }: PlaywrightTitles): Ran[] => suites.flatMap(ranInSuite)

const ranInSuite = ({ specs = [], suites = [] }: PlaywrightSuite): Ran[] => [
  ...specs.map(({ title, ok }) => ({ title, ok })),
  ...suites.flatMap(ranInSuite),
]
