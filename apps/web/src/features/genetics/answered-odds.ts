import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import type { Reading } from '@clutchbook/domain/genetics/morph-reading'
import type { Odds } from '@clutchbook/domain/genetics/odds.rules'
import type { Trait } from '@clutchbook/domain/genetics/trait'
import type { PairOdds } from './genetics.queries.ts'
import { fractionOf } from './written-fraction.ts'

type Parent = PairOdds['sire']

const chanceOf = (written: string | null) => (written === null ? null : fractionOf(written))

const traitOf = ({ gene, copies, chance, maker, percent }: Parent['traits'][number]): Trait => ({
  ...{ gene, copies, maker, percent },
  chance: fractionOf(chance),
})

/** A parent that the server told of, as a text that was read. */
export const readingOf = ({ text, from, traits, unknown, questions }: Parent): Reading => ({
  ...{ text, unknown, questions, name: text, sex: null, tradeName: null },
  verdict: from === 'nothing' ? 'empty' : 'clear',
  entries: traits.map((trait) => ({ ...traitOf(trait), evidence: 'stated' as const })),
})

/** What a pair gives, as the server answered it, in the terms in which this page counts. */
export function oddsFrom(genome: Genome, answer: PairOdds): Odds {
  const { outcomes, looks, rest, lost, tags, warnings, notices, target } = answer
  return {
    outcomes: outcomes.map(({ lethal, probability, ofHatchlings, traits, ...outcome }) => ({
      ...outcome,
      isLethal: lethal,
      probability: fractionOf(probability),
      ofHatchlings: chanceOf(ofHatchlings),
      traits: traits.map(traitOf),
    })),
    looks,
    rest: { looks: rest.looks, probability: fractionOf(rest.probability) },
    lost: fractionOf(lost),
    tags: tags.map(({ percent, ...tag }) => ({
      ...tag,
      percent: percent === null ? null : { n: BigInt(Math.round(percent * 10_000)), d: 10_000n },
    })),
    warnings: warnings.map(({ probability, ...warning }) => ({
      ...warning,
      probability: chanceOf(probability),
    })),
    unsure: notices.map(({ gene }) => gene).filter((gene) => genome.genesById.has(gene)),
    target: target && {
      probability: fractionOf(target.probability),
      ofHatchlings: chanceOf(target.ofHatchlings),
      expected: chanceOf(target.expected),
      atLeastOne: chanceOf(target.atLeastOne),
      eggsFor90: target.eggsFor90,
    },
  }
}
