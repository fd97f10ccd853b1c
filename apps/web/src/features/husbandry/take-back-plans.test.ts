import { afterEach, expect, test, vi } from 'vitest'
import type { ShownPlan } from './plan.queries.ts'
import { takePlansBack } from './take-back-plans.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const plan = (id: number, fields: Partial<ShownPlan> = {}): ShownPlan =>
  ({ id, animalId: id * 10, kind: 'feeding', version: 4, minDays: 7, isOn: true, ...fields }) as ShownPlan

/** A server that has these plans now; answers what it was asked to do. */
function playServer(now: readonly ShownPlan[]) {
  const done: [what: string, version: string | null, minDays?: number][] = []
  vi.stubGlobal('fetch', async (path: string, { method, headers, body }: RequestInit) => {
    if (method === 'GET') return Response.json(now)
    const sent = typeof body === 'string' ? JSON.parse(body) : {}
    done.push([`${method} ${path}`, new Headers(headers).get('If-Match'), sent.minDays])
    return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({})
  })
  return done
}

test('HUS-21 U7 of a plan for several those that took the place of others say again what these said, and the new ones go', async () => {
  const before = [plan(1, { minDays: 14 }), plan(2, { minDays: 10, isOn: false }), plan(9)]
  const done = playServer([plan(1, { version: 5 }), plan(2, { version: 5 }), plan(3), plan(9)])
  await takePlansBack([1, 2, 3], before)
  expect(done).toEqual([
    ['PATCH /api/plans/1', '"5"', 14],
    ['PATCH /api/plans/2', '"5"', 10],
    ['DELETE /api/plans/3', null, undefined],
  ])
})

test('HUS-21 U7 a plan that said the same already stays as it is, and new ones ask for nothing', async () => {
  const same = playServer([plan(1)])
  await takePlansBack([1, 2], [plan(1)])
  expect(same).toEqual([['DELETE /api/plans/2', null, undefined]])
  const made = playServer([])
  await takePlansBack([5], [])
  expect(made).toEqual([['DELETE /api/plans/5', null, undefined]])
})
