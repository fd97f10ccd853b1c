import type { Via } from '@clutchbook/domain/kernel/via'
import type { LoggedKind } from '@clutchbook/domain/sync/sync.rules'
import type { Moment } from './stored-values.ts'

/** What happened to records. What comes back was in the trash, or hidden. */
export type ChangeVerb = 'added' | 'changed' | 'removed' | 'restored'

/** What one transaction did to records of one kind. */
export type ChangeTable = {
  keeperId: number
  /** The version of the keeper's data that the transaction ended with. */
  version: number
  /** Tells the changes of one transaction apart. */
  part: number
  at: Moment
  /** When it was written down, where that was before it arrived. */
  writtenAt: Moment | null
  /** Null for the product itself. */
  userId: number | null
  via: Via
  verb: ChangeVerb
  kind: LoggedKind
  /** The numbers of the records, as JSON. */
  ids: string
  /** What changed columns held, by record, as JSON; null where nothing is told. */
  before: string | null
}

/** In which versions a record was changed, removed or brought back; `addedIn` of the record itself tells where it began. */
export type ChangeOfTable = { keeperId: number; kind: LoggedKind; recordId: number; version: number }
