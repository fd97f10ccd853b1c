import { expect, test } from 'vitest'
import { newLabels } from './labels.schema.ts'

const refusalsOf = (wanted: unknown) =>
  newLabels.safeParse(wanted).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

const ids = (count: number, from = 1) => Array.from({ length: count }, (_none, at) => from + at)

test('PLC-12 labels of more than 200 are refused with how many there may be, of one kind and of all together', () => {
  const message = 'Please choose at most 200 at once'
  expect(refusalsOf({ animals: ids(200) })).toEqual([])
  for (const kind of ['animals', 'places', 'projects'])
    expect(refusalsOf({ [kind]: ids(201) })).toEqual([[kind, message]])
  expect(refusalsOf({ animals: ids(100), places: ids(100), projects: ids(1) })).toEqual([
    ['animals', message],
  ])
  expect(refusalsOf({})).toEqual([['animals', 'Please choose at least one']])
})
