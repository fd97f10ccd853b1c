import { expect, test } from 'vitest'
import { showsEggs } from './eggs.queries.ts'

test('after an egg is saved every answer that shows or counts eggs is read again, and no other', () => {
  const shown = [
    '/api/eggs?status=Incubating&sort=due&limit=60',
    '/api/eggs/by-breeding-project/7',
    '/api/dashboard',
    '/api/breeding-projects/7',
    '/api/plan-limits/eggs',
    '/api/statistics/breeding',
  ]
  expect(shown.filter((path) => !showsEggs(path))).toEqual([])
  expect(['/api/animals/main', '/api/user', '/api/plan-limits/animals', undefined].filter(showsEggs)).toEqual(
    [],
  )
})
