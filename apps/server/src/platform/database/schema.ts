import type { TokenScope } from '@clutchbook/domain/kernel/endpoint'
import type { Generated } from 'kysely'
import type { LeavingCustomerTable, PaymentEventTable, SubscriptionTable } from './billing-tables.ts'
import type { BreedingProjectTable, CountedYoungTable, EggTable, OffspringTable } from './breeding-tables.ts'
import type {
  EventTable,
  FeedTable,
  NotificationTable,
  ReminderMailTable,
  ZoneChangeTable,
} from './calendar-tables.ts'
import type { ChangeOfTable, ChangeTable } from './change-tables.ts'
import type {
  AnimalMediaTable,
  AnimalRecordTable,
  AnimalTable,
  GoneRecordTable,
  MediaTable,
} from './collection-tables.ts'
import type { AncestorMediaTable, AncestorTable } from './lineage-tables.ts'
import type { AnimalSharingTable, FollowTable, KeeperPageTable } from './sharing-tables.ts'
import type { Flag, Moment, OptionalFlag } from './stored-values.ts'
import type { TrashTable } from './trash-tables.ts'

export type KeeperTable = {
  id: Generated<number>
  username: string
  /** Lower case and composed, so that names are unique without regard to case. */
  usernameKey: string
  email: string
  emailKey: string
  isEmailVerified: OptionalFlag
  /** Where mails that open the account go while `email` is new and unproved; null where that is `email` itself. */
  recoveryEmail: string | null
  recoveryEmailKey: string | null
  name: string | null
  passwordHash: string
  profileImage: string | null
  plan: 'free' | 'pro'
  isAdmin: Flag
  isActive: Flag
  /** Made for the temporary login; shut while that is off. */
  isSample: OptionalFlag
  /** Whether anyone may open the profile. */
  sharesProfile: OptionalFlag
  /** Whether anyone may open the collection. */
  sharesCollection: OptionalFlag
  /** Whether other keepers find this one in the directory. */
  isListed: OptionalFlag
  /** The name as it is searched; empty for none. */
  nameKey: Generated<string>
  timeZone: string
  /** How they read days, as in 'DD.MM.YYYY'. */
  dayPattern: Generated<string>
  createdAt: Moment
}

/** One row a keeper: the version of their data and the counts that limits and badges need without counting. */
export type KeeperStateTable = {
  keeperId: number
  dataVersion: number
  /** The version after which the change log is whole. */
  logFrom: Generated<number>
  animals: number
  archivedAnimals: number
  holdbacks: number
  projects: number
  activeProjects: number
  eggs: number
  incubatingEggs: number
}

export type SessionTable = {
  id: Generated<number>
  tokenHash: string
  keeperId: number
  isRemembered: Flag
  /** Browser and system in a few words. */
  device: string
  /** The device that it is at, once that has said so; see `accounts/devices`. */
  atDevice: Generated<string | null>
  /** When the keeper signed in. */
  createdAt: Moment
  lastSeenAt: Moment
  /** Moves with use. */
  expiresAt: Moment
}

/** Words of mailed links, as hashes; one of each purpose for each keeper. */
export type MailedTokenTable = {
  keeperId: number
  purpose: 'reset' | 'verify'
  tokenHash: string
  /** Where the link was mailed to, and so the address that its use proves. */
  email: string
  expiresAt: Moment
}

/** A personal token, by which programs act for a keeper. */
export type ApiTokenTable = {
  id: Generated<number>
  keeperId: number
  name: string
  scope: TokenScope
  tokenHash: string
  createdAt: Moment
  /** Noted once an hour at most. */
  lastUsedAt: Moment | null
  /** Null for one that works until it is revoked. */
  endsAt: Moment | null
}

/** Tries that are counted so that guessing is slowed down. */
export type AttemptTable = {
  /** A hash of what is counted: it may hold what someone typed by mistake into the wrong field. */
  key: string
  count: number
  /** No further try before this moment; empty for none. */
  blockedUntil: Moment
  /** When all is forgotten. */
  expiresAt: Moment
}

/** Answers given to creating calls, so that a repeated call gets the first answer again. */
export type RequestKeyTable = {
  /** Whose keys these are. */
  scope: string
  key: string
  /** What was asked, so that a key can't be reused for something else. */
  fingerprint: string
  answer: string
  createdAt: Moment
  /** Kept for 60 days in place of one: what waits on a device may be sent again so late. */
  isKeptLong: OptionalFlag
}

/** One data repair: by whom, when, what moved. */
export type RepairRunTable = {
  id: Generated<number>
  /** Null once the administrator's account is gone. */
  keeperId: number | null
  createdAt: Moment
  eggsMoved: number
  /** Lines as a JSON array. */
  repairLog: string
}

/** One row: where this database lies, so that one that was put back is known as such; see `epoch.ts`. */
export type InstallationTable = { id: number; place: string }

/**
 * Every table, the same on SQLite and PostgreSQL. An area that stands alone adds its own tables in its repository, as it
 * adds its kinds of record in the domain.
 */
export interface Schema {
  keeper: KeeperTable
  keeperState: KeeperStateTable
  session: SessionTable
  mailedToken: MailedTokenTable
  apiToken: ApiTokenTable
  attempt: AttemptTable
  requestKey: RequestKeyTable
  subscription: SubscriptionTable
  paymentEvent: PaymentEventTable
  leavingCustomer: LeavingCustomerTable
  media: MediaTable
  animal: AnimalTable
  animalMedia: AnimalMediaTable
  animalSharing: AnimalSharingTable
  keeperPage: KeeperPageTable
  follow: FollowTable
  repairRun: RepairRunTable
  animalRecord: AnimalRecordTable
  goneRecord: GoneRecordTable
  breedingProject: BreedingProjectTable
  countedYoung: CountedYoungTable
  egg: EggTable
  offspring: OffspringTable
  event: EventTable
  calendarFeed: FeedTable
  zoneChange: ZoneChangeTable
  notification: NotificationTable
  reminderMail: ReminderMailTable
  ancestor: AncestorTable
  ancestorMedia: AncestorMediaTable
  trash: TrashTable
  installation: InstallationTable
  change: ChangeTable
  changeOf: ChangeOfTable
}
