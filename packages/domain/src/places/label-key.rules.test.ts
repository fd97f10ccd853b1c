import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLabelKey, labelKeyOf, labelKeys, labelUrl } from './label-key.rules.ts'

const keys = fc.bigInt({ min: 0n, max: labelKeys - 1n }).map(labelKeyOf)

test('PLC-12 a key is 12 digits of which the last checks the others', () => {
  expect(labelKeyOf(7_992_739_871n)).toBe('079927398713')
  expect(labelKeyOf(labelKeys)).toBe('000000000000')
  expect(['079927398713', '079927398714', '79927398713', '07992739871a'].map(isLabelKey)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('PLC-12 whatever the key, one wrong digit is found, and two beside each other that changed places but for 0 and 9', () => {
  fc.assert(
    fc.property(keys, fc.nat(11), fc.integer({ min: 1, max: 9 }), (key, at, by) => {
      expect(isLabelKey(key)).toBe(true)
      const digits = [...key]
      const wrong = digits.with(at, String((Number(digits[at]) + by) % 10))
      expect(isLabelKey(wrong.join(''))).toBe(false)
      const [one = '', other = ''] = [digits[at], digits[(at + 1) % 12]]
      if (at === 11 || one === other || new Set(['09', '90']).has(one + other)) return
      expect(
        isLabelKey(
          digits
            .with(at, other)
            .with(at + 1, one)
            .join(''),
        ),
      ).toBe(false)
    }),
  )
})

test('PLC-13 the address on a label is written in capitals, for a QR code of letters and digits', () => {
  const url = labelUrl('https://book.example/', '079927398713')
  expect(url).toBe('HTTPS://BOOK.EXAMPLE/Q/079927398713')
  expect(url).toMatch(/^[0-9A-Z $%*+./:-]+$/)
})
