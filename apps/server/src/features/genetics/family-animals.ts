import type { FamilyAnimal } from '@clutchbook/domain/genetics/family'
import {
  type FamilyMember,
  toFamilyAnimal as toAnimal,
} from '@clutchbook/domain/genetics/family-animals.rules'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import type { FamilyRow } from './family.repository.ts'
import { readEntries } from './stored-entries.ts'

type ReadRow = Pick<FamilyRow, 'id' | 'sex' | 'fatherId' | 'motherId' | 'dateOfBirth' | 'entries'>

/** A stored animal as a member of its family. */
export const toMember = <Row extends ReadRow>(row: Row): Omit<Row, 'entries'> & FamilyMember => ({
  ...row,
  entries: row.entries === null ? null : readEntries(row.entries),
})

/** A stored animal as its family is read from it. */
export const toFamilyAnimal = (genome: Genome, row: ReadRow): FamilyAnimal => toAnimal(genome, toMember(row))
