import { expect, test } from 'vitest'
import { drawTable, tableProblems } from './record-kinds-table.ts'

const contracts = [
  { method: 'POST', path: '/api/animals', changes: ['animals', 'media'], answer: {} },
  { method: 'GET', path: '/api/animals', shows: ['animals'], answer: {} },
]

test('the table names what each call shows or changes', () => {
  expect(drawTable(contracts)).toContain("'aanimals bmedia'")
  expect(drawTable(contracts)).toContain('\nGET animals a\n')
  expect(drawTable(contracts)).toContain('\nPOST animals ab\n')
})

test('calls that no page makes, and those that show and change nothing, are left out', () => {
  const left = [
    { method: 'GET', path: '/api/media/limits', shows: [], answer: {} },
    { method: 'GET', path: '/api/media/{id}', shows: ['media'] },
    { method: 'POST', path: '/api/stripe/webhook', changes: ['plan'], isSigned: true },
  ]
  expect(drawTable([...contracts, ...left])).toBe(drawTable(contracts))
})

test('a table that is not what the contracts state is named', () => {
  const stored = drawTable(contracts.slice(1))
  expect(tableProblems(stored, drawTable(contracts))).toEqual([
    'apps/web/src/shared/api/record-kinds.gen.ts is not what the contracts state: run `npm run generate` and commit it',
  ])
})

test('the table of this checkout is what its contracts state', () => {
  expect(tableProblems()).toEqual([])
})
