import { expect, test } from 'vitest'
import { previousOf, type VisitedPaths, type VisitKind, visit } from './visited-paths.ts'

const after = (...steps: [path: string, kind?: VisitKind][]): VisitedPaths =>
  steps.reduce<VisitedPaths>((paths, [path, kind = 'push']) => visit(paths, path, kind), [])

test('SHELL-09 going back returns to the path visited before', () => {
  expect(previousOf(after(['/'], ['/animals'], ['/animals/7']))).toBe('/animals')
})

test('SHELL-09 going back twice returns further', () => {
  const paths = after(['/'], ['/animals'], ['/animals/7'], ['/animals', 'back'])
  expect(previousOf(paths)).toBe('/')
})

test('SHELL-10 with fewer than two visits there is no way back', () => {
  expect(previousOf([])).toBeNull()
  expect(previousOf(after(['/animals/7']))).toBeNull()
})

test('SHELL-10 going back beyond what the app saw leaves no way back', () => {
  expect(previousOf(after(['/animals/7'], ['/animals', 'back']))).toBeNull()
})

test('SHELL-09 a path that replaces another takes its place', () => {
  expect(previousOf(after(['/'], ['/animals/add'], ['/animals/8', 'replace']))).toBe('/')
})

test('SHELL-09 the same path twice in a row counts once', () => {
  expect(after(['/'], ['/animals'], ['/animals'])).toEqual(['/', '/animals'])
})

test('SHELL-09 a jump in the history returns to where it led before', () => {
  expect(after(['/'], ['/animals'], ['/animals/7'], ['/', 'go'])).toEqual(['/'])
})

test('SHELL-09 going forward again adds the path again', () => {
  expect(after(['/'], ['/animals'], ['/', 'back'], ['/animals', 'forward'])).toEqual(['/', '/animals'])
})

test('SHELL-09 a long stay keeps the latest hundred paths', () => {
  const many = Array.from({ length: 250 }, (_, at): [string] => [`/animals/${at}`])
  expect(after(...many)).toHaveLength(100)
  expect(previousOf(after(...many))).toBe('/animals/248')
})
