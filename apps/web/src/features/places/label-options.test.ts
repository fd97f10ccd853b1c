import { expect, test } from 'vitest'
import { firstOptions, isReadable, offsetOf, readKept, sheetOf, toKept } from './label-options.ts'
import { readLabelsSearch } from './labels-search.ts'

test('PLC-15 own sizes and a roll that is cut to length are kept between what printers take', () => {
  const own = { ...firstOptions, sheet: 'own', wide: '42,5', high: '4' }
  expect(sheetOf(own).label).toEqual([42.5, 15])
  expect(sheetOf({ ...firstOptions, sheet: 'endless', high: '80' }).page).toEqual([62, 80])
  expect(sheetOf({ ...firstOptions, sheet: 'gone' }).id).toBe('own')
})

test('PLC-15 the offset stays on the device with the paper, and what is printed does not', () => {
  const options = { ...firstOptions, across: '-0.5', down: '1,5', lines: ['price'] as const, start: '4' }
  expect(offsetOf(options)).toEqual({ x: -0.5, y: 1.5 })
  const kept = readKept(toKept(options))
  expect(kept).toEqual({ sheet: 'avery-l7160', wide: '50', high: '30', across: '-0.5', down: '1,5' })
  for (const broken of [null, '', '{', '[]', 'null', '{"sheet":3}']) expect(readKept(broken)).toEqual({})
})

test('PLC-16 a price and an address are printed only where they are ticked', () => {
  expect(firstOptions.lines).not.toContain('price')
  expect(firstOptions.lines).not.toContain('contact')
})

test('SEA-23 clutches, boxes and incubators have labels, which say all that is known unless it is unticked', () => {
  for (const of of ['clutches', 'boxes', 'incubators'] as const)
    expect(readLabelsSearch({ of, one: 7 })).toEqual({ of, one: 7 })
  expect(readLabelsSearch({ of: 'eggs', one: 'x' })).toEqual({})
  for (const line of ['pair', 'laid', 'counts', 'box', 'incubator', 'capacity', 'set', 'limits'] as const)
    expect(firstOptions.lines).toContain(line)
})

test('PLC-16 a code whose modules would be less than three dots of 203 dpi is told before it is printed', () => {
  expect(isReadable(sheetOf(firstOptions), 37, true)).toBe(true)
  expect(isReadable(sheetOf({ ...firstOptions, sheet: 'own', wide: '20', high: '15' }), 37, false)).toBe(
    false,
  )
  const small = sheetOf({ ...firstOptions, sheet: 'avery-l7651' })
  expect([isReadable(small, 37, false), isReadable(small, 37, true)]).toEqual([true, false])
})
