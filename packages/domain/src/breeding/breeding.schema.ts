import { z } from 'zod'
import { sentShape, shownShape } from '../kernel/field-schemas.ts'
import { moment, plainText, recordId } from '../kernel/fields.ts'
import { pageQuery } from '../kernel/paging.ts'
import { offspringFields } from '../lineage/offspring.fields.ts'
import { projectFields } from './breeding.fields.ts'
import { projectStatuses } from './breeding.rules.ts'

const offspring = sentShape(offspringFields)
const sent = sentShape(projectFields)
const { name, maleId, femaleId, startDate, status } = sent

/**
 * Every field a keeper writes, each optional: the body of a change. What is left out stays as it is. A partner may be
 * null only where the animal has been deleted since.
 */
export const projectChange = z
  .object({ ...sent, maleId: maleId.nullable(), femaleId: femaleId.nullable() })
  .partial()

/** The body of a new project. */
export const newProject = projectChange.extend({ name, maleId, femaleId, startDate, status })

/**
 * A project as its owner reads it (BRD-39). The names and morphs are those of the linked animals, or what is kept of
 * animals that were deleted since; `species` is the dam's, else the sire's. The counts are of what hangs on it now.
 */
export const project = z.object({
  id: recordId,
  userId: recordId,
  version: z.number().int(),
  createdAt: moment,
  ...shownShape(projectFields),
  maleName: z.string().nullable(),
  femaleName: z.string().nullable(),
  maleMorph: z.string().nullable(),
  femaleMorph: z.string().nullable(),
  malePhoto: z.string().nullable(),
  femalePhoto: z.string().nullable(),
  species: z.string().nullable(),
  eggCount: z.number().int(),
  incubatingCount: z.number().int(),
  hatchedCount: z.number().int(),
  offspringCount: z.number().int(),
})

/** A project whose status followed its eggs: what it was, what it is, and the version it has since. */
export const projectMove = z.object({
  id: recordId,
  name: z.string(),
  from: z.enum(projectStatuses),
  to: z.enum(projectStatuses),
  version: z.number().int(),
})

/** What narrows the list of projects; newest first. */
export const projectQuery = pageQuery.extend({
  /** Matches name, project code, status and the names of both partners (BRD-Q09). */
  q: plainText(200).optional(),
  status: z.enum(projectStatuses).optional(),
  /** `true` for active ones alone, `false` for the others (BRD-26). */
  active: z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .optional(),
})

/** The body that links an animal to a project as its offspring (BRD-36). The project is the one of the address. */
export const newProjectOffspring = z.object({
  reptileId: offspring.reptileId,
  breedingProjectId: recordId.optional(),
  hatchDate: offspring.hatchDate.optional(),
  notes: offspring.notes.optional(),
})

export type ProjectChange = z.output<typeof projectChange>
export type NewProject = z.output<typeof newProject>
export type Project = z.output<typeof project>
export type ProjectMove = z.output<typeof projectMove>
export type ProjectQuery = z.output<typeof projectQuery>
export type NewProjectOffspring = z.output<typeof newProjectOffspring>
