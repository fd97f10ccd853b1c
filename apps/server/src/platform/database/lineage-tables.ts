import type { AncestorRelation } from '@clutchbook/domain/lineage/lineage.rules'
import type { Generated } from 'kysely'
import type { Moment } from './stored-values.ts'

/** An ancestor of an animal that is no animal of the collection. */
export type AncestorTable = {
  id: Generated<number>
  keeperId: number
  animalId: number
  version: number
  relation: AncestorRelation
  name: string
  morph: string | null
  source: string | null
  producedBy: string | null
  createdAt: Moment
}

export type AncestorMediaTable = {
  ancestorId: number
  keeperId: number
  position: number
  mediaId: number
}
