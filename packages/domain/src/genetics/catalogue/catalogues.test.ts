import { describe, expect, test } from 'vitest'
import type { Catalogue } from '../gene.ts'
import { geneSources } from '../gene-sources.ts'
import { harmWords } from '../harms.ts'
import { genomeOf } from '../locus.rules.ts'
import { nameKey } from '../morph-words.ts'
import { catalogueNames, catalogues, catalogueVersion, findCatalogue } from './catalogues.ts'

const all = await Promise.all(catalogues.map(async (entry) => ({ entry, catalogue: await entry.load() })))

test('GEN-01 seventeen species have 391 genes, each with an id of its own, a confidence and sources', () => {
  const genes = all.flatMap(({ catalogue }) => catalogue.genes)
  expect([all.length, genes.length, catalogueVersion]).toEqual([17, 391, '2026.11'])
  expect(new Set(genes.map(({ id }) => id)).size).toBe(genes.length)
  for (const { id, sources } of genes) {
    expect([id, sources.length > 0]).toEqual([id, true])
    expect(sources.filter((source) => !(source in geneSources))).toEqual([])
  }
  const used = new Set(all.flatMap(({ catalogue }) => sourcesOf(catalogue)))
  expect(Object.keys(geneSources).filter((key) => !used.has(key))).toEqual([])
})

const sourcesOf = ({ genes, riskPairs }: Catalogue): string[] =>
  [...genes, ...riskPairs].flatMap(({ sources }) => sources)

test('GEN-02 a species is found by any of its names in any case, a subspecies by its two words', () => {
  for (const name of ['Python regius', ' ball PYTHON', 'Royal python'])
    expect(findCatalogue(name)?.species).toBe('Python regius')
  expect(findCatalogue('Morelia spilota cheynei')?.common).toBe('Carpet python')
  expect([findCatalogue('Tiliqua scincoides'), findCatalogue('')]).toEqual([null, null])
  const names = catalogues.flatMap(({ species }) => catalogueNames(species))
  expect(new Set(names).size).toBe(names.length)
})

describe.each(all.map(({ entry, catalogue }) => [entry.species, entry, catalogue] as const))(
  '%s',
  (_species, entry, catalogue) => {
    const ids = new Set(catalogue.genes.map(({ id }) => id))

    test('GEN-01 every gene that is named elsewhere is in the catalogue, and the entry tells how many there are', () => {
      const named = [
        ...catalogue.complexes.flatMap(({ compounds }) => compounds.flatMap(({ alleles }) => alleles)),
        ...catalogue.combos.flatMap(({ copies }) => Object.keys(copies)),
        ...catalogue.riskPairs.flatMap(({ genes }) => genes),
      ]
      expect(named.filter((id) => !ids.has(id))).toEqual([])
      expect(entry).toMatchObject({
        species: catalogue.species,
        sexSystem: catalogue.sexSystem,
        genes: catalogue.genes.length,
      })
      const complexes = new Set(catalogue.complexes.map(({ id }) => id))
      expect(catalogue.genes.filter(({ complex }) => complex && !complexes.has(complex))).toEqual([])
    })

    test('GEN-03 only a sex-linked gene says where it lies and how it shows', () => {
      for (const { id, inheritance, dominance, sexLinkage } of catalogue.genes)
        expect([id, Boolean(dominance), Boolean(sexLinkage)]).toEqual([
          id,
          inheritance === 'sex_linked',
          inheritance === 'sex_linked',
        ])
    })

    test('GEN-04 a locus is an allelic complex or a gene alone; a suspected complex counts as apart', () => {
      const genome = genomeOf(catalogue)
      for (const gene of catalogue.genes) {
        const isTag = gene.inheritance === 'polygenic' || gene.inheritance === 'unknown'
        const kind = catalogue.complexes.find(({ id }) => id === gene.complex)?.kind
        const expected = isTag ? undefined : kind === 'allelic' ? gene.complex : gene.id
        expect([gene.id, genome.locusOf(gene.id)?.id]).toEqual([gene.id, expected])
      }
      for (const { compounds, genes } of genome.loci)
        for (const { alleles } of compounds)
          expect(alleles.filter((id) => genes.some((gene) => gene.id === id))).toEqual(alleles)
    })

    test('GEN-34 what harms has words', () => {
      const codes = [
        ...catalogue.genes.flatMap(({ harms = [] }) => harms.map(({ code }) => code)),
        ...catalogue.riskPairs.map(({ code }) => code),
      ]
      expect(codes.filter((code) => !harmWords[code])).toEqual([])
    })

    test('no gene is called like another of the species', () => {
      const names = catalogue.genes.map(({ name }) => nameKey(name))
      expect(new Set(names).size).toBe(names.length)
    })
  },
)
