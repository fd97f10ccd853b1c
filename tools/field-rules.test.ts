import { expect, test } from 'vitest'
import { fieldProblems, listFieldProblems } from './field-rules.ts'

test('a column that no field states is named with the file to add it to', () => {
  const [problem] = fieldProblems([{ table: 'animal', columns: ['id', 'chip'], known: ['id'] }])
  expect(problem).toMatch(/^the column animal\.chip is not stated: add it to the fields of its record/)
})

test('a field that no column holds is named', () => {
  expect(fieldProblems([{ table: 'egg', columns: ['id'], known: ['id', 'shell'] }])).toEqual([
    'egg.shell is stated, and no migration adds such a column',
  ])
})

test('the tables of records hold what their fields state, and nothing else', async () => {
  const { problems, compared } = await listFieldProblems()
  expect(problems).toEqual([])
  expect(compared).toBeGreaterThan(7)
})
