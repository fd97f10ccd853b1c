import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listEndpoints, type Stated } from './contract-rules.ts'
import { root } from './source-files.ts'

/** Where the site finds which kinds of record its calls show and change, without loading the contracts. */
const tablePath = 'apps/web/src/shared/api/record-kinds.gen.ts'

export const tableFile = join(root, tablePath)

/** The text of that file. What shows or changes nothing is left out, and so are calls that no page makes. */
export function drawTable(endpoints: readonly Stated[] = listEndpoints()): string {
  const asked = endpoints.filter(({ method, answer, isSigned }) => (method === 'GET' ? answer : !isSigned))
  const part = (name: 'shows' | 'changes', comment: string) => [
    '',
    `/** ${comment} */`,
    `export const ${name}: Readonly<Record<string, readonly RecordKind[]>> = {`,
    ...asked
      .filter((endpoint) => endpoint[name]?.length)
      .map((endpoint) => `  '${endpoint.method} ${endpoint.path}': ${quoted(endpoint[name] ?? [])},`)
      .sort(),
    '}',
  ]
  return [
    '// Written by `npm run generate` from the contracts in packages/domain; `npm run check` fails while it is out of date.',
    "import type { RecordKind } from '@clutchbook/domain/kernel/record-kinds'",
    ...part('shows', 'The kinds of record that the answer of a read shows.'),
    ...part('changes', 'The kinds of record that a call may write.'),
    '',
  ].join('\n')
}

const quoted = (kinds: readonly string[]): string => `[${kinds.map((kind) => `'${kind}'`).join(', ')}]`

/** What is wrong with that file, one line at most. */
export const tableProblems = (stored = readFileSync(tableFile, 'utf8'), drawn = drawTable()): string[] =>
  stored === drawn
    ? []
    : [`${tablePath} is not what the contracts state: run \`npm run generate\` and commit it`]
