import type { Sex as AnimalSex } from '../collection/collection.rules.ts'
import { sexOf } from './animal-sex.ts'
import { ofSpecies } from './entries.rules.ts'
import type { Entry } from './entry.ts'
import type { CountedYoung, FamilyAnimal } from './family.ts'
import type { Genome } from './locus.rules.ts'
import { readMorph } from './morph-reader.rules.ts'

/** An animal with its parents, and what is written down of its genes; null of one that is not kept. */
export type FamilyMember = {
  readonly id: number
  readonly sex: AnimalSex
  readonly fatherId: number | null
  readonly motherId: number | null
  readonly dateOfBirth: string | null
  readonly entries: readonly Entry[] | null
}

/** An animal as its family is read from it. Where all entries are of another species, nothing is known of it (GEN-12). */
export function toFamilyAnimal(genome: Genome, member: FamilyMember): FamilyAnimal {
  const { counted, foreign } = ofSpecies(genome, member.entries ?? [])
  const isKept = member.entries !== null && (counted.length > 0 || foreign.length === 0)
  const { id, fatherId, motherId, dateOfBirth } = member
  return {
    ...{ id, fatherId, motherId, sex: sexOf(member), bornOn: dateOfBirth },
    entries: isKept ? counted : null,
  }
}

/** The young that were counted on a project, with its pair and the day on which its first egg hatched. */
export type CountedOnProject = {
  readonly breedingProjectId: number
  readonly projectCode: string | null
  readonly maleId: number | null
  readonly femaleId: number | null
  readonly bornOn: string | null
  readonly young: readonly { readonly count: number; readonly text: string }[]
}

type Look = Pick<CountedYoung, 'sex' | 'entries'>

/**
 * Counted young as families are read with them (GEN-42). A text that doesn't read clear by the genes of this species tells
 * nothing; and who is none of the animals given, or of the other sex, is no known parent.
 */
export function countedYoungOf(
  genome: Genome,
  rows: readonly CountedOnProject[],
  animals: readonly FamilyAnimal[],
): CountedYoung[] {
  const sexes = new Map(animals.map(({ id, sex }) => [id, sex]))
  const parentOf = (id: number | null, other: 'male' | 'female'): number | null =>
    id !== null && sexes.has(id) && sexes.get(id) !== other ? id : null
  const lookOf = looksIn(genome)
  return rows.flatMap(({ breedingProjectId: projectId, maleId, femaleId, bornOn, young }) => {
    const pair = { fatherId: parentOf(maleId, 'female'), motherId: parentOf(femaleId, 'male') }
    if (pair.fatherId === null && pair.motherId === null) return []
    return young.flatMap(({ count, text }): CountedYoung[] => {
      const look = lookOf(text)
      return look ? [{ projectId, ...pair, bornOn, count, ...look }] : []
    })
  })
}

/** Reads each text once, as many projects count young of the same looks. */
function looksIn(genome: Genome): (text: string) => Look | null {
  const looks = new Map<string, Look | null>()
  return (text) => {
    const known = looks.get(text)
    if (known !== undefined) return known
    const { verdict, sex, entries } = readMorph(genome, text)
    const look = verdict === 'clear' ? { sex, entries } : null
    looks.set(text, look)
    return look
  }
}
