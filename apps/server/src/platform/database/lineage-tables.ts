import type { TableOf } from '@clutchbook/domain/kernel/record-fields'
import type { ancestorFields } from '@clutchbook/domain/lineage/ancestor.fields'
import type { Generated } from 'kysely'
import type { Flag, Moment } from './stored-values.ts'

/** An ancestor of an animal that is no animal of the collection. */
export type AncestorTable = TableOf<typeof ancestorFields, Flag> & {
  id: Generated<number>
  keeperId: number
  animalId: number
  version: number
  createdAt: Moment
}

export type AncestorMediaTable = {
  ancestorId: number
  keeperId: number
  position: number
  mediaId: number
}
