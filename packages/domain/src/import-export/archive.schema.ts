import { z } from 'zod'
import { projectLimits, projectStatuses } from '../breeding/breeding.rules.ts'
import { eventLimits, eventTypes, isEventColor } from '../calendar/calendar.rules.ts'
import { mostReminderDays } from '../calendar/reminder.rules.ts'
import { recordLimits } from '../collection/animal-records.rules.ts'
import { animalFields } from '../collection/collection.fields.ts'
import { animalLimits } from '../collection/collection.rules.ts'
import { eggLimits, eggStatuses, temperatureUnits } from '../eggs/eggs.rules.ts'
import { isCivilDay, isDayPattern, usualDayPattern } from '../kernel/civil-day.ts'
import { archivedShape } from '../kernel/field-schemas.ts'
import { plainText, recordId } from '../kernel/fields.ts'
import { isTimeOfDay, knownTimeZone } from '../kernel/time-zone.ts'
import { ancestorLimits, ancestorRelations } from '../lineage/lineage.rules.ts'

/** Records as an archive has them. They were judged when they were written; here they only have to be of the right form. */
const text = (max: number) => plainText(max).nullable()
const required = (max: number) => plainText(max).min(1)
const moment = z.iso.datetime()
const day = z.string().refine(isCivilDay)
const optionalDay = day.nullable()
const time = z.string().refine(isTimeOfDay)
const reference = recordId.nullable()
const whole = (most: number) => z.number().int().min(0).max(most)

const fileName = z.string().regex(/^media\/\d{1,15}\.(jpg|png|gif|mp4|mov|webm)$/)
const files = z.array(fileName).max(200)
const long = 10_000

const made = { id: recordId, createdAt: moment }

export const archivedAnimal = z.object({
  ...made,
  ...archivedShape(animalFields, files),
  isShared: z.boolean(),
  showsNotes: z.boolean(),
  // Archives of earlier versions say nothing of these.
  showsPrice: z.boolean().default(true),
  sharedUntil: moment.nullable().default(null),
  isSharedWithPassword: z.boolean().default(false),
})

export const archivedRecord = z.object({
  ...made,
  animalId: recordId,
  recordType: required(recordLimits.type),
  recordDate: day,
  details: text(recordLimits.details),
  measurement: text(recordLimits.measurement),
  unit: text(recordLimits.unit),
})

export const archivedAncestor = z.object({
  ...made,
  animalId: recordId,
  relation: z.enum(ancestorRelations),
  name: plainText(ancestorLimits.name),
  morph: text(ancestorLimits.text),
  source: text(ancestorLimits.text),
  producedBy: text(ancestorLimits.text),
  photos: files,
})

export const archivedProject = z.object({
  ...made,
  name: required(projectLimits.name),
  projectCode: text(projectLimits.code),
  maleId: reference,
  femaleId: reference,
  maleName: text(animalLimits.name),
  maleMorph: text(animalLimits.text),
  femaleName: text(animalLimits.name),
  femaleMorph: text(animalLimits.text),
  species: text(animalLimits.text),
  startDate: day,
  status: z.enum(projectStatuses),
  confirmedLock: z.boolean(),
  clutchSize: whole(1000).nullable(),
  nextClutchDate: optionalDay,
  expectedLayDate: optionalDay,
  notes: text(projectLimits.notes),
})

export const archivedEgg = z.object({
  ...made,
  breedingProjectId: reference,
  projectName: text(projectLimits.name),
  eggNumber: plainText(eggLimits.number),
  layDate: day,
  dueDate: optionalDay,
  hatchDate: optionalDay,
  status: z.enum(eggStatuses),
  temperature: z.number().min(-50).max(100).nullable(),
  temperatureUnit: z.enum(temperatureUnits),
  humidity: z.number().min(0).max(100).nullable(),
  incubationDays: z.number().int().min(1).max(eggLimits.incubationDays),
  isViable: z.boolean(),
  notes: text(eggLimits.notes),
})

export const archivedOffspring = z.object({
  ...made,
  reptileId: recordId,
  parentId: reference,
  breedingProjectId: reference,
  eggId: reference,
  hatchDate: optionalDay,
  notes: text(long),
})

export const archivedEvent = z
  .object({
    ...made,
    title: required(eventLimits.title),
    description: text(eventLimits.description),
    type: z.enum(eventTypes),
    startDate: day,
    endDate: optionalDay,
    isAllDay: z.boolean(),
    startTime: time.nullable(),
    endTime: time.nullable(),
    animalId: reference,
    breedingProjectId: reference,
    color: z.string().refine(isEventColor).nullable(),
    isCompleted: z.boolean(),
    hasReminder: z.boolean(),
    isReminderEnabled: z.boolean(),
    reminderDays: whole(mostReminderDays).nullable(),
    reminderTime: time,
    reminderRepeatDays: whole(30),
    remindedThrough: optionalDay,
  })
  .refine(({ startDate, endDate }) => endDate === null || endDate >= startDate, { path: ['endDate'] })

export const archivedNotification = z.object({
  ...made,
  eventId: reference,
  title: plainText(1000),
  message: plainText(1000),
  readAt: moment.nullable(),
})

/** What bounds a page that an account shows. */
const pageLimits = z
  .object({ sharedUntil: moment.nullable(), isSharedWithPassword: z.boolean() })
  .default({ sharedUntil: null, isSharedWithPassword: false })

/** What an account is called and shows; names and addresses stay those of the account that moves in. */
export const archivedProfile = z.object({
  name: text(200),
  timeZone: z.string().refine((name) => knownTimeZone(name) !== null),
  /** Archives of before it could be chosen say nothing of it. */
  dayPattern: z.string().refine(isDayPattern).default(usualDayPattern),
  sharesProfile: z.boolean(),
  sharesCollection: z.boolean(),
  isListed: z.boolean(),
  profileLimits: pageLimits,
  collectionLimits: pageLimits,
  profileImage: fileName.nullable(),
})

export const archiveManifest = z.object({
  archive: z.literal('clutchbook'),
  form: z.number().int(),
  missing: z.array(fileName).max(1_000_000),
})

/** How many records of each kind came in, and how many photos and videos the archive names and doesn't hold. */
export const archiveImported = z.object({
  animals: z.number().int(),
  projects: z.number().int(),
  eggs: z.number().int(),
  events: z.number().int(),
  files: z.number().int(),
  missingFiles: z.number().int(),
})

export type ArchivedProfile = z.output<typeof archivedProfile>
export type ArchiveImported = z.output<typeof archiveImported>
