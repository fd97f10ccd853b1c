import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  describeRow,
  holds,
  listPromises,
  listUnpromised,
  ranInPlaywright,
  ranInVitest,
  tallyRow,
} from './fault-rows.ts'
import { listSourceFiles, root } from './source-files.ts'

const table =
  '| row | what holds | how |\n|---|---|---|\n| R26 | guessing is slow | a test |\n| R90 | 404 | a test |\n'
const [guessing = { id: '', promise: '' }, unknown = { id: '', promise: '' }] = listPromises(table)

test('the rows of the table are read with what they promise', () => {
  expect(listPromises(table)).toEqual([
    { id: 'R26', promise: 'guessing is slow' },
    { id: 'R90', promise: '404' },
  ])
})

test('a row holds when each test that cites it passed, and not when none ran', () => {
  const ran = ranInVitest({
    testResults: [
      {
        assertionResults: [
          { fullName: 'limits R26 R27 one', status: 'passed' },
          { fullName: 'limits R26 two', status: 'passed' },
          { fullName: 'limits R90 three', status: 'failed' },
          { fullName: 'limits R90 four', status: 'skipped' },
          { fullName: 'R9 and XR26 and R260', status: 'failed' },
        ],
      },
    ],
  })
  expect(tallyRow(guessing, ran)).toEqual({ passed: 2, failed: 0 })
  expect(holds(tallyRow(guessing, ran))).toBe(true)
  expect(tallyRow(unknown, ran)).toEqual({ passed: 0, failed: 1 })
  expect(describeRow(guessing, tallyRow(guessing, ran))).toBe('R26  holds        2 tests  guessing is slow')
  expect(describeRow(unknown, tallyRow(unknown, ran))).toBe('R90  FAILS        1 test   404')
  expect(describeRow(unknown, tallyRow(unknown, []))).toBe('R90  NOT SHOWN    0 tests  404')
  expect(listUnpromised([guessing, unknown], ran)).toEqual(['R27'])
})

test('browser tests count wherever they stand in their file', () => {
  const spec = (title: string, ok: boolean) => ({ title, ok })
  const report = { suites: [{ specs: [spec('R70 a', true)], suites: [{ specs: [spec('R70 b', false)] }] }] }
  expect(ranInPlaywright(report)).toEqual([
    { title: 'R70 a', ok: true },
    { title: 'R70 b', ok: false },
  ])
})

test('every row that SECURITY.md promises is cited by a test', () => {
  const rows = listPromises(readFileSync(join(root, 'SECURITY.md'), 'utf8'))
  expect(rows.length).toBeGreaterThan(20)
  const tests = listSourceFiles(root)
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path) && !path.startsWith('tools/'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
  expect(rows.filter(({ id }) => !new RegExp(`['"\`][^'"\`\\n]*\\b${id}\\b`).test(tests))).toEqual([])
})
