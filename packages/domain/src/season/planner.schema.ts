import { z } from 'zod'
import { projectFields } from '../breeding/breeding.fields.ts'
import { longestMorph } from '../genetics/genetics-limits.rules.ts'
import { writtenFraction } from '../genetics/trait.schema.ts'
import { pairWarning } from '../genetics/warning.schema.ts'
import { sentShape } from '../kernel/field-schemas.ts'
import { plainText, recordId, several } from '../kernel/fields.ts'
import { pairingReasons } from './planner.rules.ts'

/** Whose pairs are wanted, and what is hoped for of them (PLN-01, PLN-04). */
export const plannerQuery = z.object({
  species: plainText(200, 'Please name a species'),
  target: plainText(longestMorph, 'Please name what you hope for').optional(),
})

/** An animal of the planner. */
const plannedAnimal = z.object({
  id: recordId,
  name: z.string(),
  morph: z.string().nullable(),
  /** With the group, itself included. */
  meanKinship: z.number(),
  /** Its own, 0 to 1; null of one that came without a father, of which it is unknown. */
  inbreeding: z.number().nullable(),
  /** Which part of four generations of its ancestors is known by link, 0 to 1. */
  known: z.number(),
  isReady: z.boolean(),
  reasons: z.array(z.enum(pairingReasons)),
})

/** The best pairs for what is hoped for, by falling chance; others of the matrix are less likely, or not to be counted. */
const plannedOdds = z.object({
  /** As it was understood. */
  target: z.string(),
  /** 1: young of these pairs may be it. 2: no pair makes it, and these give young that carry all of it. */
  reach: z.union([z.literal(1), z.literal(2)]),
  /** Whether these are all pairs that make it, not the best of more. */
  isAll: z.boolean(),
  pairs: z.array(
    z.object({
      maleId: recordId,
      femaleId: recordId,
      probability: writtenFraction,
      ofHatchlings: writtenFraction.nullable(),
      lost: writtenFraction,
      warnings: z.array(pairWarning),
    }),
  ),
})

/** Every pair of own animals of a species (PLN-01). */
export const plannerMatrix = z.object({
  species: z.string(),
  males: z.array(plannedAnimal),
  females: z.array(plannedAnimal),
  /** Of the young of each male, in their order, with each female, in theirs. */
  inbreeding: z.array(z.array(z.number())),
  /** The pairs that have an active project. */
  paired: z.array(z.object({ maleId: recordId, femaleId: recordId, breedingProjectId: recordId })),
  /** 1 less the mean of the group's mean kinships; null of a group of nobody. */
  geneDiversity: z.number().nullable(),
  odds: plannedOdds.nullable(),
})

const { startDate } = sentShape(projectFields)

/** The body that starts a project of each of several pairs. */
export const plannedPairs = z.object({
  pairs: several(z.object({ maleId: recordId, femaleId: recordId })),
  /** Today unless said. */
  startDate: startDate.optional(),
  /** Also where a pair has an active project. */
  again: z.boolean().default(false),
})

export type PlannerQuery = z.output<typeof plannerQuery>
export type PlannerMatrix = z.output<typeof plannerMatrix>
export type PlannedAnimal = z.output<typeof plannedAnimal>
