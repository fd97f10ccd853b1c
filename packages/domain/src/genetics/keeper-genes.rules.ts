import { isZero, readFraction } from './fraction.ts'
import type { Catalogue, Gene } from './gene.ts'
import { complexUnknown, notOfLinked, notSexLinked, wordReadAlready, wordUnclear } from './genetics.errors.ts'
import { type GeneDefinition, ownGeneNumber } from './keeper-genes.ts'
import { genomeOf } from './locus.rules.ts'
import { readMorph } from './morph-reader.rules.ts'
import { nameKey } from './morph-words.ts'
import { nameBookOf } from './name-book.ts'

/** Whether a text is a fraction over 0 and up to 1/2 (GEN-03). */
export function isShareOfHalf(text: string): boolean {
  const share = readFraction(text)
  return share !== null && !isZero(share) && share.n * 2n <= share.d
}

/** Throws 'not-valid' for a gene that can't be, in a catalogue that has it already or is to have it. */
export function ensureGene(catalogue: Catalogue, id: string | null, gene: GeneDefinition): void {
  const { inheritance, dominance, sexLinkage, complex } = gene
  const isLinked = inheritance === 'sex_linked'
  if (isLinked && !dominance) throw notSexLinked('dominance')
  if (isLinked && !sexLinkage) throw notSexLinked('sexLinkage')
  if (!isLinked && dominance) throw notOfLinked('dominance')
  if (!isLinked && sexLinkage) throw notOfLinked('sexLinkage')
  if (complex === null) return
  const isKnown =
    (ownGeneNumber(id ?? '') === null || complex !== id) &&
    (catalogue.complexes.some((one) => one.id === complex) ||
      catalogue.genes.some((one) => one.id === complex && one.ofKeeper === 'own'))
  if (!isKnown) throw complexUnknown(complex)
}

/** Whether a name means a gene already, of the catalogue, or as an own word. */
export function isKnownName(catalogue: Catalogue, name: string, except: Gene | null): boolean {
  const key = nameKey(name)
  if ((catalogue.words ?? []).some(({ word }) => nameKey(word) === key)) return true
  const meanings = nameBookOf(catalogue).meanings.get(key) ?? []
  return meanings.some((meaning) => !('gene' in meaning) || meaning.gene.id !== except?.id)
}

/** Throws 'not-valid' for a word that says something already, and for a text that doesn't read clear (GEN-20). */
export function ensureWord(catalogue: Catalogue, { word, text }: { word: string; text: string }): void {
  const genome = genomeOf({ ...catalogue, words: [] })
  const [unread, ...more] = readMorph(genome, word).unknown
  if (!unread || more.length > 0 || nameKey(unread.text) !== nameKey(word)) throw wordReadAlready()
  // "het" by itself means nothing, but before a name it does.
  const before = readMorph(genome, `${word}, ${catalogue.genes[0]?.name ?? ''}`)
  if (before.unknown.length !== 1) throw wordReadAlready()
  const { verdict } = readMorph(genome, text)
  if (verdict !== 'clear' && verdict !== 'empty') throw wordUnclear()
}
