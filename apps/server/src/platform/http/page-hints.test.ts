import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createHints, type PageHints } from './page-hints.ts'

const hints: PageHints = [
  { path: '/', isKeepers: true, files: [] },
  { path: '/animals/$id', isKeepers: true, files: ['assets/animal.js'] },
  { path: '/animals/add', isKeepers: true, files: ['assets/add.js', 'assets/add.css'] },
  { path: '/auth', isKeepers: false, files: ['assets/auth.js'] },
]

function startHints(written: PageHints | null = hints) {
  const folder = mkdtempSync(join(tmpdir(), 'clutchbook-hints-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  if (written) writeFileSync(join(folder, '.hints.json'), JSON.stringify(written))
  const hintsFor = createHints(folder)
  return (path: string, hasSession = true) =>
    [...hintsFor(path, hasSession).matchAll(/rel="(\w+)"[^>]*? href="([^"]+)"/g)].map(
      ([, rel, href]) => `${rel} ${href}`,
    )
}

const who = 'preload /api/user'

test('B18 a keeper’s page is told at once with its own files and who is signed in', () => {
  const hintsFor = startHints()
  expect(hintsFor('/')).toEqual([who])
  expect(hintsFor('/animals/7')).toEqual([who, 'modulepreload /assets/animal.js'])
  expect(hintsFor('/animals/7/')).toEqual(hintsFor('/animals/7'))
  expect(hintsFor('/animals/add')).toEqual([
    who,
    'modulepreload /assets/add.js',
    'stylesheet /assets/add.css',
  ])
})

test('B18 a visitor, who goes to sign in, is told of that page instead', () => {
  const hintsFor = startHints()
  const door = ['modulepreload /assets/auth.js']
  expect([hintsFor('/animals/7', false), hintsFor('/', false), hintsFor('/auth', false)]).toEqual([
    door,
    door,
    door,
  ])
  expect(hintsFor('/auth')).toEqual(door)
})

test('an address without a page, and a site that brought no list, are told nothing', () => {
  expect(startHints()('/animals/7/records')).toEqual([])
  expect(startHints(null)('/animals/7')).toEqual([])
})
