import { z } from 'zod'
import { projectFields } from '../breeding/breeding.fields.ts'
import { projectLimits } from '../breeding/breeding.rules.ts'
import { archivedYoung } from '../breeding/project-young.schema.ts'
import { usualSeasonSettings } from '../breeding/season-settings.fields.ts'
import { archivedSeasonSettings } from '../breeding/season-settings.schema.ts'
import { eventFields } from '../calendar/calendar.fields.ts'
import { clutchEntryFields } from '../clutches/clutch-log.fields.ts'
import { archivedEggs } from '../clutches/clutch-log.schema.ts'
import { clutchFields, clutchSireFields } from '../clutches/clutches.fields.ts'
import { recordFields } from '../collection/animal-records.fields.ts'
import { animalFields } from '../collection/collection.fields.ts'
import { animalLimits } from '../collection/collection.rules.ts'
import { eggFields } from '../eggs/eggs.fields.ts'
import { archivedEntries } from '../genetics/genotype.schema.ts'
import { archivedChanges, archivedDefinition } from '../genetics/keeper-genes.schema.ts'
import { geneChangeFields, ownGeneFields } from '../genetics/own-genes.fields.ts'
import { endProblems, isCondition } from '../husbandry/conditions.ts'
import { subjectProblems } from '../husbandry/log.ts'
import { planFields } from '../husbandry/plan.fields.ts'
import { archivedTerms } from '../husbandry/plan.schema.ts'
import { readRecordData } from '../husbandry/record-data.schema.ts'
import { usualSettings } from '../husbandry/settings.fields.ts'
import { archivedSettings } from '../husbandry/settings.schema.ts'
import { boxFields, incubatorFields } from '../incubation/incubators.fields.ts'
import { readingHourFields } from '../incubation/readings.fields.ts'
import { archivedReadings } from '../incubation/readings.schema.ts'
import { eggStayFields } from '../incubation/stays.fields.ts'
import type { RecordTable } from '../kernel/area.ts'
import { isCivilDay, isDayPattern, usualDayPattern } from '../kernel/civil-day.ts'
import type { FieldErrors } from '../kernel/domain-error.ts'
import { archivedShape } from '../kernel/field-schemas.ts'
import { plainText, recordId } from '../kernel/fields.ts'
import { knownTimeZone } from '../kernel/time-zone.ts'
import { ancestorFields } from '../lineage/ancestor.fields.ts'
import { offspringFields } from '../lineage/offspring.fields.ts'
import { labelFields } from '../places/labels.fields.ts'
import { placeFields } from '../places/places.fields.ts'
import { seasonFactFields } from '../season/season-facts.fields.ts'
import { archivedMove } from '../season/season-facts.schema.ts'
import { speciesFiguresFields } from '../season/species-figures.fields.ts'
import { archivedFigures } from '../season/species-figures.schema.ts'

/** Records as an archive has them. They were judged when they were written; here they only have to be of the right form. */
const text = (max: number) => plainText(max).nullable()
const moment = z.iso.datetime()
const day = z.string().refine(isCivilDay)
const optionalDay = day.nullable()
const reference = recordId.nullable()

const fileName = z.string().regex(/^media\/\d{1,15}\.(jpg|png|gif|mp4|mov|webm)$/)
const files = z.array(fileName).max(200)

const made = { id: recordId, createdAt: moment }

export const archivedAnimal = z.object({
  ...made,
  ...archivedShape(animalFields, files),
  isShared: z.boolean(),
  showsNotes: z.boolean(),
  // Archives of earlier versions say nothing of these.
  showsPrice: z.boolean().default(true),
  showsGenotype: z.boolean().default(false),
  sharedUntil: moment.nullable().default(null),
  isSharedWithPassword: z.boolean().default(false),
})

/** A record of a kind of which an archive says no more than its table. */
export const archivedByTable = ({ fields, belongsTo, texts = [] }: RecordTable) =>
  z.object({
    ...made,
    ...(belongsTo ? { [belongsTo.column]: recordId } : {}),
    ...archivedShape(fields),
    ...Object.fromEntries(texts.map((column) => [column, text(10_000)])),
  })

/** The data of a record as text; archives of before records had any say nothing of them. */
const storedData = plainText(20_000).nullable().default(null)

/** What is of an animal or of a place. Archives of before places had any name an animal alone. */
const ofEither = { animalId: reference, placeId: reference.default(null) }

/** A record; one of before conditions could last says nothing of its last day, and meant the day that it names. */
export const archivedRecord = z.preprocess(
  endedBefore,
  z
    .object({ ...made, ...ofEither, ...archivedShape(recordFields), data: storedData })
    .superRefine((record, context) => {
      const problems = { ...endProblems(record), ...storedProblems(record), ...subjectProblems(record) }
      for (const [field, message] of Object.entries(problems))
        context.addIssue({ code: 'custom', path: [field], message })
    }),
)

