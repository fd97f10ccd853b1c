import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { root } from '../tools/source-files.ts'
import type { Row } from './harness/row.ts'

const path = join(root, 'docs/performance.md')

const introduction = `# What it costs

\`npm run bench\` writes this page. A figure means something only beside its raw twin: the same bytes from bare \`node:http\`, the same rows from bare SQLite, the same write with its sync. Both are taken in the same run, in turn, five times, and
the median counts. The processor time in the notes is the server's own. Take the ratios, not the absolute figures: they are another machine's.

| command | what it measures |
|---|---|
| \`npm run bench\` | the server on SQLite, under ten minutes on two cores (Linux, for it reads /proc) |
| \`npm run bench -- postgres\` | the shorter form on PostgreSQL, which comes with \`npm ci\` |
| \`npm run bench -- browser\` | the site in Chromium |

Add ids of rows to measure only those, as in \`npm run bench -- F1 F3\`; then this page stays as it is.
`

/** The parts of the page, in their order. */
export const parts = {
  sqlite: 'The server on SQLite',
  postgres: 'The server on PostgreSQL',
  browser: 'The site in Chromium',
} as const

export type Part = keyof typeof parts

/** Writes one part of the page anew and leaves the others as they are. */
export function writePart(part: Part, rows: readonly Row[], seconds: number): void {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const sections = (Object.keys(parts) as Part[]).map((one) =>
    one === part ? sectionOf(part, rows, seconds) : findSection(before, one),
  )
  writeFileSync(path, [introduction, ...sections.filter((section) => section !== null)].join('\n'))
}

const titleOf = (part: Part): string => `## ${parts[part]}\n`

function findSection(page: string, part: Part): string | null {
  const begin = page.indexOf(titleOf(part))
  if (begin < 0) return null
  const next = page.indexOf('\n## ', begin + 1)
  return `${page.slice(begin, next < 0 ? undefined : next).trimEnd()}\n`
}

function sectionOf(part: Part, rows: readonly Row[], seconds: number): string {
  const lines = rows.map(({ id, what, target, measured, verdict }) =>
    [id, what, target, measured, verdict].map(cellOf).join(' | '),
  )
  const notes = rows
    .filter(({ note }) => note !== '')
    .map(({ id, note }) => `- ${id}: ${note.replace(/\.$/, '')}.`)
  return [
    titleOf(part),
    `Taken ${new Date().toISOString().slice(0, 10)} in ${Math.ceil(seconds / 60)} minutes, on ${machine()}.\n`,
    '| row | what | target | measured | |',
    '|---|---|---|---|---|',
    ...lines.map((line) => `| ${line} |`),
    '',
    ...notes,
    '',
  ].join('\n')
}

const cellOf = (text: string): string => text.replaceAll('|', '\\|')

/** What ran it, without a name that would tell whose it is. */
function machine(): string {
  const model = cpus()[0]?.model.replace(/\s+/g, ' ').trim() ?? 'an unknown processor'
  return `${availableParallelism()} cores of ${model}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}, Node ${process.versions.node}`
}

/** The same for people at a terminal. */
export function print(row: Row): void {
  const { id, what, target, measured, verdict, note } = row
  console.log(`${id.padEnd(4)} ${what.padEnd(62)} ${measured.padEnd(24)} ${target.padEnd(38)} ${verdict}`)
  if (note !== '') console.log(`     ${note}`)
}
