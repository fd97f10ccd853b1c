import { expect, test } from 'vitest'
import { keyOf } from '../../shared/api/reads.ts'
import { projectListQuery, projectQuery } from './breeding.queries.ts'
import { offspringQuery } from './offspring.queries.ts'
import { isOfProject } from './project-changes.queries.ts'

test('BRD-45 what belongs to a deleted project alone is not asked for again', () => {
  const eggs = keyOf('GET /api/eggs/by-breeding-project/{id}', { params: { id: 7 } })
  const own = [projectQuery(7).queryKey, offspringQuery(7).queryKey, eggs]
  expect(own.every((key) => isOfProject(key, 7))).toBe(true)
  const egg = keyOf('GET /api/eggs/{id}', { params: { id: 7 } })
  const others = [projectQuery(70).queryKey, projectListQuery({}).queryKey, egg, []]
  expect(others.some((key) => isOfProject(key, 7))).toBe(false)
})
