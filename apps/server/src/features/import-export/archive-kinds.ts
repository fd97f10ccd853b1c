import { recordTables } from '@clutchbook/domain/areas'
import { type Field, storedFieldsOf } from '@clutchbook/domain/kernel/record-fields'
import type { KeeperKind } from '@clutchbook/domain/kernel/record-kinds'
import { isLogged } from '@clutchbook/domain/sync/sync.rules'
import type { Schema } from '../../platform/database/schema.ts'

/** What a column holds: text, a number, yes or no, its own number, or the number of a record of another kind. */
export type Column = 'text' | 'number' | 'flag' | 'id' | { readonly of: KindName }

/** Archives of every version have called projects so. */
export type KindName = Exclude<KeeperKind, 'breeding-projects'> | 'projects' | 'notifications'

/** Records of one kind, which become one file of lines and one sheet in an archive. */
export type ArchiveKind = {
  readonly name: KindName
  readonly table: keyof Schema
  readonly columns: Readonly<Record<string, Column>>
  /** Columns that are in no archive, each with the reason. */
  readonly left: Readonly<Record<string, string>>
}

const owner = 'whoever moves in owns it'
const counted = 'follows from the other columns'

/** What archives call a kind of record. */
export const nameOf = (kind: KeeperKind): KindName => (kind === 'breeding-projects' ? 'projects' : kind)

function columnOf(field: Field): Column {
  if (field.kind === 'link') return { of: nameOf(field.to) }
  return field.kind === 'number' || field.kind === 'flag' ? field.kind : 'text'
}

const recordKinds = recordTables.map(
  ({ kind, table, fields, belongsTo, orTo, texts = [], derived }): ArchiveKind => ({
    name: nameOf(kind),
    table,
    columns: {
      id: 'id',
      createdAt: 'text',
      ...(belongsTo ? { [belongsTo.column]: { of: nameOf(belongsTo.kind) } } : {}),
      ...(orTo ? { [orTo.column]: { of: nameOf(orTo.kind) } } : {}),
      ...Object.fromEntries(
        storedFieldsOf(fields).map(([name, field]) => [field.column ?? name, columnOf(field)]),
      ),
      ...Object.fromEntries(texts.map((column) => [column, 'text'])),
    },
    left: {
      keeperId: owner,
      ...(isLogged(kind) && { addedIn: 'tells of the change log of its keeper' }),
      ...derived,
    },
  }),
)

/** What an archive holds, in an order in which records come after those that they point to. */
export const archiveKinds: readonly ArchiveKind[] = [
  ...recordKinds,
  {
    name: 'notifications',
    table: 'notification',
    columns: {
      id: 'id',
      createdAt: 'text',
      eventId: { of: 'events' },
      title: 'text',
      message: 'text',
      leadsTo: 'text',
      readAt: 'text',
    },
    left: { keeperId: owner, mailDueAt: 'mails go out once', mailTries: 'mails go out once' },
  },
]

/** Tables that are no kind of their own: where else in the archive they are, or why they are not. */
export const otherTables: Readonly<Record<string, string>> = {
  keeper: 'profile.json',
  follow: 'profile.json: whom the keeper follows',
  reminderMail: 'profile.json: whether reminders are mailed; the word of its links is a secret',
  husbandrySettings: 'profile.json: husbandry',
  seasonSettings: 'profile.json: seasons',
  media: 'the files themselves',
  animalMedia: 'the galleries of animals',
  ancestorMedia: 'the photos of ancestors',
  animalSharing:
    'of animals: isShared, showsNotes, showsPrice, showsGenotype, sharedUntil; a password is a secret, views are of the link here',
  keeperPage:
    'profile.json: what bounds profile and collection; a password is a secret, views are of the link here',
  keeperState: 'counts that follow from the records',
  session: 'who is signed in; a secret',
  mailedToken: 'hashes of mailed links',
  apiToken: 'hashes of personal tokens; new ones are made in a moment',
  device: 'browsers that keep a copy of the records here',
  deviceSecret: 'a secret of the installation',
  calendarFeed: 'hashes of secret addresses; new ones are made in a moment',
  installation: 'where the database lies',
  zoneChange: 'work that waits',
  seasonWindow: 'what is due in seasons, which follows from facts, clutches and figures',
  windowAgenda: 'when the keeper is told next, which follows from what is due',
  husbandryAgenda: 'when the keeper is told next, which follows from plans and settings',
  attempt: 'counted tries; names nobody',
  requestKey: 'answers kept for a day',
  clutchHatch: 'what hatches made, so that they can be taken back where they were written',
  incubatorAlarm: 'what incubators rang for, which follows from readings where they came in',
  readingImport: 'what imports of readings brought, so that they can be taken back where they were made',
  readingPlace: 'the latest reading, which follows from readings',
  readingSpan: 'sums that follow from readings',
  stockMove: 'names of changes of stock, which nothing sends again where they never were',
  goneRecord: 'names of deleted records, which nothing sends again where they never were',
  subscription: 'payments stay where they are paid',
  paymentEvent: 'payments stay where they are paid',
  leavingCustomer: 'payments stay where they are paid',
  repairRun: 'what administrators did',
  change: 'what happened to the records here',
  changeOf: 'what happened to the records here',
  trash: 'what was deleted, for as long as it can be brought back',
} satisfies Partial<Record<keyof Schema, string>>

/** Columns of a keeper that are not in their profile.json, each with the reason. */
export const leftOfKeeper = {
  id: 'follows from the account',
  usernameKey: counted,
  emailKey: counted,
  nameKey: counted,
  recoveryEmail: 'opens the account',
  recoveryEmailKey: 'opens the account',
  isEmailVerified: 'is proved anew',
  passwordHash: 'opens the account',
  isAdmin: 'given by the operator',
  isActive: 'given by the operator',
  isSample: 'given by the operator',
} as const satisfies Partial<Record<keyof Schema['keeper'], string>>
