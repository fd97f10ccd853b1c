import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts'
import { root } from './source-files.ts'

test('what failed in vitest is told with its place and what it said', () => {
  const report = {
    testResults: [
      {
        name: join(root, 'tools/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'a sum adds', status: 'passed' },
          {
            fullName: 'a sum is right',
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 3\u001b[39m\n\n  to be 4'],
          },
        ],
      },
      {
        name: join(root, 'tools/b.test.ts'),
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
      { name: join(root, 'tools/c.test.ts'), status: 'passed', assertionResults: [] },
    ],
  }
  expect(failuresOfVitest(report)).toEqual([
    'failed: tools/a.test.ts: a sum is right\n    expected 3\n      to be 4',
    'failed: tools/b.test.ts\n    no such module',
  ])
})

test('what failed in the browser is told however deep it stands, and so is what broke outside of tests', () => {
  const spec = (title: string, ok: boolean, errors: { message?: string }[]) => ({
    title,
    file: 'shell/frame.spec.ts',
    ok,
    tests: [{ results: [{ errors }] }],
  })
  const long = Array.from({ length: 40 }, (_, n) => `line ${n}`).join('\n')
  const report = {
    errors: [{ message: 'no browser' }],
    suites: [
      {
        specs: [spec('holds', true, [])],
        suites: [{ specs: [spec('breaks', false, [{ message: long }]), spec('hangs', false, [])] }],
      },
    ],
  }
  const [outside, breaks, hangs] = failuresOfPlaywright(report)
  expect(outside).toBe('failed: outside of tests\n    no browser')
  expect(breaks?.split('\n')).toEqual([
    'failed: shell/frame.spec.ts: breaks',
    ...Array.from({ length: 12 }, (_, n) => `    line ${n}`),
  ])
  expect(hangs).toBe('failed: shell/frame.spec.ts: hangs')
})
