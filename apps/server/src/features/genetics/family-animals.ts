import { ofSpecies } from '@clutchbook/domain/genetics/entries.rules'
import type { FamilyAnimal } from '@clutchbook/domain/genetics/family'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import type { FamilyRow } from './family.repository.ts'
import { sexOf } from './sex-of.ts'
import { readEntries } from './stored-entries.ts'

type ReadRow = Pick<FamilyRow, 'id' | 'sex' | 'fatherId' | 'motherId' | 'dateOfBirth' | 'entries'>

/** An animal as its family is read from it. Where all entries are of another species, nothing is known of it (GEN-12). */
export function toFamilyAnimal(genome: Genome, row: ReadRow): FamilyAnimal {
  const { counted, foreign } = ofSpecies(genome, row.entries === null ? [] : readEntries(row.entries))
  const isKept = row.entries !== null && (counted.length > 0 || foreign.length === 0)
  const { id, fatherId, motherId, dateOfBirth } = row
  return {
    ...{ id, fatherId, motherId, sex: sexOf(row), bornOn: dateOfBirth },
    entries: isKept ? counted : null,
  }
}
