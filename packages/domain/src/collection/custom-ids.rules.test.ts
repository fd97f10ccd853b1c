import { expect, test } from 'vitest'
import { customIdsFrom, firstCustomIdProblem, suggestedCustomId } from './custom-ids.rules.ts'

const python = 'Python regius'
const of = (species: string, ...ids: string[]) => ids.map((customId) => ({ customId, species }))

test.each([
  [of(python, 'BP-07'), 'BP-08'],
  [of(python, 'BP-9', 'BP-12', 'BP-10'), 'BP-13'],
  [of(python, 'BP-26-099', 'BP-25-200'), 'BP-26-100'],
  [of(python, 'bp-08', 'BP-07'), 'bp-09'],
  [of(python, 'Old Queen', ' 7 '), '8'],
  [[...of('Morelia spilota', 'CP-30'), ...of(python, 'BP-07')], 'BP-08'],
  [of('Morelia spilota', '12', '11'), '13'],
  [of('Morelia spilota', 'CP-30', 'CX-2'), null],
  [of(python, 'Queen'), null],
  [[], null],
])('EGG-45 after %j the ID of the next ball python is %s', (used, suggested) => {
  expect(suggestedCustomId(used, python)).toBe(suggested)
})

test('EGG-45 IDs count on from the first and leave out what is taken, however it is spelled', () => {
  expect(customIdsFrom('BP-08', 3, [])).toEqual(['BP-08', 'BP-09', 'BP-10'])
  expect(customIdsFrom(' BP-08 ', 3, ['bp-08', 'BP-10', 'BP-1'])).toEqual(['BP-09', 'BP-11', 'BP-12'])
  expect(customIdsFrom('99', 2, [])).toEqual(['99', '100'])
  expect(customIdsFrom('Queen', 1, [])).toBeNull()
  expect(customIdsFrom(`${'x'.repeat(499)}9`, 2, [])).toBeNull()
})

test('EGG-45 a first ID ends with a digit, or is none', () => {
  expect(['', ' ', 'BP-08', '7 '].map((id) => firstCustomIdProblem(id))).toEqual([null, null, null, null])
  expect(firstCustomIdProblem('Queen')).toBe(
    'Please end the first ID with a digit, so that the others can follow',
  )
})
