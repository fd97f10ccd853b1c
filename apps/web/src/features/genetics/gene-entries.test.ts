import { pythonRegius } from '@clutchbook/domain/genetics/catalogue/python-regius'
import { genomeOf } from '@clutchbook/domain/genetics/locus.rules'
import { expect, test } from 'vitest'
import { type entriesOf, optionsFor, takeTyped, withTyped } from './gene-entries.ts'

const genome = genomeOf(pythonRegius)
const texts = (typed: string) => optionsFor(genome, typed).map(({ text }) => text)

test('GEN-63 names that begin with what is typed come first, then what may be carried of the likeliest', () => {
  expect(texts('clo')).toEqual(expect.arrayContaining(['Clown', 'het Clown', '66% het Clown']))
  expect(texts('clo')[0]).toBe('Clown')
  expect(texts('het clo')).toContain('het Clown')
  expect(texts('het past')).not.toContain('Pastel')
  expect(texts('het red ax')).toContain('Het Red Axanthic')
  expect(texts('')).toEqual([])
  expect(texts('qqqq')).toEqual([])
})

test('GEN-63 every name that is offered is taken as it reads', () => {
  for (const letter of 'abcdefghijklmnopqrstuvwxyz')
    for (const { text, entries } of optionsFor(genome, letter))
      expect([text, takeTyped(genome, text).entries]).toEqual([text, [...entries]])
})

test('GEN-63 a gene that is typed again is corrected, and what was tested stays', () => {
  const read = (text: string) => takeTyped(genome, text).entries ?? []
  const tested = { ...read('het Clown')[0], evidence: 'lab' as const, laboratory: 'Rare' }
  const before = [...read('Pastel het Clown'), tested as ReturnType<typeof entriesOf>[number]]
  const now = withTyped(before, read('Clown'))
  expect(now.map(({ gene, copies, evidence }) => [gene, copies, evidence])).toEqual([
    ['bp-pastel', 1, 'visual'],
    ['bp-clown', 1, 'lab'],
    ['bp-clown', 2, 'visual'],
  ])
})

test('GEN-63 what is open or unknown is not taken', () => {
  for (const text of ['BEL', 'poss het Clown', 'Clwn', 'Normal'])
    expect([text, takeTyped(genome, text).entries]).toEqual([text, null])
})
