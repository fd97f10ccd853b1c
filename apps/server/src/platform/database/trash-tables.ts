import type { TrashKind } from '@clutchbook/domain/trash/trash.rules'
import type { Generated } from 'kysely'
import type { Moment } from './stored-values.ts'

/** Something that was deleted and can be brought back. */
export type TrashTable = {
  /** Tells what was deleted before what. */
  id: Generated<number>
  keeperId: number
  kind: TrashKind
  /** The number that it had. */
  recordId: number
  label: string
  note: string | null
  /** Its photo; counted as used while it is here, like all its media. */
  mediaId: number | null
  removedAt: Moment
  /** Keys of the removed rows that others may point at, as JSON. */
  holds: string
  /** Keys of the rows that have to stand for it to come back whole, as JSON. */
  needs: string
  /** The rows that went and what their going changed in others, as JSON. */
  content: string
}
