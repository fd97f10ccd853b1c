import { expect, test } from 'vitest'
import {
  changeFrom,
  definitionFrom,
  type GeneValues,
  geneProblems,
  newGeneFrom,
  valuesOf,
} from './gene-form.ts'
import { readGenesSearch } from './genes-search.ts'

const blank = valuesOf(null, 'Ashfall')

test('GEN-06 a form says all of a gene; of one of the catalogue no names', () => {
  const values = { ...blank, aliases: 'Sootfall, , Cinder ', superName: ' Nightfall ', note: ' ' }
  expect(newGeneFrom('Python regius', values)).toEqual({
    ...{ species: 'Python regius', name: 'Ashfall', aliases: ['Sootfall', 'Cinder'], note: null },
    ...{ inheritance: 'recessive', dominance: null, sexLinkage: null, superName: 'Nightfall' },
    ...{ complex: null, lethalHomozygous: false },
  })
  expect(changeFrom({ isOwn: false }, values)).not.toHaveProperty('name')
  expect(changeFrom({ isOwn: true }, values)).toHaveProperty('aliases', ['Sootfall', 'Cinder'])
})

test('GEN-03 GEN-06 only a sex-linked gene says how it shows and where it lies, and must', () => {
  const linked: GeneValues = {
    ...blank,
    ...{ inheritance: 'sex_linked', dominance: 'dominant', lies: 'recombining', recombination: ' 7/100 ' },
  }
  expect(definitionFrom(linked)).toMatchObject({
    dominance: 'dominant',
    sexLinkage: { kind: 'recombining', recombination: '7/100' },
  })
  expect(definitionFrom({ ...linked, lies: 'one-copy' }).sexLinkage).toEqual({ kind: 'one-copy' })
  expect(definitionFrom({ ...linked, inheritance: 'dominant' })).toMatchObject({
    dominance: null,
    sexLinkage: null,
  })
  expect(geneProblems(linked)).toEqual({})
  expect(Object.keys(geneProblems({ ...linked, recombination: '2/3' }))).toEqual(['recombination'])
  const unsaid: GeneValues = { ...linked, name: ' ', dominance: '', lies: '' }
  expect(Object.keys(geneProblems(unsaid))).toEqual(['name', 'dominance', 'lies'])
})

test('GEN-65 an address names a species and part of a name, a number too', () => {
  expect(readGenesSearch({ species: ' Python regius ', q: 8 })).toEqual({ species: 'Python regius', q: '8' })
  expect(readGenesSearch({ species: '', q: ['x'] })).toEqual({})
})
