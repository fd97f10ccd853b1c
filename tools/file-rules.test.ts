import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runCommand } from './command.ts'
import { longestFile, problemsOf } from './file-rules.ts'
import { root } from './source-files.ts'

const page = 'apps/web/src/features/eggs/pages/eggs-page.tsx'
const queries = 'apps/web/src/features/eggs/eggs.queries.ts'

describe('the rules of files', () => {
  test('a file may have the greatest length, and not one line more', () => {
    expect(problemsOf('tools/report.ts', 'x\n'.repeat(longestFile))).toEqual([])
    expect(problemsOf('tools/report.ts', 'x\n'.repeat(longestFile + 1))).toHaveLength(1)
    expect(problemsOf('tools/report.ts', `${'x\n'.repeat(longestFile)}x`)).toHaveLength(1)
  })

  test.each(['utils.ts', 'helpers/day.ts', 'common.test.ts', 'misc/x.ts'])(
    '%s says nothing of its role',
    (name) => {
      expect(problemsOf(`apps/server/src/${name}`, '')).toHaveLength(1)
    },
  )

  test('a name that only contains such a word is fine', () => {
    expect(problemsOf('packages/domain/src/common-name.ts', '')).toEqual([])
  })

  test.each([
    'window.fetch(address)',
    'globalThis.fetch(address)',
    'new window.XMLHttpRequest()',
    'navigator.sendBeacon(address)',
  ])('a page that calls %s is found', (text) => {
    expect(problemsOf(page, text)).toHaveLength(1)
    expect(problemsOf(queries, text)).toHaveLength(1)
    expect(problemsOf('apps/web/src/shared/api/client.ts', text)).toEqual([])
    expect(problemsOf('tools/report.ts', text)).toEqual([])
  })

  test.each(['page.unroute(list)', 'context.unrouteAll()'])('a test that calls %s is found', (text) => {
    expect(problemsOf('e2e/eggs/incubator.spec.ts', text)).toHaveLength(1)
    expect(problemsOf('e2e/harness/routes.ts', text)).toEqual([])
  })
})

describe('the linter', () => {
  test('reports a page and a query that fetch, and lets the shared client fetch', async () => {
    const planted = mkdtempSync(join(tmpdir(), 'clutchbook-fetch-'))
    try {
      cpSync(join(root, 'biome.json'), join(planted, 'biome.json'))
      for (const path of [page, queries, 'apps/web/src/shared/api/client.ts']) {
        mkdirSync(dirname(join(planted, path)), { recursive: true })
        writeFileSync(join(planted, path), "export const ask = () => fetch('/api/eggs')\n")
      }
      const { code, output } = await runCommand(
        'biome',
        ['lint', '--vcs-enabled=false', '--reporter=github', '.'],
        {
          cwd: planted,
        },
      )
      const reported = [...output.matchAll(/noRestrictedGlobals,file=([^,]+)/g)].map((match) => match[1])
      expect(code).toBe(1)
      expect(reported.sort()).toEqual([
        expect.stringContaining('eggs.queries.ts'),
        expect.stringContaining('eggs-page.tsx'),
      ])
    } finally {
      rmSync(planted, { recursive: true, force: true })
    }
  })
})
