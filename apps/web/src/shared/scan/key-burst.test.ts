import { labelKeyOf } from '@clutchbook/domain/places/label-key.rules'
import { expect, test } from 'vitest'
import { createKeyBurst } from './key-burst.ts'

const key = labelKeyOf(40_123_456_789n)

/** The keys of a keyboard as a scanner presses them that knows the American one. */
const codesOf = (text: string): string[] =>
  [...text].flatMap((sign) => {
    if (/\d/.test(sign)) return [`Digit${sign}`]
    return /[A-Z]/.test(sign) ? ['ShiftLeft', `Key${sign}`] : [sign === '/' ? 'Slash' : 'Period']
  })

function type(codes: readonly string[], ms: number) {
  const burst = createKeyBurst()
  return codes.map((code, at) => burst.press(code, 1000 + at * ms).key).at(-1)
}

test('PLC-18 a key that is typed at once and Enter is a scan, alone or at the end of an address', () => {
  expect(type([...codesOf(key), 'Enter'], 8)).toBe(key)
  expect(type([...codesOf(`HTTPS://10.0.0.7:3000/Q/${key}`), 'Enter'], 16)).toBe(key)
  expect(type([...codesOf(key).map((code) => code.replace('Digit', 'Numpad')), 'NumpadEnter'], 35)).toBe(key)
})

test('PLC-18 what a hand types is no scan, nor a number that is no key, nor one with more behind it', () => {
  expect(type([...codesOf(key), 'Enter'], 60)).toBeNull()
  expect(
    type([...codesOf(key.replace(/.$/, (last) => String((Number(last) + 1) % 10))), 'Enter'], 8),
  ).toBeNull()
  expect(type([...codesOf(`${key}A`), 'Enter'], 8)).toBeNull()
  expect(type(codesOf(key), 8)).toBeNull()
})

test('PLC-18 the address of a label is heard from a keyboard that has its slashes on a digit', () => {
  const codes = codesOf(`HTTPS://10.0.0.7:3000/Q/${key}`)
  const german = codes.flatMap((code) => (code === 'Slash' ? ['ShiftLeft', 'Digit7'] : [code]))
  expect(type([...german, 'Enter'], 8)).toBe(key)
})

test('PLC-18 the number of a chip or of goods is no scan of a label, though its last digits are a right key', () => {
  for (const longer of [`7${key}`, `276${key}`, `00${key}`]) {
    expect(type([...codesOf(longer), 'Enter'], 8)).toBeNull()
    expect(type([...codesOf(`A${longer}`), 'Enter'], 8)).toBeNull()
  }
})
