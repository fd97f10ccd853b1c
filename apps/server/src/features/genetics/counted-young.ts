import { readStoredYoung } from '@clutchbook/domain/breeding/stored-young'
import type { CountedYoung, FamilyAnimal } from '@clutchbook/domain/genetics/family'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { readMorph } from '@clutchbook/domain/genetics/morph-reader.rules'
import type { CountedYoungRow } from './counted-young.repository.ts'

type Look = Pick<CountedYoung, 'sex' | 'entries'>

/**
 * Counted young as families are read with them (GEN-42). A text that doesn't read clear by the genes of this species tells
 * nothing; and who is none of the animals given, or of the other sex, is no known parent.
 */
export function countedYoungOf(
  genome: Genome,
  rows: readonly CountedYoungRow[],
  animals: readonly FamilyAnimal[],
): CountedYoung[] {
  const sexes = new Map(animals.map(({ id, sex }) => [id, sex]))
  const parentOf = (id: number | null, other: 'male' | 'female'): number | null =>
    id !== null && sexes.has(id) && sexes.get(id) !== other ? id : null
  const lookOf = looksIn(genome)
  return rows.flatMap(({ breedingProjectId: projectId, maleId, femaleId, bornOn, young }) => {
    const pair = { fatherId: parentOf(maleId, 'female'), motherId: parentOf(femaleId, 'male') }
    if (pair.fatherId === null && pair.motherId === null) return []
    return readStoredYoung(young).flatMap(({ count, text }): CountedYoung[] => {
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
