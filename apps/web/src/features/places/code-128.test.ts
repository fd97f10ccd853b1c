import { expect, test } from 'vitest'
import { code128, patterns } from './code-128.ts'

const bitsOf = (digits: string): string => {
  const { wide, bars } = code128(digits)
  const bits = new Array<string>(wide).fill('0')
  for (const { x, width } of bars) bits.fill('1', x, x + width)
  return bits.join('')
}

test('PLC-16 each pattern is one of its own, eleven modules wide, with an even number of them black', () => {
  expect(patterns).toHaveLength(106)
  expect(new Set(patterns).size).toBe(106)
  for (const pattern of patterns) {
    const modules = [...pattern].map(Number)
    expect(modules.reduce((sum, width) => sum + width, 0)).toBe(11)
    expect(modules.filter((_, at) => at % 2 === 0).reduce((sum, width) => sum + width, 0) % 2).toBe(0)
  }
})

test('PLC-16 a key of twelve digits is 101 modules between quiet zones, begins as set C and ends with the stop', () => {
  const bits = bitsOf('401234567895')
  expect(bits).toHaveLength(101 + 20)
  expect(bits.slice(0, 10)).toBe('0000000000')
  expect(bits.slice(10, 21)).toBe('11010011100')
  expect(bits.slice(-23, -10)).toBe('1100011101011')
})

test('PLC-16 the check sign is that of the standard: 123456 has 44', () => {
  // (105 + 12 * 1 + 34 * 2 + 56 * 3) % 103 is 44, whose bars are 132131.
  expect(patterns[44]).toBe('132131')
  expect(bitsOf('123456').slice(10 + 4 * 11, 10 + 5 * 11)).toBe('10001101110')
})
