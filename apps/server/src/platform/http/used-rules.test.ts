import { expect, test } from 'vitest'
import { type SheetPart, usedRules } from './used-rules.ts'

const sheet: SheetPart[] = [
  { text: '@layer one,two;' },
  { text: '.a,.b .c{color:red}', needs: [['a'], ['b', 'c']] },
  {
    head: '@layer one',
    rules: [
      { text: 'p{margin:0}', needs: [[]] },
      { head: '@media print', rules: [{ text: '.b{display:none}', needs: [['b']] }] },
    ],
  },
]

test('a page takes the rules of which it has all classes of a selector, and those that ask for none', () => {
  expect(usedRules(sheet, '<p>.a b c</p>')).toBe('@layer one,two;@layer one{p{margin:0}}')
  expect(usedRules(sheet, '<p class="x a">')).toBe(
    '@layer one,two;.a,.b .c{color:red}@layer one{p{margin:0}}',
  )
})

test('classes on several elements count together, and blocks come with what is in them', () => {
  expect(usedRules(sheet, '<p class="b"><i class="c"></i></p>')).toBe(
    '@layer one,two;.a,.b .c{color:red}@layer one{p{margin:0}@media print{.b{display:none}}}',
  )
})
