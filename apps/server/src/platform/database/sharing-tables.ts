import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { ColumnType, Generated } from 'kysely'
import type { Flag, Moment, OptionalFlag } from './stored-values.ts'

/** What bounds the sharing of one thing, and how often its page was opened. */
type Limits = {
  /** From this moment on nobody sees it any more; null for no end. */
  endsAt: ColumnType<Moment | null, Moment | null | undefined, Moment | null>
  /** Null where nobody is asked for a password. */
  passwordHash: ColumnType<string | null, string | null | undefined, string | null>
  /** What passes are signed with while the password holds; another one ends them. */
  passKey: ColumnType<string | null, string | null | undefined, string | null>
  /** How often anybody but the owner opened the page. */
  views: Generated<number>
  /** The day of the last view, where the owner is. */
  lastViewedOn: ColumnType<CivilDay | null, CivilDay | null | undefined, CivilDay | null>
}

/** An animal that is or was shared by itself, or was seen with its collection. */
export type AnimalSharingTable = Limits & {
  animalId: number
  keeperId: number
  isShared: Flag
  showsNotes: Flag
  /** Whether its price and contact are shown while it is offered. */
  showsPrice: ColumnType<boolean | number, boolean | undefined, boolean>
  showsGenotype: OptionalFlag
}

/** What else is known of a page of a keeper that has a switch of its own; one without a row is unbounded and unseen. */
export type KeeperPageTable = Limits & {
  keeperId: number
  page: 'profile' | 'collection'
}

/** One keeper follows another. */
export type FollowTable = {
  id: Generated<number>
  followerId: number
  followingId: number
  createdAt: Moment
}
