import { pythonRegius } from '@clutchbook/domain/genetics/catalogue/python-regius'
import { genomeOf } from '@clutchbook/domain/genetics/locus.rules'
import { readMorph } from '@clutchbook/domain/genetics/morph-reader.rules'
import { expect, test } from 'vitest'
import { chipsOf, withoutChip } from './read-chips.ts'

const ball = genomeOf(pythonRegius)
const chipsIn = (text: string) => chipsOf(ball, readMorph(ball, text))

test('GEN-66 each chip that is taken out leaves the text that there is, also where an earlier one is still shown', () => {
  const text = 'Pastel Clown Sootfall'
  const [, second, last] = chipsIn(text)
  expect(chipsIn(text).map((chip) => chip.text)).toEqual(['Pastel', 'Clown', 'Sootfall'])
  const shorter = withoutChip(ball, text)
  expect(chipsIn(shorter).map((chip) => chip.text)).toEqual(['Pastel', 'Clown'])
  // Its chip still stands where the page has not been drawn anew.
  expect(withoutChip(ball, shorter, last)).toBe(shorter)
  expect(withoutChip(ball, shorter, second)).toBe('Pastel')
  expect(withoutChip(ball, withoutChip(ball, shorter))).toBe('')
  expect(withoutChip(ball, '')).toBe('')
})
