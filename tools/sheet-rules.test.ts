import { expect, test } from 'vitest'
import { usedRules } from '../apps/server/src/platform/http/used-rules.ts'
import { partsOf } from './sheet-rules.ts'

const css = [
  '@layer one,two;',
  '@font-face{font-family:F;src:local("F")}',
  '@keyframes spin{to{rotate:1turn}}',
  '.a:hover,.b>.c{color:red}',
  '.d:not(.e){color:blue}',
  ':is(.f,.g) p{margin:0}',
  '@layer two{@media (width>30em){.a{color:green}.h{color:gray}}}',
].join('')

test('with every class a sheet is written as it was', () => {
  expect(usedRules(partsOf(css), '<p class="a b c d h">')).toBe(css)
})

test('what stands in a pseudo-class is no reason to leave a rule out', () => {
  expect(usedRules(partsOf(css), '<p class="d">')).toBe(
    '@layer one,two;@font-face{font-family:F;src:local("F")}@keyframes spin{to{rotate:1turn}}' +
      '.d:not(.e){color:blue}:is(.f,.g) p{margin:0}',
  )
})
