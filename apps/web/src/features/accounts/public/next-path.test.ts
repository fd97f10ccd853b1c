import { expect, test } from 'vitest'
import { nextPath, searchFor } from './next-path.ts'

test.each(['/', '/animals', '/animals/7', '/animals?q=ball%20python#top', '/animals?from=a//b'])(
  'SHELL-60 %s is a page of this site, so sign-in returns there',
  (path) => {
    expect(nextPath(path)).toBe(path)
  },
)

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/animals//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'animals',
  '',
])('R70 SHELL-60 %j could lead elsewhere, so sign-in goes home', (path) => {
  expect(nextPath(path)).toBe('/')
})

test.each([undefined, null, 7, ['/animals'], { path: '/animals' }])(
  'SHELL-60 %j is no path, so sign-in goes home',
  (wanted) => {
    expect(nextPath(wanted)).toBe('/')
  },
)

test.each(['/auth', '/auth?next=/auth', '/auth/'])(
  'SHELL-60 %s would ask again, so sign-in goes home',
  (path) => {
    expect(nextPath(path)).toBe('/')
  },
)

test('SHELL-60 the address of the sign-in page names the wanted page, unless that is home', () => {
  expect(searchFor('/animals/7')).toEqual({ next: '/animals/7' })
  expect(searchFor('/')).toEqual({})
  expect(searchFor('//evil.example')).toEqual({})
})
