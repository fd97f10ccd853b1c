import { z } from 'zod'
import { projectStatuses } from '../breeding/breeding.rules.ts'
import { projectMove } from '../breeding/breeding.schema.ts'
import { seasonYear } from '../clutches/clutches.schema.ts'
import { sentShape, shownShape } from '../kernel/field-schemas.ts'
import { digits, moment, recordId, recordIds } from '../kernel/fields.ts'
import { seasonFactFields } from './season-facts.fields.ts'
import { factMessages, overlaps } from './season-facts.rules.ts'

const sent = sentShape(seasonFactFields)

/** What becomes of the male's visit to another female: it ends, or they are a group. Refused where nothing is said. */
const overlap = z.enum(overlaps, factMessages.overlap).optional()

/** The body of a new fact; without a day it is of today. */
export const newSeasonFact = z.object(sent).partial().extend({ kind: sent.kind, overlap })

/** The same fact of each of several females. */
export const severalSeasonFacts = newSeasonFact.extend({ ids: recordIds })

/** The body of a change; what is left out stays as it is. */
export const seasonFactChange = z.object(sent).partial().extend({ overlap })

/** What narrows the facts of a female: the year in which their season ends. */
export const seasonFactQuery = z.object({ season: seasonYear.optional() })

export const seasonFactParams = z.object({ id: digits, factId: digits })

/** A fact as its owner reads it. */
export const seasonFact = z.object({
  id: recordId,
  userId: recordId,
  /** The female whose season it is of. */
  animalId: recordId,
  version: z.number().int(),
  createdAt: moment,
  ...shownShape(seasonFactFields),
  femaleName: z.string(),
  /** As he is called now; of one that was deleted, as he was called. */
  maleName: z.string().nullable(),
})

/** A fact as it was saved, with what became of its project where that followed it. */
export const savedSeasonFact = seasonFact.extend({ projectMoved: projectMove.optional() })

/** The statuses between which a fact moved its project, as an archive has them. */
export const archivedMove = z.enum(projectStatuses).nullable()

export type NewSeasonFact = z.output<typeof newSeasonFact>
export type SeveralSeasonFacts = z.output<typeof severalSeasonFacts>
export type SeasonFactChange = z.output<typeof seasonFactChange>
export type SeasonFactQuery = z.output<typeof seasonFactQuery>
export type SeasonFact = z.output<typeof seasonFact>
export type SavedSeasonFact = z.output<typeof savedSeasonFact>
