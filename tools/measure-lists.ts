/**
 * Shows in one run what lists cost as a collection grows, on both databases: the processor time of the server and its
 * database for each request, over 10,000 animals beside 100, rounds taking turns, medians. Ends with 1 where a bound
 * doesn't hold. Linux only, for it reads /proc. `npm run measure:lists -- postgres` measures one database alone.
 */
import type { DialectName } from '../apps/server/src/platform/database/database.ts'
import type { Visitor } from '../apps/server/src/testing/visitor.ts'
import { startLargeCollections } from './large-collections.ts'
import { endWithNpm } from './npm-shell.ts'

const rounds = 5
const requests = 480
/** So much processor time is measured at least, for the kernel counts it in steps of ten milliseconds. */
const leastMs = 300
/** Calls under way at a time, so that the server is never idle while it is measured. */
const atOnce = 4

const first = '/api/animals/main?limit=60'
const deep = 10_000 * 0.4

type Case = { readonly name: string; readonly large: string; readonly small: string; readonly most: number }

/** Each path over the large collection, what it is held against, and how many times that it may cost. */
async function listCases(
  [large, small]: readonly [Visitor, Visitor],
  dialect: DialectName,
): Promise<{ cases: Case[]; search: Case[] }> {
  const same = (name: string, path: string) => ({ name, large: path, small: path, most: 1.15 })
  const next = { large: await nextOf(large, first), small: await nextOf(small, '/api/animals/main?limit=20') }
  const middle = next.large.replace(/cursor=\d+/, `cursor=${deep}`)
  const cases = [
    same('first page', first),
    { name: 'next page', large: next.large, small: next.small.replace('limit=20', 'limit=60'), most: 1.15 },
    { name: 'page in the middle', large: middle, small: first, most: 1.15 },
    same('first page by ID Number', `${first}&sort=customId`),
    same('first page of everything', '/api/animals?limit=60'),
    { ...same('first page of the archive', '/api/animals/archived?limit=10') },
    { ...same('first page of the holdbacks', '/api/animals/holdbacks?limit=10') },
    same('plan limit', '/api/plan-limits/animals'),
    same('dashboard', '/api/dashboard'),
  ]
  // In the order of custom IDs PostgreSQL reads the animals themselves, because its indexes can't carry a long text.
  const byId = { name: ' by ID Number', most: dialect === 'postgres' ? 6 : 3 }
  const searchOf = (page: string, of: { name: string; most: number }) => (term: string) => ({
    name: `search "${term}"${of.name}`,
    large: `${page}&q=${encodeURIComponent(term)}`,
    small: page,
    most: of.most,
  })
  const search = [
    ...['zzzz', 'e', 'pyton', 'ember 9999', 'clown', '%'].map(searchOf(first, { name: '', most: 3 })),
    ...['zzzz', 'e'].map(searchOf('/api/animals?limit=60', { name: ' of everything', most: 3 })),
    ...['zzzz', 'e'].map(searchOf(`${first}&sort=customId`, byId)),
  ]
  return { cases, search }
}

async function nextOf(keeper: Visitor, path: string): Promise<string> {
  const link = (await keeper.get(path)).headers.get('link') ?? ''
  const next = /<([^>]+)>; rel="next"/.exec(link)?.[1]
  if (next === undefined) throw new Error(`${path} has no next page`)
  return next
}

type UsedMs = () => number

async function costOf(usedMs: UsedMs, keeper: Visitor, path: string): Promise<number> {
  const before = usedMs()
  let answered = 0
  while (answered % requests !== 0 || usedMs() - before < leastMs) {
    const answers = await Promise.all(Array.from({ length: atOnce }, () => keeper.get(path)))
    if (answers.some(({ status }) => status !== 200)) throw new Error(`${path} was refused`)
    answered += atOnce
  }
  return (usedMs() - before) / answered
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function measure(dialect: DialectName): Promise<Row[]> {
  const { keepers, usedMs, dispose } = await startLargeCollections([10_000, 100], dialect)
  const [large, small] = keepers as [Visitor, Visitor]
  try {
    const { cases, search } = await listCases([large, small], dialect)
    // The first thousands of requests are served by code that is still being compiled; they are nobody's measure.
    for (let n = 0; n < rounds; n += 1)
      for (const keeper of [large, small]) await costOf(usedMs, keeper, first)
    const rows: Row[] = []
    for (const one of cases) rows.push(await compare(usedMs, one, { large, beside: small }))
    // A search is held against the list page of the same collection.
    for (const one of search) rows.push(await compare(usedMs, one, { large, beside: large }))
    return rows
  } finally {
    await dispose()
  }
}

async function compare(
  usedMs: UsedMs,
  one: Case,
  { large, beside }: { large: Visitor; beside: Visitor },
): Promise<Row> {
  const costs = { large: [] as number[], beside: [] as number[] }
  await costOf(usedMs, large, one.large)
  for (let round = 0; round < rounds; round += 1) {
    costs.large.push(await costOf(usedMs, large, one.large))
    costs.beside.push(await costOf(usedMs, beside, one.small))
  }
  const [ms, besideMs] = [median(costs.large), median(costs.beside)]
  return { what: one.name, ms, besideMs, ratio: ms / besideMs, most: one.most }
}

type Row = { what: string; ms: number; besideMs: number; ratio: number; most: number }

function report(dialect: DialectName, rows: readonly Row[]): void {
  console.log(
    `On ${dialect}, milliseconds of processor time for each request: 10,000 animals beside 100, searches beside the list page`,
  )
  for (const { what, ms, besideMs, ratio, most } of rows) {
    const verdict = ratio <= most ? 'ok' : 'TOO MUCH'
    console.log(
      `${what.padEnd(30)} ${ms.toFixed(2).padStart(6)} ${besideMs.toFixed(2).padStart(6)}  x${ratio.toFixed(2)} (at most ${most})  ${verdict}`,
    )
  }
  if (rows.some(({ ratio, most }) => ratio > most)) process.exitCode = 1
}

endWithNpm()
const [asked] = process.argv.slice(2)
const dialects = (['sqlite', 'postgres'] as const).filter((dialect) => dialect === (asked ?? dialect))
for (const dialect of dialects) report(dialect, await measure(dialect))
