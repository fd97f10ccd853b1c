import { expect, test } from 'vitest'
import { floorsBy } from './password-floors.ts'

test.each([
  [null, 4, 6],
  ['4', 4, 6],
  ['5', 5, 6],
  ['12', 12, 12],
  // Nothing that a page could say lowers what the product itself asks for.
  ['2', 4, 6],
  ['many', 4, 6],
])(
  'ACC-Q05 where the operator has set %j a first password has at least %i characters, another %i',
  (set, first, replaced) => {
    expect(floorsBy(set)).toEqual({ first, replaced })
  },
)
