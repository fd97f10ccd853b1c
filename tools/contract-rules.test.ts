import { describe, expect, test } from 'vitest'
import { contractProblems, listEndpoints } from './contract-rules.ts'

const planted = (endpoint: { method: string; path: string; shows?: string[]; changes?: string[] }) =>
  contractProblems([{ planted: endpoint }])

describe('the kinds of record that an endpoint states', () => {
  test('a read that does not say what it shows is named', () => {
    expect(planted({ method: 'GET', path: '/api/animals' })).toEqual([
      "GET /api/animals: state in its contract which kinds of record it shows, as in `shows: ['animals']`",
    ])
  })

  test('a change that does not say what it may write is named', () => {
    expect(planted({ method: 'PATCH', path: '/api/animals/{id}', shows: ['animals'] })).toEqual([
      "PATCH /api/animals/{id}: state in its contract which kinds of record it may write, as in `changes: ['animals']`",
    ])
  })

  test('a kind that nobody listed is named', () => {
    expect(planted({ method: 'GET', path: '/api/animals', shows: ['animals', 'snakes'] })).toEqual([
      'GET /api/animals: shows "snakes", which no area stores and kernel/record-kinds.ts does not list',
    ])
  })

  test('nothing is wrong with one that shows and changes nothing, if it says so', () => {
    expect(planted({ method: 'POST', path: '/api/moving/sheet/preview', changes: [] })).toEqual([])
  })

  test('every endpoint of this checkout states its kinds', () => {
    expect(contractProblems()).toEqual([])
    expect(listEndpoints().length).toBeGreaterThan(100)
  })
})
