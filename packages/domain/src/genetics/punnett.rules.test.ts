import { expect, test } from 'vitest'
import { findCatalogue } from './catalogue/catalogues.ts'
import { sum, writeFraction } from './fraction.ts'
import { genomeOf } from './locus.rules.ts'
import { readMorph } from './morph-reader.rules.ts'
import { type Gamete, genesOfSquare, type PunnettSquare, pairName, punnettSquares } from './punnett.rules.ts'

const entry = findCatalogue('ball python')
if (!entry) throw new Error('There are no genes of ball pythons')
const ball = genomeOf(await entry.load())

const squares = (sire: string, dam: string): PunnettSquare[] =>
  punnettSquares(ball, { sire: readMorph(ball, sire).entries, dam: readMorph(ball, dam).entries })

const told = (gametes: readonly Gamete[]): string[] =>
  gametes.map(({ allele, sex, chance }) =>
    [typeof allele === 'string' ? allele : allele.name, sex, writeFraction(chance)].filter(Boolean).join(' '),
  )

test('GEN-62 a square has what each parent gives, and its fields are named as looks', () => {
  const [square, ...others] = squares('Pastel', 'Pastel')
  if (!square) throw new Error('There is no square')
  expect(others).toEqual([])
  expect(genesOfSquare(square).map(({ name }) => name)).toEqual(['Pastel'])
  expect(told(square.sire)).toEqual(['Pastel 1/2', 'wild 1/2'])
  const fields = square.sire.map((his) =>
    square.dam.map((hers) => pairName(ball, square.locus, [his.allele, hers.allele])),
  )
  expect(fields).toEqual([
    ['Super Pastel', 'Pastel'],
    ['Pastel', 'Normal'],
  ])
})

test('GEN-62 a possible het gives its gene by its chance, alleles of one complex meet in one square', () => {
  const [clown] = squares('66% het Clown', 'Clown')
  expect(told(clown?.sire ?? [])).toEqual(['Clown 1/3', 'wild 2/3'])
  expect(told(clown?.dam ?? [])).toEqual(['Clown 1'])
  const found = squares('Mojave', 'Lesser')
  expect(found).toHaveLength(1)
  expect(
    genesOfSquare(found[0] as PunnettSquare)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['Lesser', 'Mojave'])
})

test('GEN-62 GEN-30 a male maker gives his gene to sons, but for what crosses over', () => {
  const [banana] = squares('Banana (MM)', 'Normal')
  expect(told(banana?.sire ?? []).sort()).toEqual(
    ['Banana male 93/200', 'wild male 7/200', 'Banana female 7/200', 'wild female 93/200'].sort(),
  )
  expect(told(banana?.dam ?? [])).toEqual(['wild 1'])
  expect(writeFraction(sum((banana?.sire ?? []).map(({ chance }) => chance)))).toBe('1')
})
