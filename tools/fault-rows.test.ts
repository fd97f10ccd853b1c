import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from './command.ts'
import {
  describeRow,
  describeVerdicts,
  judgeRow,
  listPromises,
  listUnpromised,
  type Ran,
  ranInPlaywright,
  ranInVitest,
  tallyRows,
} from './fault-rows.ts'
import { listSourceFiles, root } from './source-files.ts'
import { listNotRun, type VitestReport } from './suite-report.ts'

const table =
  '| row | what holds | how |\n|---|---|---|\n| R26 | guessing is slow | a test |\n| R90 | 404 | a test |\n'
const [guessing = { id: '', promise: '' }, unknown = { id: '', promise: '' }] = listPromises(table)

const reportOf = (...assertionResults: VitestReport['testResults'][number]['assertionResults']) => ({
  testResults: [{ status: 'passed', assertionResults }],
})
const passed = (fullName: string) => ({ fullName, status: 'passed', meta: {} })
const lacking = (fullName: string, notRun: string) => ({ fullName, status: 'skipped', meta: { notRun } })
const judgeBoth = (ran: readonly Ran[]) => [guessing, unknown].map((row) => judgeRow(row, ran))

test('the rows of the table are read with what they promise', () => {
  expect(listPromises(table)).toEqual([
    { id: 'R26', promise: 'guessing is slow' },
    { id: 'R90', promise: '404' },
  ])
})

test('a row is held when each test that cites it passed, and falls short when one failed or none ran', () => {
  const ran = ranInVitest(
    reportOf(
      passed('limits R26 R27 one'),
      passed('limits R26 two'),
      { fullName: 'limits R90 three', status: 'failed', meta: {} },
      { fullName: 'R9 and XR26 and R260', status: 'failed', meta: {} },
    ),
  )
  const [slow, missing] = judgeBoth(ran)
  expect(slow).toMatchObject({ verdict: 'held', tests: 2 })
  expect(missing).toMatchObject({ verdict: 'fell short', tests: 1 })
  expect(describeVerdicts(judgeBoth(ran))).toBe('2 rows: 1 held, 1 fell short, 0 not run')
  expect(judgeBoth(ran).map(describeRow)).toEqual([
    'R26  held          2 tests  guessing is slow',
    'R90  fell short    1 test   404 (limits R90 three)',
  ])
  expect(describeRow(judgeRow(unknown, []))).toBe('R90  fell short    0 tests  404 (no test has shown it)')
  expect(listUnpromised([guessing, unknown], ran)).toEqual(['R27'])
})

test('a row is not run, never held, when the machine lacked the means for one of its tests', () => {
  const ran = ranInVitest(reportOf(passed('R26 one'), lacking('R26 two', 'strace is not installed')))
  expect(describeRow(judgeRow(guessing, ran))).toBe(
    'R26  not run       2 tests  guessing is slow (strace is not installed)',
  )
  expect(tallyRows([judgeRow(guessing, ran)])).toEqual({ passed: 0, failed: 0, notRun: 1 })
  const worse = [...ran, ...ranInVitest(reportOf({ fullName: 'R26 three', status: 'failed', meta: {} }))]
  expect(judgeRow(guessing, worse).verdict).toBe('fell short')
})

test('a test that was left out without a reason falls short', () => {
  const ran = ranInVitest(reportOf({ fullName: 'R90 left out', status: 'skipped', meta: {} }))
  expect(judgeRow(unknown, ran)).toMatchObject({ verdict: 'fell short', reasons: ['R90 left out'] })
})

test('browser tests count wherever they stand in their file', () => {
  const spec = (title: string, status: string, description?: string) => ({
    title,
    tests: [{ status, annotations: description === undefined ? [] : [{ type: 'skip', description }] }],
  })
  const inner = { specs: [spec('R70 b', 'unexpected'), spec('R70 c', 'skipped', 'no camera')] }
  const report = {
    suites: [
      { specs: [spec('R70 a', 'expected'), spec('R70 d', 'flaky'), spec('e', 'expected')], suites: [inner] },
    ],
  }
  expect(ranInPlaywright(report).map(({ title, outcome }) => [title, outcome.kind])).toEqual([
    ['R70 a', 'held'],
    ['R70 d', 'fell short'],
    ['R70 b', 'fell short'],
    ['R70 c', 'not run'],
  ])
})

test('a test that ends for want of means reaches the table with its reason', async () => {
  const folder = await mkdtemp(join(root, 'node_modules/.cache-not-run-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const helper = JSON.stringify(join(root, 'apps/server/src/testing/not-run.ts'))
  await writeFile(
    join(folder, 'lacking.test.ts'),
    `import { test } from 'vitest'
import { endNotRun } from ${helper}
test('R26 tried', (context) => endNotRun(context, 'there is no loop device'))`,
  )
  const path = join(folder, 'report.json')
  const { code, output } = await runCommand('vitest', [
    'run',
    '--root',
    folder,
    '--reporter=json',
    `--outputFile=${path}`,
  ])
  expect(code, output).toBe(0)
  const report = JSON.parse(readFileSync(path, 'utf8'))
  expect(listNotRun(report)).toEqual(['not run: R26 tried: there is no loop device'])
  expect(judgeRow(guessing, ranInVitest(report))).toMatchObject({ verdict: 'not run' })
})

test('every row that SECURITY.md promises is cited by a test', () => {
  const rows = listPromises(readFileSync(join(root, 'SECURITY.md'), 'utf8'))
  expect(rows.length).toBeGreaterThan(20)
  const tests = listSourceFiles(root)
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    // The tools' own tests name rows as examples.
    .filter((path) => !path.startsWith('tools/') || path.endsWith('.machine.test.ts'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
  expect(rows.filter(({ id }) => !new RegExp(`['"\`][^'"\`\\n]*\\b${id}\\b`).test(tests))).toEqual([])
})
