import { z } from 'zod'
import { storedJson } from '../genetics/stored-json.ts'
import { sentShape, shownShape } from '../kernel/field-schemas.ts'
import { digits, moment, optionalText, plainText, recordId, recordIds } from '../kernel/fields.ts'
import { mostAtOnce } from '../kernel/several.ts'
import { isTimeOfDay } from '../kernel/time-zone.ts'
import { planFields } from './plan.fields.ts'
import { planLimits, planMessages } from './plan.rules.ts'
import {
  cleaningScopes,
  doseRoutes,
  foodStates,
  pauseKinds,
  planHolders,
  planReasons,
  planStates,
} from './plan.ts'

const word = optionalText(planLimits.text).default(null)

const { pieces, grams } = planMessages

const food = z
  .object(
    {
      prey: word,
      size: word,
      state: z.enum(foodStates, 'A state is live, fresh, frozen-thawed or prepared').nullable().default(null),
      count: z.number(pieces).int(pieces).min(1, pieces).max(planLimits.pieces, pieces).default(1),
      feederId: recordId
        .nullish()
        .transform((id) => id ?? undefined)
        .optional(),
      grams: z.number(grams).positive(grams).max(planLimits.grams, grams).nullable().default(null),
      supplement: word,
    },
    'Please send the food as an object',
  )
  .nullable()

const dose = z
  .object(
    {
      drug: plainText(planLimits.drug, planMessages.doseNeeded).trim().min(1, planMessages.doseNeeded),
      dose: word,
      route: z
        .enum(doseRoutes, 'A route is oral, injected, topical, nebulised or other')
        .nullable()
        .default(null),
    },
    'Please send the dose as an object',
  )
  .nullable()

const isRising = (times: readonly string[]): boolean =>
  times.every((time, at) => at === 0 || time > (times[at - 1] ?? ''))

/** What a plan says besides its plain fields. */
const terms = {
  weekdays: z
    .array(z.literal([0, 1, 2, 3, 4, 5, 6], planMessages.weekdays), planMessages.weekdays)
    .max(7, planMessages.weekdays)
    .transform((days) => [...new Set(days)].sort()),
  times: z
    .array(z.string(planMessages.times).refine(isTimeOfDay, planMessages.times), planMessages.times)
    .max(planLimits.times, planMessages.times)
    .refine(isRising, planMessages.times),
  food,
  dose,
  scope: z.enum(cleaningScopes, 'A cleaning is spot or full').nullable(),
  pauses: z
    .array(z.enum(pauseKinds, planMessages.pauses), planMessages.pauses)
    .max(pauseKinds.length, planMessages.pauses)
    .transform((chosen) => pauseKinds.filter((kind) => chosen.includes(kind)))
    .nullable(),
  of: z.enum(planHolders, planMessages.holders).nullable(),
}

/** The body of a change; what is left out stays, and null is what follows from the rest. */
export const planChange = z.object({ ...sentShape(planFields), ...terms }).partial()

/** The same plan for each of several animals and places; one of a single one may take the place of an event. */
export const newPlans = planChange
  .extend({
    animalIds: recordIds.optional(),
    placeIds: recordIds.optional(),
    kind: sentShape(planFields).kind,
    /** An own event that is completed with it, so that nothing reminds twice. */
    fromEventId: recordId.nullable().optional(),
  })
  .refine(({ animalIds, placeIds }) => animalIds !== undefined || placeIds !== undefined, {
    message: planMessages.subjects,
    path: ['animalIds'],
  })
  .refine((plans) => subjectsOf(plans) <= mostAtOnce, {
    message: planMessages.tooManySubjects,
    path: ['placeIds'],
  })
  .refine((plans) => typeof plans.fromEventId !== 'number' || subjectsOf(plans) <= 1, {
    message: planMessages.fromEventId,
    path: ['fromEventId'],
  })
  .refine(({ animalIds, of }) => animalIds === undefined || of === undefined || of === null, {
    message: planMessages.of,
    path: ['of'],
  })

type Subjects = { readonly animalIds?: number[] | undefined; readonly placeIds?: number[] | undefined }

const subjectsOf = ({ animalIds = [], placeIds = [] }: Subjects): number => animalIds.length + placeIds.length

/** The numbers of the plans in the order of the animals and then of the places, and how many of them are new. */
export const plansPut = z.object({ ids: z.array(recordId), created: z.number().int() })

/** What narrows the plans that are listed. */
export const planQuery = z.object({
  animalId: digits.optional(),
  /** The plans of a place; those of what it stands in hold for its animals too, and are not among them. */
  placeId: digits.optional(),
  kind: plainText(planLimits.kind).optional(),
})

const next = z.object({
  state: z.enum(planStates),
  from: z.string().nullable(),
  to: z.string().nullable(),
  time: z.string().nullable(),
  reasons: z.array(z.enum(planReasons)),
})

/** What is fed, as answers tell it. */
export const shownFood = z
  .object({
    prey: z.string().nullable(),
    size: z.string().nullable(),
    state: z.enum(foodStates).nullable(),
    count: z.number().int(),
    grams: z.number().nullable(),
    supplement: z.string().nullable(),
    feederId: recordId.optional(),
  })
  .nullable()

/** What is given, as answers tell it. */
export const shownDose = z
  .object({ drug: z.string(), dose: z.string().nullable(), route: z.enum(doseRoutes).nullable() })
  .nullable()

/** A plan as its owner reads it; what follows from the rest is filled in. */
export const plan = z.object({
  id: recordId,
  userId: recordId,
  /** The animal that it is of, or the place; the other is null. */
  animalId: recordId.nullable(),
  placeId: recordId.nullable(),
  /** Of a plan of a place: for whom it holds. */
  of: z.enum(planHolders).nullable(),
  version: z.number().int(),
  ...shownShape(planFields),
  minDays: z.number().int(),
  maxDays: z.number().int(),
  weekdays: z.array(z.number().int()),
  times: z.array(z.string()),
  food: shownFood,
  dose: shownDose,
  scope: z.enum(cleaningScopes).nullable(),
  pauses: z.array(z.enum(pauseKinds)),
  createdAt: moment,
  /** Of a plan that holds for animals, when the first of them is due. */
  next,
})

/** The stored terms of an archive: text that holds them. */
export const archivedTerms = storedJson(
  plainText(10_000),
  z.object({ ...terms, of: terms.of.optional() }),
  'This says nothing of a plan',
)

export type PlanChange = z.output<typeof planChange>
export type NewPlans = z.output<typeof newPlans>
export type PlansPut = z.output<typeof plansPut>
export type PlanQuery = z.output<typeof planQuery>
export type ShownPlan = z.output<typeof plan>
