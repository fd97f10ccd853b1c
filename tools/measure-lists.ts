/**
 * Shows in one run what lists cost as a collection grows: the CPU time of the server for each request, over 10,000 animals
 * beside 100, rounds taking turns, medians. Ends with 1 where a bound doesn't hold. Linux only, for it reads /proc.
 */
import { readFileSync } from 'node:fs'
import type { Visitor } from '../apps/server/src/testing/visitor.ts'
import { startLargeCollections } from './large-collections.ts'
import { endWithNpm } from './npm-shell.ts'

const rounds = 5
const requests = 480
/** Calls under way at a time, so that the server is never idle while it is measured. */
const atOnce = 4
/** The kernel counts CPU time in hundredths of a second. */
const tickMs = 10

const first = '/api/animals/main?limit=60'
const deep = 10_000 * 0.4

type Case = { readonly name: string; readonly large: string; readonly small: string; readonly most: number }

/** Each path over the large collection, what it is held against, and how many times that it may cost. */
async function listCases(large: Visitor, small: Visitor): Promise<{ cases: Case[]; search: Case[] }> {
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
  const search = ['zzzz', 'e', 'pyton', 'ember 9999', 'clown', '%25'].map((term) => ({
    name: `search "${term}"`,
    large: `${first}&q=${encodeURIComponent(term)}`,
    small: first,
    most: 3,
  }))
  return { cases, search }
}

async function nextOf(keeper: Visitor, path: string): Promise<string> {
  const link = (await keeper.get(path)).headers.get('link') ?? ''
  const next = /<([^>]+)>; rel="next"/.exec(link)?.[1]
  if (next === undefined) throw new Error(`${path} has no next page`)
  return next
}

/** User and system time of a process so far, in milliseconds. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}

async function costOf(pid: number, keeper: Visitor, path: string): Promise<number> {
  const before = cpuMs(pid)
  for (let n = 0; n < requests; n += atOnce) {
    const answers = await Promise.all(Array.from({ length: atOnce }, () => keeper.get(path)))
    if (answers.some(({ status }) => status !== 200)) throw new Error(`${path} was refused`)
  }
  return (cpuMs(pid) - before) / requests
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function main(): Promise<void> {
  const { server, keepers } = await startLargeCollections([10_000, 100])
  const [large, small] = keepers as [Visitor, Visitor]
  const pid = server.pid ?? 0
  try {
    const { cases, search } = await listCases(large, small)
    // The first thousands of requests are served by code that is still being compiled; they are nobody's measure.
    for (let n = 0; n < rounds; n += 1) for (const keeper of [large, small]) await costOf(pid, keeper, first)
    const rows = []
    // A search is held against the list page of the same collection.
    for (const [of, one] of [
      ...cases.map((c) => [small, c] as const),
      ...search.map((c) => [large, c] as const),
    ]) {
      const costs = { large: [] as number[], small: [] as number[] }
      await costOf(pid, large, one.large)
      for (let round = 0; round < rounds; round += 1) {
        costs.large.push(await costOf(pid, large, one.large))
        costs.small.push(await costOf(pid, of, one.small))
      }
      const [cost, beside] = [median(costs.large), median(costs.small)]
      rows.push({ what: one.name, ms: cost, besideMs: beside, ratio: cost / beside, most: one.most })
    }
    report(rows)
  } finally {
    await server.dispose()
  }
}

type Row = { what: string; ms: number; besideMs: number; ratio: number; most: number }

function report(rows: readonly Row[]): void {
  console.log(
    'CPU milliseconds of the server for each request; 10,000 animals beside 100, searches beside the list page',
  )
  for (const { what, ms, besideMs, ratio, most } of rows) {
    const verdict = ratio <= most ? 'ok' : 'TOO MUCH'
    console.log(
      `${what.padEnd(30)} ${ms.toFixed(2).padStart(6)} ${besideMs.toFixed(2).padStart(6)}  x${ratio.toFixed(2)} (at most ${most})  ${verdict}`,
    )
  }
  process.exitCode = rows.every(({ ratio, most }) => ratio <= most) ? 0 : 1
}

endWithNpm()
await main()
