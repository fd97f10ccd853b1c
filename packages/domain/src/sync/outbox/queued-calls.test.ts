import { expect, test } from 'vitest'
import { contracts } from '../../api.ts'
import type { Endpoint } from '../../kernel/endpoint.ts'

const endpoints: readonly Endpoint[] = contracts.flatMap((contract) => Object.values<Endpoint>(contract))

test('OFF-10 these calls may wait on a device, and no other', () => {
  const queued = endpoints.filter(({ queues }) => queues).map(({ method, path }) => `${method} ${path}`)
  expect(queued.toSorted()).toEqual(
    [
      'POST /api/media',
      'POST /api/animals',
      'PATCH /api/animals/{id}',
      'POST /api/animals/{id}/archive',
      'POST /api/animals/{id}/unarchive',
      'PATCH /api/animals/{id}/holdback',
      'POST /api/animals/archive',
      'POST /api/animals/unarchive',
      'PATCH /api/animals/holdback',
      'POST /api/animals/records',
      'POST /api/animals/records/remove',
      'POST /api/animals/{id}/records',
      'PATCH /api/animals/{id}/records/{recordId}',
      'DELETE /api/animals/{id}/records/{recordId}',
      'POST /api/animals/{id}/records/{recordId}/take-back',
      'POST /api/log',
      'POST /api/log/undo',
      'POST /api/breeding-projects',
      'PUT /api/breeding-projects/{id}',
      'POST /api/eggs',
      'POST /api/eggs/clutch',
      'POST /api/eggs/hatch',
      'POST /api/eggs/{id}/hatchling',
      'PATCH /api/eggs/{id}',
      'POST /api/events',
      'PUT /api/events/{id}',
      'PUT /api/events/{id}/complete',
      'PUT /api/events/{id}/reminder',
      'PUT /api/plans',
      'PATCH /api/plans/{id}',
      'POST /api/feeders/{id}/stock',
    ].toSorted(),
  )
})

test('OFF-10 what may wait is a change that a keeper makes of records', () => {
  for (const { queues, method, access, changes = [] } of endpoints)
    if (queues) {
      expect(method).not.toBe('GET')
      expect(access).toBe('keeper')
      expect(changes.length).toBeGreaterThan(0)
    }
})
