import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprintSources, isBuilt, stampBuild } from './web-build.ts'

let below: string

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(below, path)), { recursive: true })
  writeFileSync(join(below, path), text)
}

beforeEach(() => {
  below = mkdtempSync(join(tmpdir(), 'clutchbook-build-'))
  write('apps/web/index.html', '<!doctype html>')
  write('apps/web/src/main.tsx', 'start()')
  write('packages/domain/src/kernel/money.ts', 'export const sign = 1')
  write('package-lock.json', '{}')
  write('apps/web/dist/index.html', 'built')
  stampBuild(below, fingerprintSources(below))
})

afterEach(() => rmSync(below, { recursive: true, force: true }))

test('a site that was never built is built', () => {
  rmSync(join(below, 'apps/web/dist'), { recursive: true })
  expect(isBuilt(below)).toBe(false)
})

test.each([
  'apps/web/src/main.tsx',
  'apps/web/index.html',
  'packages/domain/src/kernel/money.ts',
  'package-lock.json',
])('a change of %s makes the site be built again', (path) => {
  expect(isBuilt(below)).toBe(true)
  write(path, 'changed')
  expect(isBuilt(below)).toBe(false)
})

test('a file that appears or moves makes the site be built again', () => {
  write('apps/web/public/favicon.svg', '<svg/>')
  expect(isBuilt(below)).toBe(false)
  stampBuild(below, fingerprintSources(below))
  renameSync(join(below, 'apps/web/src/main.tsx'), join(below, 'apps/web/src/start.tsx'))
  expect(isBuilt(below)).toBe(false)
})

test.each([
  'apps/web/dist/index.html',
  'apps/web/src/routeTree.gen.ts',
  'apps/web/src/main.test.ts',
  'apps/web/node_modules/.vite/deps.js',
  'apps/server/src/main.js',
])('a change of %s does not', (path) => {
  write(path, 'changed')
  expect(isBuilt(below)).toBe(true)
})
