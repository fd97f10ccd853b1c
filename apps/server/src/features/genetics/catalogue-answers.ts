import {
  type CatalogueEntry,
  catalogues,
  catalogueVersion,
} from '@clutchbook/domain/genetics/catalogue/catalogues'
import type { KnownSpecies, ShownCatalogue, ShownGene } from '@clutchbook/domain/genetics/catalogue.schema'
import type { Catalogue, Complex, Gene } from '@clutchbook/domain/genetics/gene'
import { geneSources } from '@clutchbook/domain/genetics/gene-sources'
import { harmNote } from '@clutchbook/domain/genetics/harms'

/** The species with a catalogue, in its order. */
export const listSpecies = (): KnownSpecies[] =>
  catalogues.map(({ species, common, alsoCalled, sexSystem, genes }) => ({
    species,
    common,
    alsoCalled: [...alsoCalled],
    sexSystem,
    genes,
    version: catalogueVersion,
  }))

/** A gene as it is answered. */
export const toShownGene = (gene: Gene): ShownGene => ({
  id: gene.id,
  name: gene.name,
  aliases: [...(gene.aliases ?? [])],
  inheritance: gene.inheritance,
  dominance: gene.dominance ?? null,
  sexLinkage: gene.sexLinkage ?? null,
  complex: gene.complex ?? null,
  superName: gene.superName ?? null,
  superAliases: [...(gene.superAliases ?? [])],
  lethalHomozygous: gene.lethalHomozygous === undefined ? false : gene.lethalHomozygous,
  harms: (gene.harms ?? []).map(({ code, when }) => ({ code, when, note: harmNote(code) })),
  molecular: gene.molecular ?? null,
  confidence: gene.confidence,
  sources: [...gene.sources],
})

const toShownComplex = ({ id, name, kind, confidence, compounds }: Complex) => ({
  id,
  name,
  kind,
  confidence,
  compounds: compounds.map(({ name, alleles: [a, b], aliases = [] }) => ({
    name,
    alleles: [a, b] as [string, string],
    aliases: [...aliases],
  })),
})

/** A catalogue as it is answered. */
export async function getCatalogue(entry: CatalogueEntry): Promise<ShownCatalogue> {
  const catalogue = await entry.load()
  return {
    species: entry.species,
    version: catalogueVersion,
    genes: catalogue.genes.map(toShownGene),
    complexes: catalogue.complexes.map(toShownComplex),
    namedCombos: catalogue.combos.map(({ name, copies, confidence }) => ({
      name,
      copies: { ...copies },
      confidence,
    })),
    riskPairs: catalogue.riskPairs.map(({ genes: [a, b], level, code, confidence, sources }) => ({
      genes: [a, b],
      level,
      code,
      note: harmNote(code),
      confidence,
      sources: [...sources],
    })),
    sources: sourcesOf(catalogue),
  }
}

/** The words of the sources that a catalogue names. */
function sourcesOf({ genes, riskPairs }: Catalogue): Record<string, string> {
  const keys = new Set([...genes, ...riskPairs].flatMap(({ sources }) => sources))
  return Object.fromEntries(Object.entries(geneSources).filter(([key]) => keys.has(key)))
}
