import { expect, test } from 'vitest'
import { createStatementNames } from './statement-names.ts'

const times = (count: number, text: string, nameOf: (text: string) => string | undefined) =>
  Array.from({ length: count }, () => nameOf(text))

test('a statement gets a name of its own with its third use and keeps it', () => {
  const nameOf = createStatementNames()
  expect(times(4, 'select 1', nameOf)).toEqual([undefined, undefined, 'kept_1', 'kept_1'])
  expect(times(3, 'select 2', nameOf).at(-1)).toBe('kept_2')
  expect(nameOf('select 1')).toBe('kept_1')
})

test('what stands for whatever columns there are is never kept', () => {
  expect(times(5, 'select * from "animal" where "id" = $1', createStatementNames())).toEqual(
    Array(5).fill(undefined),
  )
})

test('no more are kept than a connection can hold, however many different ones come', () => {
  const nameOf = createStatementNames()
  const named = Array.from({ length: 10_000 }, (_, n) => times(3, `select ${n}`, nameOf).at(-1))
  expect(named.filter((name) => name !== undefined)).toHaveLength(300)
  expect(nameOf('select 0')).toBe('kept_1')
})
