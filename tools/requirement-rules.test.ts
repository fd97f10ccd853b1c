import { describe, expect, test } from 'vitest'
import { citedIds } from './requirement-ids.ts'
import { listRequirementProblems, requirementProblems } from './requirement-rules.ts'
import { root } from './source-files.ts'

// Composed, so that no id of these examples counts as cited by this file.
const id = (prefix: string, number: string) => [prefix, number].join('-')
const sold = id('COL', '97')
const decided = id('COL', 'Q08')
const letter = (prefix: string, number: number) => `${prefix}${number}`
const undo = letter('U', 7)
const trash = letter('R', 74)

const cited = (path: string, text: string) => [...citedIds(path, text)].sort()

describe('what counts as a citation', () => {
  test('an area’s id and R with two digits count anywhere', () => {
    expect(cited('a.ts', `// ${sold} to ${decided}; see ${trash}.`)).toEqual([sold, decided, trash])
  })

  test('a short id counts at the head of a title', () => {
    expect(cited('a.test.ts', `test('${undo} ${sold} an animal comes back')`)).toEqual([sold, undo])
    expect(cited('a.test.ts', `test('the key ${undo} is pressed')`)).toEqual([])
  })

  test('a short id counts in a parenthesis of ids alone', () => {
    expect(cited('a.ts', `/** A draft (${undo}, ${sold} and ${letter('F', 3)}). */`)).toEqual([
      sold,
      letter('F', 3),
      undo,
    ])
    expect(cited('a.ts', `/** Press it (or ${undo} for short). */`)).toEqual([])
  })

  test('a short id counts as a row of the bench, and in the first cell of a table', () => {
    const row = `row('${letter('F', 8)}', 1)`
    expect(cited('bench/rows/growth.ts', row)).toEqual([letter('F', 8)])
    expect(cited('apps/server/src/growth.ts', row)).toEqual([])
    expect(cited('docs/performance.md', `| ${letter('F', 8)} | a page |`)).toEqual([letter('F', 8)])
    expect(cited('docs/performance.md', `| a page | ${letter('F', 8)} |`)).toEqual([])
  })

  test.each([
    `press('${letter('F', 8)}')`,
    `eggNumber: '${letter('A', 7)}'`,
    `color: #${letter('B', 2)}${letter('B', 2)}${letter('B', 2)}`,
    `const ${trash}x = UTF-8`,
    `'${letter('A', 4)}', 'Letter'`,
    `${sold}-x and X${sold}`,
    `HTTP-200, SHA-256, ISO-8859`,
  ])('%s cites nothing', (text) => {
    expect(cited('e2e/a.spec.ts', text)).toEqual([])
  })
})

describe('the agreement of requirements and citations', () => {
  const list = (...ids: string[]) => ({
    path: 'docs/requirements/collection.md',
    text: ids.map((each) => `- **${each}** something holds.`).join('\n'),
  })
  const testOf = (...ids: string[]) => ({
    path: 'apps/server/src/a.test.ts',
    text: `test('${ids.join(' ')} something holds', () => {})`,
  })

  test('nothing is wrong where each id is listed and tested', () => {
    expect(requirementProblems([list(sold, decided), testOf(sold, decided)])).toEqual([])
  })

  test('an id that is cited and not listed is named, with the file that cites it', () => {
    const code = { path: 'apps/web/src/a.css', text: `/* ${decided} */` }
    expect(requirementProblems([list(sold), testOf(sold), code])).toEqual([
      `${decided}: cited by apps/web/src/a.css and not listed in docs/requirements/collection.md`,
    ])
  })

  test('an id that is listed and cited by no test is named, also where code cites it', () => {
    const code = { path: 'apps/web/src/a.ts', text: `// ${sold}` }
    expect(requirementProblems([list(sold), code])).toEqual([
      `${sold}: listed in docs/requirements/collection.md and cited by no test`,
    ])
  })

  test('a row of the bench and what e2e/measure holds count as tests', () => {
    const performance = {
      path: 'docs/requirements/performance.md',
      text: `- **${letter('F', 8)}** x\n- **${letter('B', 8)}** x`,
    }
    const bench = { path: 'bench/rows/growth.ts', text: `row('${letter('F', 8)}')` }
    const measure = { path: 'e2e/measure/a.spec.ts', text: `test('${letter('B', 8)} is quick')` }
    expect(requirementProblems([performance, bench, measure])).toEqual([])
  })

  test('an id that is listed twice, or in another area’s file, is named', () => {
    const shell = { path: 'docs/requirements/shell.md', text: `- **${sold}** something holds.` }
    expect(requirementProblems([list(sold), shell, testOf(sold)])).toEqual([
      `${sold}: listed in docs/requirements/shell.md, its prefix belongs to docs/requirements/collection.md`,
      `${sold}: listed more than once in docs/requirements/`,
    ])
  })

  test('this repository agrees, and its requirements are found', () => {
    const { problems, listed } = listRequirementProblems(root)
    expect(problems).toEqual([])
    expect(listed).toBeGreaterThan(900)
  })
})
