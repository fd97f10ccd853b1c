import type { ProjectStatus } from '@clutchbook/domain/breeding/breeding.rules'
import type { EggStatus, TemperatureUnit } from '@clutchbook/domain/eggs/eggs.rules'
import type { Generated } from 'kysely'
import type {
  EventTable,
  FeedTable,
  NotificationTable,
  ReminderMailTable,
  ZoneChangeTable,
} from './calendar-tables.ts'
import type { AnimalMediaTable, AnimalRecordTable, AnimalTable, MediaTable } from './collection-tables.ts'
import type { Flag, Moment, OptionalFlag } from './stored-values.ts'

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
  createdAt: Moment
}

/** One row a keeper: the version of their data and the counts that limits and badges need without counting. */
export type KeeperStateTable = {
  keeperId: number
  dataVersion: number
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
}

export type BreedingProjectTable = {
  id: Generated<number>
  keeperId: number
  version: number
  createdAt: Moment
  name: string
  projectCode: string | null
  /** Null once the animal has been deleted; then the texts below tell who it was. */
  maleId: number | null
  femaleId: number | null
  maleName: string | null
  maleMorph: string | null
  femaleName: string | null
  femaleMorph: string | null
  species: string | null
  startDate: string
  status: ProjectStatus
  /** Follows from the status. */
  isActive: Flag
  confirmedLock: Flag
  clutchSize: number | null
  nextClutchDate: string | null
  expectedLayDate: string | null
  notes: string | null
  /** Name, code, status and the names of deleted partners as they are searched. */
  searchText: string
}

export type EggTable = {
  id: Generated<number>
  keeperId: number
  version: number
  createdAt: Moment
  updatedAt: Moment
  breedingProjectId: number | null
  /** The name of the project it was laid in, kept when that was deleted. */
  projectName: string | null
  /** Empty for none. */
  eggNumber: string
  layDate: string
  dueDate: string | null
  hatchDate: string | null
  status: EggStatus
  /** In °C. */
  temperature: number | null
  /** What the keeper reads it in. */
  temperatureUnit: TemperatureUnit
  /** In percent. */
  humidity: number | null
  incubationDays: number
  isViable: Flag
  notes: string | null
  /** The number as people count; begins with 1 for eggs without one, so that they sort last. */
  numberKey: string
  /** The day it is due, stated or counted; what hatches next comes first by it. */
  expectedDay: string
}

/** That an animal came from a parent, a project or an egg. */
export type OffspringTable = {
  id: Generated<number>
  keeperId: number
  createdAt: Moment
  reptileId: number
  parentId: number | null
  breedingProjectId: number | null
  eggId: number | null
  hatchDate: string | null
  notes: string | null
}

/** An animal that is or was shared by itself; one without a row never was. */
export type AnimalSharingTable = {
  animalId: number
  keeperId: number
  isShared: Flag
  showsNotes: Flag
}

/** One keeper follows another. */
export type FollowTable = {
  id: Generated<number>
  followerId: number
  followingId: number
  createdAt: Moment
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

/** Every table, the same on SQLite and PostgreSQL. */
export type Schema = {
  keeper: KeeperTable
  keeperState: KeeperStateTable
  session: SessionTable
  mailedToken: MailedTokenTable
  attempt: AttemptTable
  requestKey: RequestKeyTable
  media: MediaTable
  animal: AnimalTable
  animalMedia: AnimalMediaTable
  animalSharing: AnimalSharingTable
  follow: FollowTable
  repairRun: RepairRunTable
  animalRecord: AnimalRecordTable
  breedingProject: BreedingProjectTable
  egg: EggTable
  offspring: OffspringTable
  event: EventTable
  calendarFeed: FeedTable
  zoneChange: ZoneChangeTable
  notification: NotificationTable
  reminderMail: ReminderMailTable
}
