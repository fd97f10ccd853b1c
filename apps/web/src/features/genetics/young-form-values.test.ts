import { expect, test } from 'vitest'
import { rowErrorsOf, withRow, youngBodyOf, youngProblems, youngValuesOf } from './young-form-values.ts'

const typed = (...rows: [string, string][]) => ({
  rows: rows.map(([count, text], key) => ({ key, count, text })),
})

test('GEN-42 the form begins with what is counted, or with a blank row that is not sent', () => {
  const blank = youngValuesOf({ young: [] })
  expect(blank.rows).toEqual([{ key: 0, count: '', text: '' }])
  expect(youngBodyOf(blank)).toEqual({ young: [] })
  expect(youngProblems(blank)).toEqual({})
  const counted = youngValuesOf({ young: [{ count: 7, text: 'Normal', name: 'Normal' }] })
  expect(youngBodyOf({ rows: withRow(counted.rows) })).toEqual({ young: [{ count: 7, text: 'Normal' }] })
  expect(withRow([{ key: 4, count: '', text: '' }]).map(({ key }) => key)).toEqual([4, 5])
  expect(withRow([]).map(({ key }) => key)).toEqual([0])
})

test('GEN-57 a row needs a whole number from 1 to 200 and a look, each refused at its field', () => {
  for (const count of ['', '0', '201', '1.5', 'two', '-1'])
    expect([count, Object.keys(youngProblems(typed(['', ''], [count, 'Clown'])))]).toEqual([
      count,
      ['rows.1.count'],
    ])
  expect(Object.keys(youngProblems(typed(['3', ' '])))).toEqual(['rows.0.text'])
  expect(Object.keys(youngProblems(typed(['3', 'x'.repeat(501)])))).toEqual(['rows.0.text'])
  expect(youngProblems(typed([' 200 ', 'Clown'], ['1', 'Normal']))).toEqual({})
})

test('GEN-57 a row that the server refuses is found where it stands, blank rows before it or not', () => {
  const values = typed(['', ''], ['7', 'Normal'], ['', ' '], ['1', 'Clwon'], ['2', 'Row 5: x'])
  expect(rowErrorsOf(values, 'Row 2: No such look. Please change it. Row 3: None.')).toEqual({
    ...{ 'rows.3.text': 'No such look. Please change it.', 'rows.4.text': 'None.' },
  })
  expect(rowErrorsOf(values, 'The server is away')).toEqual({})
})
