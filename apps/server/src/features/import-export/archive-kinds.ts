import { projectFields } from '@clutchbook/domain/breeding/breeding.fields'
import { eventFields } from '@clutchbook/domain/calendar/calendar.fields'
import { recordFields } from '@clutchbook/domain/collection/animal-records.fields'
import { animalFields } from '@clutchbook/domain/collection/collection.fields'
import { eggFields } from '@clutchbook/domain/eggs/eggs.fields'
import { type Field, type Fields, type RowOf, storedFieldsOf } from '@clutchbook/domain/kernel/record-fields'
import { ancestorFields } from '@clutchbook/domain/lineage/ancestor.fields'
import { offspringFields } from '@clutchbook/domain/lineage/offspring.fields'
import type { Schema } from '../../platform/database/schema.ts'

/** What a column holds: text, a number, yes or no, its own number, or the number of a record of another kind. */
export type Column = 'text' | 'number' | 'flag' | 'id' | { readonly of: KindName }

export type KindName =
  | 'animals'
  | 'records'
  | 'ancestors'
  | 'projects'
  | 'eggs'
  | 'offspring'
  | 'events'
  | 'notifications'

/** Records of one kind, which become one file of lines and one sheet in an archive. */
export type ArchiveKind = {
  readonly name: KindName
  readonly table: keyof Schema
  readonly columns: Readonly<Record<string, Column>>
  /** Columns that are in no archive, each with the reason. */
  readonly left: Readonly<Record<string, string>>
}

type ColumnOf<T extends keyof Schema> = Extract<keyof Schema[T], string>

/** Takes note of a kind. Every column of the table is named once, as one that is in the archive or as one that is not. */
const kind = <T extends keyof Schema, L extends ColumnOf<T>>(
  name: KindName,
  table: T,
  left: Readonly<Record<L, string>>,
  columns: Readonly<Record<Exclude<ColumnOf<T>, L>, Column>>,
): ArchiveKind => ({ name, table, columns, left })

const owner = 'whoever moves in owns it'
const counted = 'follows from the other columns'
const fresh = 'begins anew'

const animals: Column = { of: 'animals' }

/** What the columns of fields hold. */
const columnsOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    storedFieldsOf(fields).map(([name, field]) => [field.column ?? name, columnOf(field)]),
  ) as Readonly<Record<keyof RowOf<F>, Column>>

function columnOf(field: Field): Column {
  if (field.kind === 'link') return { of: field.to as KindName }
  return field.kind === 'number' || field.kind === 'flag' ? field.kind : 'text'
}

/** What an archive holds, in an order in which records come after those that they point to. */
export const archiveKinds: readonly ArchiveKind[] = [
  kind(
    'animals',
    'animal',
    {
      keeperId: owner,
      version: fresh,
      searchText: counted,
      customIdKey: counted,
      profileMediaId: counted,
    },
    {
      id: 'id',
      createdAt: 'text',
      ...columnsOf(animalFields),
    },
  ),
  kind(
    'records',
    'animalRecord',
    { keeperId: owner, version: fresh, typeKey: counted },
    {
      id: 'id',
      animalId: animals,
      ...columnsOf(recordFields),
      createdAt: 'text',
    },
  ),
  kind(
    'ancestors',
    'ancestor',
    { keeperId: owner, version: fresh },
    {
      id: 'id',
      animalId: animals,
      ...columnsOf(ancestorFields),
      createdAt: 'text',
    },
  ),
  kind(
    'projects',
    'breedingProject',
    { keeperId: owner, version: fresh, searchText: counted, isActive: counted },
    {
      id: 'id',
      createdAt: 'text',
      ...columnsOf(projectFields),
      maleName: 'text',
      maleMorph: 'text',
      femaleName: 'text',
      femaleMorph: 'text',
      species: 'text',
    },
  ),
  kind(
    'eggs',
    'egg',
    { keeperId: owner, version: fresh, numberKey: counted, expectedDay: counted, updatedAt: fresh },
    {
      id: 'id',
      createdAt: 'text',
      ...columnsOf(eggFields),
      projectName: 'text',
    },
  ),
  kind(
    'offspring',
    'offspring',
    { keeperId: owner },
    {
      id: 'id',
      createdAt: 'text',
      ...columnsOf(offspringFields),
    },
  ),
  kind(
    'events',
    'event',
    {
      keeperId: owner,
      version: fresh,
      lastDate: counted,
      dueOn: counted,
      dueAt: counted,
      removedAt: 'deleted events are left out',
    },
    {
      id: 'id',
      createdAt: 'text',
      ...columnsOf(eventFields),
      remindedThrough: 'text',
    },
  ),
  kind(
    'notifications',
    'notification',
    { keeperId: owner, mailDueAt: 'mails go out once', mailTries: 'mails go out once' },
    {
      id: 'id',
      createdAt: 'text',
      eventId: { of: 'events' },
      title: 'text',
      message: 'text',
      readAt: 'text',
    },
  ),
]

/** Tables that are no kind of their own: where else in the archive they are, or why they are not. */
export const otherTables: Readonly<Record<string, string>> = {
  keeper: 'profile.json',
  follow: 'profile.json: whom the keeper follows',
  reminderMail: 'profile.json: whether reminders are mailed; the word of its links is a secret',
  media: 'the files themselves',
  animalMedia: 'the galleries of animals',
  ancestorMedia: 'the photos of ancestors',
  animalSharing:
    'of animals: isShared, showsNotes, showsPrice, sharedUntil; a password is a secret, views are of the link here',
  keeperPage:
    'profile.json: what bounds profile and collection; a password is a secret, views are of the link here',
  keeperState: 'counts that follow from the records',
  session: 'who is signed in; a secret',
  mailedToken: 'hashes of mailed links',
  apiToken: 'hashes of personal tokens; new ones are made in a moment',
  calendarFeed: 'hashes of secret addresses; new ones are made in a moment',
  installation: 'where the database lies',
  zoneChange: 'work that waits',
  attempt: 'counted tries; names nobody',
  requestKey: 'answers kept for a day',
  subscription: 'payments stay where they are paid',
  paymentEvent: 'payments stay where they are paid',
  leavingCustomer: 'payments stay where they are paid',
  repairRun: 'what administrators did',
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
