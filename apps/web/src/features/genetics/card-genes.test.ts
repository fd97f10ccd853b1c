import { expect, test } from 'vitest'
import { cardGenesOf } from './card-genes.ts'
import { sheetGenesOf } from './genes-sheet.ts'
import type { Genotype } from './genotype.queries.ts'

const readingOf = (gene: string, text: string, more: object = {}) => ({
  ...{ gene, text, name: gene, status: 'sure', chances: ['0', '1', '0'], proof: null },
  ...more,
})

const entryOf = (gene: string, evidence: string, more: object = {}) => ({
  ...{ gene, evidence, laboratory: null, testedOn: null },
  ...more,
})

/** Tested, proven in this book, possible, and contradicted; what only the family tells has no entry. */
const ember = {
  isKept: true,
  nowName: 'Super Pastel het Clown',
  entries: [
    entryOf('Pastel', 'visual'),
    entryOf('Pastel', 'lab', { laboratory: 'Rare Genetics', testedOn: '2026-05-01' }),
    entryOf('Albino', 'stated'),
  ],
  readings: [
    readingOf('Pastel', 'Super Pastel', { chances: ['0', '0', '1'] }),
    readingOf('Clown', 'het Clown', { proof: { clutch: '24-07' } }),
    readingOf('Albino', '<1% het Albino', { status: 'possible', chances: ['1023/1024', '1/1024', '0'] }),
    readingOf('Piebald', 'Piebald', { status: 'conflict', chances: null }),
  ],
  warnings: [
    { level: 'severe', genes: ['Pastel', 'Pastel'], code: 'kinks', note: 'kinks' },
    { level: 'caution', genes: ['Pastel', 'Clown'], code: 'wobble', note: 'wobbles' },
  ],
} as unknown as Genotype

test('GEN-68 a card says the name as it reads now, what is tested, what young have proven, and harms in short', () => {
  expect(cardGenesOf(ember)).toEqual([
    { term: 'Genes', text: 'Super Pastel het Clown' },
    { term: 'Lab tested', text: 'Super Pastel' },
    { term: 'Proven', text: 'het Clown' },
    { term: 'Welfare', text: 'Severe: two copies of Pastel; Caution: Pastel + Clown' },
  ])
})

test('GEN-68 a card of an animal that is not kept, or has no name for its genes, stays as it was', () => {
  expect(cardGenesOf({ ...ember, isKept: false })).toBeNull()
  expect(cardGenesOf({ ...ember, nowName: '' })).toBeNull()
})

test('GEN-68 a sheet tells each gene with its exact chance and all that it is known by', () => {
  expect(sheetGenesOf(ember)).toEqual([
    {
      gene: 'Pastel',
      text: 'Super Pastel',
      chance: 'certain',
      known: 'seen · lab: Rare Genetics, 05/01/2026',
    },
    { gene: 'Clown', text: 'het Clown', chance: 'certain', known: 'its family' },
    { gene: 'Albino', text: '<1% het Albino', chance: '1/1024, <1%', known: 'stated' },
    { gene: 'Piebald', text: 'Piebald', chance: 'contradictory', known: 'its family' },
  ])
})
