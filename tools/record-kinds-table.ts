import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listEndpoints, type Stated } from './contract-rules.ts'
import { root } from './source-files.ts'

/** Where the site finds which kinds of record its calls show and change, without loading the contracts. */
const tablePath = 'apps/web/src/shared/api/record-kinds.gen.ts'

export const tableFile = join(root, tablePath)

/** What feeds a copy of the records: asked for anew each time, and in no cache that could grow old. */
const uncached: ReadonlySet<string> = new Set(['/api/sync'])

/** One for each kind: no letter means anything in the text of a script. */
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/**
 * The text of that file. What shows or changes nothing is left out, and so are calls that no page makes. Every visit
 * loads it, so a kind is a letter, and a call a line.
 */
export function drawTable(endpoints: readonly Stated[] = listEndpoints()): string {
  const asked = endpoints
    .filter(({ path }) => !uncached.has(path))
    .filter(({ method, answer, isSigned }) => (method === 'GET' ? answer : !isSigned))
  const kinds = [...new Set(asked.flatMap(({ shows = [], changes = [] }) => [...shows, ...changes]))].sort()
  if (kinds.length > letters.length) throw new Error('More kinds of record than letters: give them two each')
  const letterOf = (kind: string): string => letters[kinds.indexOf(kind)] ?? ''
  const part = (name: 'shows' | 'changes', comment: string) => [
    '',
    `/** ${comment} */`,
    `export const ${name} = \``,
    ...asked
      .filter((endpoint) => endpoint[name]?.length)
      .map(
        ({ method, path, [name]: of = [], queues }) =>
          `${method} ${path.replace('/api/', '')} ${of.map(letterOf).join('')}${queues ? ' +' : ''}`,
      )
      .sort(),
    '`',
  ]
  return [
    '// Written by `npm run generate` from the contracts in packages/domain; `npm run check` fails while it is out of date.',
    '',
    '/** Every kind of record, after the letter that stands for it below. */',
    'export const kinds =',
    `  '${kinds.map((kind) => letterOf(kind) + kind).join(' ')}'`,
    ...part(
      'shows',
      'The kinds of record that the answer of a read shows. Addresses stand without their `/api/`.',
    ),
    ...part(
      'changes',
      'The kinds of record that a call may write, and a plus where it may wait on a device (OFF-10).',
    ),
    '',
  ].join('\n')
}

/** What is wrong with that file, one line at most. */
export const tableProblems = (stored = readFileSync(tableFile, 'utf8'), drawn = drawTable()): string[] =>
  stored === drawn
    ? []
    : [`${tablePath} is not what the contracts state: run \`npm run generate\` and commit it`]
