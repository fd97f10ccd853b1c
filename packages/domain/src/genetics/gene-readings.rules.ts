import { strongestEntries } from './entries.rules.ts'
import type { Entry } from './entry.ts'
import type { CopyChances, FamilyReading } from './family.ts'
import type { FamilyWord } from './family-word.rules.ts'
import { complement, isOne, isZero, one, writeFraction } from './fraction.ts'
import type { GeneReading } from './genotype.schema.ts'
import type { Genome } from './locus.rules.ts'
import { namePartsOf } from './morph-writer.rules.ts'
import type { Trait } from './trait.ts'
import { traitText } from './trait-text.rules.ts'

/** Readings as they are sent, and what the animal carries by them. */
export type Readings = { readonly readings: GeneReading[]; readonly traits: readonly Trait[] }

/** What is to be believed of each gene that is entered or possible, in the order of the name (GEN-23, GEN-41). */
export function readingsOf(genome: Genome, word: FamilyWord, entries: readonly Entry[]): Readings {
  const ofFamily = word.readings.map((reading) => {
    const trait = traitOf(reading)
    return { trait, reading: toReading(genome, word, reading, trait) }
  })
  const tags = strongestEntries(entries)
    .filter(({ gene }) => !genome.locusOf(gene))
    .map((entry) => ({ trait: entry, reading: tagReading(genome, entry) }))
  const all = [...tags, ...ofFamily]
  const traits = all.map(({ trait }) => trait)
  const placeOf = placesIn(genome, traits)
  const ordered = all.toSorted((a, b) => placeOf(a.trait) - placeOf(b.trait))
  return { readings: ordered.map(({ reading }) => reading), traits }
}

/** Where a gene stands in the name; those that the name leaves out, as proven absent, come last. */
function placesIn(genome: Genome, traits: readonly Trait[]): (trait: Trait) => number {
  const order = namePartsOf(genome, traits).map(({ text }) => text)
  return (trait) => {
    const [part] = namePartsOf(genome, [trait])
    const place = part ? order.indexOf(part.text) : -1
    return place < 0 ? order.length : place
  }
}

/** What an animal is taken to carry by a reading; in a conflict what is stated. */
function traitOf({ gene, chances, stated, fromFather }: FamilyReading): Trait {
  const plain = { gene, maker: null, percent: null }
  if (!chances) return stated ?? { ...plain, copies: 0, chance: one }
  const maker = fromFather && isOne(fromFather) ? 'male' : fromFather && isZero(fromFather) ? 'female' : null
  const said = copiesOf(chances)
  return { ...plain, ...said, maker: said.copies === 1 && isOne(said.chance) ? maker : null }
}

/** Two copies with what is else one, or one with what is else none; of all three, one or more. */
function copiesOf([none, single, two]: CopyChances): Pick<Trait, 'copies' | 'chance'> {
  if (isOne(none)) return { copies: 0, chance: one }
  if (!isZero(none)) return { copies: 1, chance: complement(none) }
  return isZero(two) ? { copies: 1, chance: single } : { copies: 2, chance: two }
}

const writeChances = (chances: CopyChances | null): string[] | null => chances?.map(writeFraction) ?? null

function toReading(
  genome: Genome,
  { clutchOf }: FamilyWord,
  reading: FamilyReading,
  trait: Trait,
): GeneReading {
  const { gene, locus, stated, proof, fromFather, ifTrue, clash } = reading
  return {
    gene,
    locus,
    name: genome.genesById.get(gene)?.name ?? gene,
    chances: writeChances(reading.chances),
    before: writeChances(reading.before),
    status: reading.status,
    stated: stated && {
      copies: stated.copies,
      chance: writeFraction(stated.chance),
      evidence: stated.evidence,
    },
    disagrees: reading.disagrees,
    proof: proof && { ...clutchOf(proof), animalId: proof.animalId },
    young: reading.young,
    fromFather: fromFather && writeFraction(fromFather),
    ifTrue: ifTrue && writeFraction(ifTrue),
    approximate: reading.approximate,
    clash: clash && { animalIds: [...clash.animalIds], parent: clash.parent },
    text: traitText(genome, trait),
  }
}

/** Of a tag, which no family tells anything of. */
const tagReading = (genome: Genome, entry: Entry): GeneReading => ({
  gene: entry.gene,
  locus: entry.gene,
  name: genome.genesById.get(entry.gene)?.name ?? entry.gene,
  chances: null,
  before: null,
  status: 'sure',
  stated: { copies: null, chance: '1', evidence: entry.evidence },
  disagrees: false,
  proof: null,
  young: { count: 0, showing: 0 },
  fromFather: null,
  ifTrue: null,
  approximate: false,
  clash: null,
  text: traitText(genome, entry),
})
