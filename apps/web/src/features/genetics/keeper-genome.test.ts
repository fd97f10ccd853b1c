import { pythonRegius } from '@clutchbook/domain/genetics/catalogue/python-regius'
import { isRecessive } from '@clutchbook/domain/genetics/locus.rules'
import { readMorph } from '@clutchbook/domain/genetics/morph-reader.rules'
import { expect, test } from 'vitest'
import { catalogueWords, definitionWords } from './gene-words.ts'
import type { KeeperGene } from './keeper-genes.queries.ts'
import { keeperGenome } from './keeper-genome.ts'
import { textForOthers } from './read-chips.ts'

const species = 'Python regius'

const ashfall: KeeperGene = {
  ...{
    id: 'own-7',
    name: 'Ashfall',
    aliases: ['Sootfall'],
    species,
    note: null,
    isOwn: true,
    isChanged: false,
  },
  ...{ inheritance: 'recessive', dominance: null, sexLinkage: null, superName: null, complex: null },
  ...{ lethalHomozygous: false, harms: [], superAliases: [], molecular: null, confidence: null, sources: [] },
  catalogue: null,
}

/** A gene of a suspected complex, of which the keeper says something else. */
const { id, complex = null } =
  pythonRegius.genes.find((gene) =>
    pythonRegius.complexes.some(({ id: of, kind }) => of === gene.complex && kind === 'suspected_allelic'),
  ) ?? {}
const asShipped = { ...ashfall, id: id ?? '', complex, isOwn: false, isChanged: true } as const
const changed: KeeperGene = {
  ...asShipped,
  superName: 'Nightfall',
  catalogue: {
    ...{ inheritance: 'recessive', dominance: null, sexLinkage: null, superName: null },
    ...{ complex, lethalHomozygous: false },
  },
}

const word = (text: string, of = species) => ({ id: 1, species: of, word: 'Moonlit', text })

const genomeWith = (genes: KeeperGene[], words: ReturnType<typeof word>[] = []) => {
  const genome = keeperGenome(pythonRegius, species, { genes, words })
  if (!genome) throw new Error('There is a catalogue')
  return genome
}

test('GEN-06 GEN-20 own genes, changes and words count in what the browser reads', () => {
  const genome = genomeWith([ashfall], [word('Pastel het Ashfall'), word('Clown', 'Boa imperator')])
  expect(readMorph(genome, 'het Sootfall')).toMatchObject({ verdict: 'clear', name: 'het Ashfall' })
  expect(readMorph(genome, 'Moonlit')).toMatchObject({ verdict: 'clear', name: 'Pastel het Ashfall' })
  const dominant = { ...changed, id: 'bp-clown', inheritance: 'dominant', complex: null } as const
  const clown = genomeWith([dominant]).genesById.get('bp-clown')
  expect(clown && isRecessive(clown)).toBe(false)
})

test('GEN-04 GEN-06 what a change leaves as it is isn’t taken for the keeper’s word', () => {
  expect(complex).not.toBeNull()
  const kind = (genes: KeeperGene[]) =>
    genomeWith(genes).catalogue.complexes.find((one) => one.id === complex)?.kind
  expect(kind([changed])).toBe('suspected_allelic')
  const catalogue = changed.catalogue && { ...changed.catalogue, complex: null }
  expect(kind([{ ...changed, catalogue }])).toBe('allelic')
})

test('GEN-02 GEN-06 without a catalogue there are the own genes, and without those none', () => {
  const said = { genes: [ashfall], words: [] }
  expect(keeperGenome(null, 'Boaedon capensis', said)?.genesById.has('own-7')).toBe(true)
  expect(keeperGenome(null, 'Boaedon capensis', { genes: [], words: [] })).toBeNull()
})

test('GEN-35 own words are copied as what they stand for, and all else as it was typed', () => {
  const genome = genomeWith([], [word('Pastel')])
  expect(textForOthers(genome, 'Moonlit het Clown, male')).toBe('Pastel, het Clown, male')
  expect(textForOthers(genome, 'clown  poss het ghi')).toBe('clown  poss het ghi')
  expect(textForOthers(genomeWith([], [word('')]), 'Moonlit glitter')).toBe('glitter')
})

test('GEN-65 genes are told in words, changed ones beside the catalogue’s', () => {
  const genome = genomeWith([ashfall])
  const linked: KeeperGene = {
    ...changed,
    ...{ inheritance: 'sex_linked', dominance: 'recessive', complex: 'own-7', lethalHomozygous: null },
    sexLinkage: { kind: 'recombining', recombination: '7/100' },
  }
  expect(definitionWords(genome, linked)).toBe(
    'Sex-linked, recessive, exchanged in 7/100 · two copies: Nightfall · allele of Ashfall · not settled whether two copies live',
  )
  expect(definitionWords(genome, ashfall)).toBe('Recessive')
  expect(catalogueWords(genome, ashfall)).toBeNull()
  expect(catalogueWords(genome, changed)).toBe('no name of its own for two copies')
  expect(
    catalogueWords(genome, {
      ...linked,
      catalogue: { ...linked, complex: null, inheritance: 'dominant', dominance: null, sexLinkage: null },
    }),
  ).toBe('Dominant · a place of its own')
})
