import { labelKeyOf, labelUrl } from '@clutchbook/domain/places/label-key.rules'
import { expect, test } from 'vitest'
import { keyIn, keyTyped, readLabel } from './label-reading.ts'

const key = labelKeyOf(12_345_678_901n)
const wrong = `${key.slice(0, -1)}${(Number(key.at(-1)) + 1) % 10}`

test('PLC-17 a label is known by its address in capitals or not, and by the digits of its bar code', () => {
  expect(keyIn(labelUrl('https://book.example.org', key))).toBe(key)
  expect(keyIn(`http://10.0.0.7:3000/q/${key}`)).toBe(key)
  expect(keyIn(key)).toBe(key)
  for (const other of [
    wrong,
    `https://book.example.org/animals/${key}`,
    `1${key}`,
    'https://example.org',
    '',
  ])
    expect(keyIn(other)).toBeNull()
})

test('PLC-17 digits are typed as they are printed, with blanks', () => {
  expect(keyTyped(key.replace(/(\d{4})(?=\d)/g, '$1 '))).toBe(key)
  expect(keyTyped(wrong)).toBeNull()
})

test('PLC-17 of several codes in a picture the first label counts, and a picture that can’t be read has none', async () => {
  const picture = {} as ImageBitmap
  const reader = (values: string[]) => ({ detect: async () => values.map((rawValue) => ({ rawValue })) })
  expect(await readLabel(reader(['https://example.org', key]), picture)).toBe(key)
  const broken = { detect: () => Promise.reject(new Error('no frame')) }
  expect(await readLabel(broken, picture)).toBeNull()
})