function endedBefore(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || 'endDate' in row) return row
  const { recordType, recordDate } = row as { recordType?: unknown; recordDate?: unknown }
  return { ...row, endDate: typeof recordType === 'string' && isCondition(recordType) ? recordDate : null }
}

/** Anyone can write an archive, so data are read anew. */
function storedProblems({ recordType, data }: { recordType: string; data: string | null }): FieldErrors {
  if (data === null) return {}
  const read = parsedData.safeParse(data)
  const problem = { data: 'These are no data of a record' }
  return read.success ? (readRecordData(recordType, read.data, { isStored: true }).errors ?? {}) : problem
}

const parsedData = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'no JSON' })
      return z.NEVER
    }
  })
  .pipe(z.record(z.string(), z.unknown()))

export const archivedAncestor = z.object({
  ...made,
  animalId: recordId,
  ...archivedShape(ancestorFields, files),
})

export const archivedProject = z.object({
  ...made,
  ...archivedShape(projectFields),
  maleName: text(animalLimits.name),
  maleMorph: text(animalLimits.text),
  femaleName: text(animalLimits.name),
  femaleMorph: text(animalLimits.text),
  species: text(animalLimits.text),
})

export const archivedClutch = z.object({
  ...made,
  ...archivedShape(clutchFields),
  projectName: text(projectLimits.name),
  femaleName: text(animalLimits.name),
  femaleMorph: text(animalLimits.text),
  species: text(animalLimits.text),
  // Archives of before clutches gave statuses back say nothing of these.
  movedFrom: archivedMove.default(null),
  movedTo: archivedMove.default(null),
})

export const archivedClutchSire = z.object({
  ...made,
  clutchId: recordId,
  ...archivedShape(clutchSireFields),
  name: text(animalLimits.name),
  morph: text(animalLimits.text),
})

export const archivedSeasonFact = z.object({
  ...made,
  animalId: recordId,
  ...archivedShape(seasonFactFields),
  maleName: text(animalLimits.name),
  movedFrom: archivedMove,
  movedTo: archivedMove,
})

export const archivedSpeciesFigures = z.object({
  ...made,
  ...archivedShape(speciesFiguresFields),
  figures: archivedFigures,
})

export const archivedClutchEntry = z.object({
  ...made,
  clutchId: recordId,
  ...archivedShape(clutchEntryFields),
  eggs: archivedEggs,
})

export const archivedIncubator = z.object({ ...made, ...archivedShape(incubatorFields) })

export const archivedBox = z.object({ ...made, ...archivedShape(boxFields) })

export const archivedEggStay = z
  .object({ ...made, clutchId: reference, eggId: reference, ...archivedShape(eggStayFields) })
  .refine(({ clutchId, eggId }) => (clutchId === null) !== (eggId === null), { path: ['eggId'] })

export const archivedReadingHour = z
  .object({
    ...made,
    incubatorId: reference,
    boxId: reference,
    ...archivedShape(readingHourFields),
    readings: archivedReadings,
  })
  .refine(({ incubatorId, boxId }) => (incubatorId === null) !== (boxId === null), { path: ['boxId'] })

export const archivedEgg = z.object({
  ...made,
  ...archivedShape(eggFields),
  projectName: text(projectLimits.name),
})

export const archivedOffspring = z.object({ ...made, ...archivedShape(offspringFields) })

export const archivedGenotype = z.object({ ...made, animalId: recordId, entries: archivedEntries })

export const archivedCountedYoung = z.object({ ...made, breedingProjectId: recordId, young: archivedYoung })

export const archivedOwnGene = z.object({
  ...made,
  ...archivedShape(ownGeneFields),
  definition: archivedDefinition,
})

export const archivedGeneChange = z.object({
  ...made,
  ...archivedShape(geneChangeFields),
  definition: archivedChanges,
})

export const archivedPlan = z
  .object({
    ...made,
    ...ofEither,
    ...archivedShape(planFields),
    terms: archivedTerms,
  })
  .refine(({ animalId, placeId }) => (animalId === null) !== (placeId === null), { path: ['animalId'] })

export const archivedPlace = z.object({ ...made, ...archivedShape(placeFields) })

export const archivedLabel = z.object({ ...made, ...archivedShape(labelFields) })

export const archivedEvent = z
  .object({
    ...made,
    ...archivedShape(eventFields),
    remindedThrough: optionalDay,
  })
  .refine(({ startDate, endDate }) => endDate === null || endDate >= startDate, { path: ['endDate'] })

export const archivedNotification = z.object({
  ...made,
  eventId: reference,
  title: plainText(1000),
  message: plainText(1000),
  leadsTo: z.enum(['/today', '/incubating']).nullable().default(null),
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
  /** Archives of before there were any say nothing of them. */
  husbandry: archivedSettings.default(usualSettings),
  seasons: archivedSeasonSettings.default(usualSeasonSettings),
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
