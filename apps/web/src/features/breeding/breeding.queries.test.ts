import { expect, test } from 'vitest'
import { isOfProject, showsProjects } from './breeding.queries.ts'

test.each([
  '/api/breeding-projects',
  '/api/breeding-projects?limit=30&q=ember',
  '/api/breeding-projects/7',
  '/api/breeding-projects/7/offspring?limit=12',
  '/api/reptiles/3/breeding-projects',
  '/api/animals/3/breeding-projects',
  '/api/dashboard',
  '/api/plan-limits/breeding-projects',
  '/api/eggs?status=Incubating&sort=due&limit=20',
  '/api/statistics/breeding',
  '/api/events?from=2026-05-01',
])('COL-67 ACC-48 a saved project is shown anew in %s', (path) => {
  expect(showsProjects(path)).toBe(true)
})

test.each(['/api/animals/main', '/api/animals/3', '/api/user', '/api/plan-limits/animals', undefined])(
  'what shows no project, such as %s, is not read again',
  (path) => {
    expect(showsProjects(path)).toBe(false)
  },
)

test('BRD-45 what belongs to a deleted project alone is not asked for again', () => {
  const own = [
    '/api/breeding-projects/7',
    '/api/breeding-projects/7/offspring?limit=12',
    '/api/eggs/by-breeding-project/7',
  ]
  expect(own.every((path) => isOfProject(path, 7))).toBe(true)
  const others = ['/api/breeding-projects/70', '/api/breeding-projects?limit=30', '/api/eggs/7', undefined]
  expect(others.some((path) => isOfProject(path, 7))).toBe(false)
})
