import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { root } from '../tools/source-files.ts'
import type { Row } from './harness/row.ts'

const path = join(root, 'docs/performance.md')

const introduction = `# Performance

\`npm run bench\` writes this page. A figure has meaning only as a ratio to a bare program: the same bytes from bare \`node:http\`, the same rows from bare SQLite, the same write with its sync. Both are measured in the same run, interleaved, five times;
the median counts. The processor time in the notes is the server's own. Compare the ratios, not the absolute figures, which depend on the machine.

| command | what it measures |
|---|---|
| \`npm run bench\` | the server on SQLite, under ten minutes on two cores (Linux, because it reads /proc) |
| \`npm run bench -- postgres\` | the shorter form on PostgreSQL, which comes with \`npm ci\` |
| \`npm run bench -- browser\` | the site in Chromium; with Lighthouse after \`npm ci --prefix bench/lighthouse\` |

Ids of rows limit the run to those, as in \`npm run bench -- F1 F3\`; then this page is not rewritten.
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
  console.log(`${id.padEnd(6)} ${what.padEnd(62)} ${measured.padEnd(24)} ${target.padEnd(38)} ${verdict}`)
  if (note !== '') console.log(`     ${note}`)
}
