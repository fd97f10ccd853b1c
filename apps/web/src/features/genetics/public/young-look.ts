import type { Sex } from '@clutchbook/domain/genetics/gene'
import type { AnsweredOdds } from '../genetics.queries.ts'
import type { GenotypeBody } from '../genotype.queries.ts'

type Outcome = AnsweredOdds['outcomes'][number]

/** How a young looks, with what is written down of it then. A form keeps it as it was chosen, whatever the odds become. */
export type YoungLook = {
  /** As breeders say it, with a trade name where there is one. */
  readonly label: string
  /** As its entries read. */
  readonly name: string
  /** Of a look that sons and daughters have otherwise. */
  readonly sex: Sex | null
  readonly entries: Outcome['young']['entries']
}

/** A look that a pair may give, with its chance among young that hatch. */
export type OfferedLook = YoungLook & { readonly chance: string }

/** The looks of those that hatch, the likeliest first; none where nothing is known of either parent. */
export function looksFrom({ outcomes, sire, dam }: AnsweredOdds): OfferedLook[] {
  const isKnown = sire.traits.length > 0 || dam.traits.length > 0
  return outcomes
    .filter(({ lethal }) => isKnown && !lethal)
    .map(({ name, tradeName, sex, probability, ofHatchlings, young }) => ({
      label: tradeName ?? name,
      chance: ofHatchlings ?? probability,
      sex,
      ...young,
    }))
}

/** The sex of an animal as a form has it. */
export type AnimalSex = 'Male' | 'Female' | 'Unsexed'

const sexes = { male: 'Male', female: 'Female' } as const

/** The sex that a look tells of; null where it tells of none. */
export const sexOfLook = ({ sex }: YoungLook): 'Male' | 'Female' | null => sex && sexes[sex]

/** Whether an animal of a sex may look so. */
export function maySuit(look: YoungLook, sex: AnimalSex): boolean {
  const told = sexOfLook(look)
  return told === null || sex === 'Unsexed' || sex === told
}

/** Whether two looks are one: of a sex, by what is written down. */
export const isSameLook = (one: YoungLook | null, other: YoungLook | null): boolean =>
  one !== null &&
  other !== null &&
  one.name === other.name &&
  one.label === other.label &&
  one.sex === other.sex

/** The genes of a new animal that looks so; its name becomes the morph where none was typed. */
export const genotypeOf = (
  { entries }: YoungLook,
  { sex, morph }: { readonly sex: AnimalSex; readonly morph: string },
): GenotypeBody => ({
  entries: entries.map((entry) => ({
    ...entry,
    // Only of a male it is told from which parent he has his copy.
    maker: sex === 'Male' ? entry.maker : null,
  })),
  writeMorph: morph.trim() === '',
})
