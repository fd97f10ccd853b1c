import type { Sex } from '@clutchbook/domain/genetics/gene'
import { femaleSire, maleDam, threeAlleles } from '@clutchbook/domain/genetics/genetics.errors'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { readMorph } from '@clutchbook/domain/genetics/morph-reader.rules'
import type { Question, UnknownWords } from '@clutchbook/domain/genetics/morph-reading'
import type { CountedParent } from '@clutchbook/domain/genetics/odds.schema'
import type { Trait } from '@clutchbook/domain/genetics/trait'

/** Which parent of a pair. */
export type Side = 'sire' | 'dam'

/** A parent as it is counted with: its traits, and what tells them (GEN-25). */
export type Parent = Pick<CountedParent, 'animalId' | 'name' | 'text' | 'from'> & {
  readonly traits: readonly Trait[]
  readonly unknown: readonly UnknownWords[]
  readonly questions: readonly Question[]
}

/** Refuses a father that is told of as a female, and a mother as a male. */
function ensureSex(side: Side, sex: Sex | null): void {
  if (side === 'sire' && sex === 'female') throw femaleSire(side)
  if (side === 'dam' && sex === 'male') throw maleDam(side)
}

/** A parent that is told of in a text; three alleles are refused, other open words are left out. */
export function readParent(genome: Genome, side: Side, text: string): Parent {
  const { entries, sex, verdict, unknown, questions } = readMorph(genome, text)
  ensureSex(side, sex)
  const crowded = questions.find(({ kind }) => kind === 'too-many')
  if (crowded) throw threeAlleles(side, crowded.text)
  const from = verdict === 'empty' ? 'nothing' : 'text'
  return { animalId: null, name: null, text, from, traits: entries, unknown, questions }
}
