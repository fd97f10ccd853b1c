import { catalogueVersion } from '@clutchbook/domain/genetics/catalogue/catalogues'
import { strongestEntries } from '@clutchbook/domain/genetics/entries.rules'
import { writeFraction } from '@clutchbook/domain/genetics/fraction'
import { unclearTarget } from '@clutchbook/domain/genetics/genetics.errors'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { readMorph } from '@clutchbook/domain/genetics/morph-reader.rules'
import { writeMorph } from '@clutchbook/domain/genetics/morph-writer.rules'
import type { NamedOutcome, Odds, PairTraits } from '@clutchbook/domain/genetics/odds.rules'
import type { CountedParent, PairingOdds, ShownOdds } from '@clutchbook/domain/genetics/odds.schema'
import { oddsOf } from '@clutchbook/domain/genetics/odds-with-target.rules'
import type { Target } from '@clutchbook/domain/genetics/target.rules'
import type { Trait } from '@clutchbook/domain/genetics/trait'
import type { NamedTrait } from '@clutchbook/domain/genetics/trait.schema'
import { traitText } from '@clutchbook/domain/genetics/trait-text.rules'
import { writeQuestion, writeUnknown } from '@clutchbook/domain/genetics/written-reading'
import { type Look, youngEntries } from '@clutchbook/domain/genetics/young-entries.rules'
import type { Parent } from './counted-parent.ts'
import { writeChance, writeWarning } from './written-odds.ts'

/** A pair, what is asked of it, and how close its parents are. */
export type CountedPair = {
  readonly sire: Parent
  readonly dam: Parent
  readonly eggs: number | null
  readonly target: string
  readonly limit: number
  readonly inbreeding: number | null
  /** What the family says that both are together, where it says anything (GEN-32). */
  readonly together?: PairTraits['together']
}

/** Counts what a pair gives, as it is answered. Throws 'not-valid' naming the parent or the target that can't be. */
export const countPair = (genome: Genome, pair: CountedPair): ShownOdds =>
  answerWith(genome, pair, (outcome) => toOutcome(genome, outcome))

/** The same, and what is written down of young of each look. */
export const countPairing = (genome: Genome, pair: CountedPair): PairingOdds =>
  answerWith(genome, pair, (outcome) => ({
    ...toOutcome(genome, outcome),
    young: toYoung(genome, outcome),
  }))

function answerWith<Shown>(
  genome: Genome,
  pair: CountedPair,
  show: (outcome: NamedOutcome) => Shown,
): Omit<ShownOdds, 'outcomes'> & { outcomes: Shown[] } {
  const { sire, dam, eggs, limit, together } = pair
  const target = targetOf(genome, pair)
  const traits = { sire: sire.traits, dam: dam.traits, ...(together && { together }) }
  const odds = oddsOf(genome, traits, { eggs, target, limit })
  return {
    species: genome.catalogue.species,
    version: catalogueVersion,
    eggs,
    sire: toCounted(genome, sire),
    dam: toCounted(genome, dam),
    outcomes: odds.outcomes.map(show),
    looks: odds.looks,
    rest: { looks: odds.rest.looks, probability: writeFraction(odds.rest.probability) },
    lost: writeFraction(odds.lost),
    tags: odds.tags.map(({ percent, ...tag }) => ({
      ...tag,
      percent: percent && Number(percent.n) / Number(percent.d),
    })),
    warnings: odds.warnings.map(writeWarning),
    notices: odds.unsure.map((gene) => ({ gene, text: noticeOf(genome, gene) })),
    inbreeding: pair.inbreeding,
    target: toTarget(pair.target, odds.target),
  }
}

/** Why the odds of a gene are less sure than others (GEN-34). */
function noticeOf({ genesById }: Genome, gene: string): string {
  const { ofKeeper } = genesById.get(gene) ?? {}
  if (ofKeeper === 'own') return 'You added this gene; how it is passed on is as you say.'
  if (ofKeeper === 'changed') return 'You changed how the catalogue tells of this gene.'
  return 'How this gene is passed on is disputed, or told by one weak source.'
}

/** The looks that are hoped for; nothing for a blank text. */
function targetOf(genome: Genome, { target }: CountedPair): Target | null {
  const { verdict, entries, sex } = readMorph(genome, target)
  if (verdict === 'empty') return null
  if (verdict !== 'clear') throw unclearTarget()
  return { traits: entries, sex }
}

const toTrait = (genome: Genome, trait: Trait): NamedTrait => ({
  gene: trait.gene,
  copies: trait.copies,
  chance: writeFraction(trait.chance),
  maker: trait.maker,
  percent: trait.percent,
  text: traitText(genome, trait),
})

const toCounted = (genome: Genome, { traits, unknown, questions, ...parent }: Parent): CountedParent => ({
  ...parent,
  traits: traits.map((trait) => toTrait(genome, trait)),
  unknown: unknown.map(writeUnknown),
  questions: questions.map(writeQuestion),
})

type ShownOutcome = ShownOdds['outcomes'][number]

const toOutcome = (
  genome: Genome,
  { name, tradeName, sex, probability, ofHatchlings, isLethal, traits }: NamedOutcome,
): ShownOutcome => ({
  name,
  tradeName,
  sex,
  probability: writeFraction(probability),
  ofHatchlings: writeChance(ofHatchlings),
  lethal: isLethal,
  traits: traits.map((trait) => toTrait(genome, trait)),
})

/** What is written down of young of a look, and how that reads. */
function toYoung(genome: Genome, look: Look): PairingOdds['outcomes'][number]['young'] {
  const entries = youngEntries(genome, look)
  return {
    name: writeMorph(genome, strongestEntries(entries)),
    entries: entries.map(({ chance, ...entry }) => ({ ...entry, chance: writeFraction(chance) })),
  }
}

const toTarget = (text: string, target: Odds['target']): ShownOdds['target'] =>
  target && {
    text,
    probability: writeFraction(target.probability),
    ofHatchlings: writeChance(target.ofHatchlings),
    expected: writeChance(target.expected),
    atLeastOne: writeChance(target.atLeastOne),
    eggsFor90: target.eggsFor90,
  }
