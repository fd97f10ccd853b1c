import { z } from 'zod'
import {
  moment,
  numberOrBlank,
  optionalDay,
  optionalText,
  plainText,
  recordId,
  requiredDay,
  textBy,
} from '../kernel/fields.ts'
import { pageQuery } from '../kernel/paging.ts'
import {
  largestClutch,
  projectLimits,
  projectMessages,
  projectNameProblem,
  projectStatuses,
} from './breeding.rules.ts'

const name = textBy(projectNameProblem, projectLimits.name).transform((value) => value.trim())

const partnerId = (absent: string) =>
  z.number(absent).int(absent).positive(absent).max(Number.MAX_SAFE_INTEGER)
const maleId = partnerId(projectMessages.male)
const femaleId = partnerId(projectMessages.female)

const startDate = requiredDay(projectMessages.startDate)

const status = z.enum(projectStatuses, {
  error: ({ input }) =>
    input === undefined || input === null || input === ''
      ? projectMessages.status
      : projectMessages.unknownStatus,
})

const clutchSize = numberOrBlank.pipe(
  z
    .number('Please use a whole number')
    .int('Please use a whole number')
    .min(0, 'Please use a number of 0 or more')
    .max(largestClutch, `Please use a number of at most ${largestClutch}`)
    .nullable(),
)

/**
 * Every field a keeper writes, each optional: the body of a change. What is left out stays as it is. A partner may be
 * null only where the animal has been deleted since.
 */
export const projectChange = z
  .object({
    name,
    maleId: maleId.nullable(),
    femaleId: femaleId.nullable(),
    startDate,
    status,
    nextClutchDate: optionalDay,
    expectedLayDate: optionalDay,
    projectCode: optionalText(projectLimits.code),
    clutchSize,
    confirmedLock: z.boolean(),
    notes: optionalText(projectLimits.notes),
  })
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
  name: z.string(),
  projectCode: z.string().nullable(),
  maleId: recordId.nullable(),
  femaleId: recordId.nullable(),
  maleName: z.string().nullable(),
  femaleName: z.string().nullable(),
  maleMorph: z.string().nullable(),
  femaleMorph: z.string().nullable(),
  malePhoto: z.string().nullable(),
  femalePhoto: z.string().nullable(),
  species: z.string().nullable(),
  startDate: z.string(),
  status: z.enum(projectStatuses),
  nextClutchDate: z.string().nullable(),
  expectedLayDate: z.string().nullable(),
  clutchSize: z.number().int().nullable(),
  confirmedLock: z.boolean(),
  notes: z.string().nullable(),
  eggCount: z.number().int(),
  incubatingCount: z.number().int(),
  hatchedCount: z.number().int(),
  offspringCount: z.number().int(),
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
  reptileId: z
    .number('Please select a reptile')
    .int('Please select a reptile')
    .positive('Please select a reptile'),
  breedingProjectId: recordId.optional(),
  hatchDate: optionalDay.optional(),
  notes: optionalText(projectLimits.notes).optional(),
})

export type ProjectChange = z.output<typeof projectChange>
export type NewProject = z.output<typeof newProject>
export type Project = z.output<typeof project>
export type ProjectQuery = z.output<typeof projectQuery>
export type NewProjectOffspring = z.output<typeof newProjectOffspring>
