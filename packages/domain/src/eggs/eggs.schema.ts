import { z } from 'zod'
import { projectMove } from '../breeding/breeding.schema.ts'
import { animalLimits } from '../collection/collection.rules.ts'
import { animal, newAnimal } from '../collection/collection.schema.ts'
import { genotypeChange } from '../genetics/genotype.schema.ts'
import { movedAt } from '../incubation/stays.schema.ts'
import { sentShape, shownShape } from '../kernel/field-schemas.ts'
import { moment, optionalDay, optionalText, plainText, recordId } from '../kernel/fields.ts'
import { pageQuery } from '../kernel/paging.ts'
import { offspringLink } from '../lineage/lineage.schema.ts'
import { eggFields, incubationFields } from './eggs.fields.ts'
import { eggLimits, eggMessages, endStatuses, toCelsius } from './eggs.rules.ts'

const sent = sentShape(eggFields)
const { layDate, status, eggNumber } = sent

/** What can be said of one egg or of a whole clutch. */
const incubation = sentShape(incubationFields)

type Heat = { temperature?: number | null | undefined; temperatureUnit?: 'C' | 'F' | undefined }

const { min, max } = eggLimits.temperature

/** Plausible temperatures only: 88 sent as °C is a slip of the unit, and a boiled egg. */
export function isPlausible({ temperature, temperatureUnit }: Heat): boolean {
  if (temperature === undefined || temperature === null) return true
  const celsius = toCelsius(temperature, temperatureUnit ?? 'C')
  return celsius >= min && celsius <= max
}

/** What a temperature that is not is refused with. */
export const implausible = { message: eggMessages.temperature, path: ['temperature'] }

/** From here on a temperature is in °C. */
export const inCelsius = <T extends Heat>(egg: T): T =>
  typeof egg.temperature === 'number'
    ? { ...egg, temperature: toCelsius(egg.temperature, egg.temperatureUnit ?? 'C') }
    : egg

/** The body of a new egg: a lay date is enough, and a project to lay it in where there is one. */
export const newEgg = z
  .object(sent)
  .partial()
  .extend({ layDate, movedAt })
  .refine(isPlausible, implausible)
  .transform(inCelsius)

/** The body of a change; what is left out stays as it is. A project attaches the egg, null detaches it. */
export const eggChange = z
  .object(sent)
  .partial()
  .extend({ movedAt })
  .refine(isPlausible, implausible)
  .transform(inCelsius)

const whole = 'Please use a whole number'

/** The body of a clutch: the same for each egg, and numbers in sequence from `firstNumber` or the next free one. */
export const newClutch = z
  .object(incubation)
  .partial()
  .extend({
    layDate,
    breedingProjectId: recordId,
    count: z
      .number(whole)
      .int(whole)
      .min(1, 'A clutch has at least one egg')
      .max(eggLimits.clutch, `Please add at most ${eggLimits.clutch} eggs at once`),
    firstNumber: eggNumber.optional(),
  })
  .refine(isPlausible, implausible)
  .transform(inCelsius)

/** An egg as its owner reads it (EGG-01); `temperature` is in °C, `temperatureUnit` the unit it was given in. */
export const egg = z.object({
  id: recordId,
  userId: recordId,
  version: z.number().int(),
  createdAt: moment,
  updatedAt: moment,
  ...shownShape(eggFields),
})

/** An egg as a save answers it; `projectMoved` where the status of its project followed. */
export const savedEgg = egg.extend({ projectMoved: projectMove.optional() })

/** An egg as lists carry it: with the name of its project, or of the deleted one it came from. */
export const listedEgg = egg.extend({
  projectName: z.string().nullable(),
  /** The animal that hatched from it, where one is linked. */
  hatchlingId: recordId.nullable(),
})

/** What narrows a list of eggs. */
export const eggQuery = pageQuery.extend({
  status: status.optional(),
  /** Eggs of no project alone: those that can be attached to one. */
  loose: z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .optional(),
  /** `newest` unless stated; `due` puts first what hatches next. */
  sort: z.enum(['newest', 'due']).default('newest'),
})

/** What is said of one egg as it hatches; the rest comes from the egg, its project and its parents. */
const hatchingEgg = newAnimal
  .pick({ name: true, morph: true, sex: true, weight: true, weightUnit: true, customId: true, notes: true })
  .partial()
  .extend({ id: recordId, genotype: genotypeChange.optional() })

/** An egg of the same clutch that ends otherwise. */
const endedEgg = z.object({ id: recordId, status: z.enum(endStatuses, eggMessages.status) })

/** The body of hatching several eggs, each becoming an animal, and of marking those beside them. All or nothing. */
export const hatching = z.object({
  eggs: z
    .array(hatchingEgg)
    .min(1, 'Please choose at least one egg')
    .max(eggLimits.hatchedAtOnce, `Please hatch at most ${eggLimits.hatchedAtOnce} eggs at once`),
  ended: z
    .array(endedEgg)
    .max(eggLimits.hatchedAtOnce, `Please mark at most ${eggLimits.hatchedAtOnce} eggs at once`)
    .optional(),
  /** Today where it is left out and the egg has none. */
  hatchDate: optionalDay.optional(),
  species: plainText(500).optional(),
  producedBy: optionalText(500).optional(),
  isHoldback: z.boolean().optional(),
  /** Whoever is given no ID of its own gets one that counts on from here, past those that are taken. */
  firstCustomId: optionalText(animalLimits.text).optional(),
})

/** What came of one hatched egg. */
export const hatched = z.object({
  egg: savedEgg,
  animal,
  link: offspringLink.omit({ reptile: true }),
})

/** The body of hatching one egg into an animal that was filled in by hand, photos included. */
export const newHatchling = newAnimal.extend({ hatchDate: optionalDay.optional() })

/**
 * The body of taking back what was done to eggs: each as it was before, at the version it has since, with the animal that
 * hatched from it then; and the projects that followed. All or nothing, but for projects that were changed since.
 */
export const takingBack = z.object({
  eggs: z
    .array(
      z.object({
        id: recordId,
        version: z.number().int(),
        status,
        hatchDate: optionalDay,
        animal: z.object({ id: recordId, version: z.number().int() }).optional(),
      }),
    )
    .min(1, 'Please choose at least one egg')
    .max(2 * eggLimits.hatchedAtOnce, `Please take back at most ${2 * eggLimits.hatchedAtOnce} eggs at once`),
  projects: z
    .array(projectMove.pick({ id: true, version: true, from: true }))
    .max(eggLimits.hatchedAtOnce)
    .optional(),
})

/** The eggs as they are again, and the names of the projects that keep their status. */
export const takenBack = z.object({ eggs: z.array(egg), keptProjects: z.array(z.string()) })

/** An egg as far as its light is told from it: how long it has lain, and how long it has to. */
export const incubatingEgg = z.object({
  id: recordId,
  layDate: z.string(),
  dueDate: z.string().nullable(),
  incubationDays: z.number().int(),
})

/** An egg that hatches next: its light, what it is called, and the project it leads to. */
export const dueEgg = incubatingEgg.extend({
  eggNumber: z.string(),
  breedingProjectId: recordId.nullable(),
  /** As it is called now; of a deleted project, as it was called. */
  projectName: z.string().nullable(),
})

export type NewEgg = z.output<typeof newEgg>
export type EggChange = z.output<typeof eggChange>
export type NewClutch = z.output<typeof newClutch>
export type Egg = z.output<typeof egg>
export type SavedEgg = z.output<typeof savedEgg>
export type ListedEgg = z.output<typeof listedEgg>
export type EggQuery = z.output<typeof eggQuery>
export type Hatching = z.output<typeof hatching>
export type HatchingEgg = Hatching['eggs'][number]
export type EndedEgg = NonNullable<Hatching['ended']>[number]
export type TakingBack = z.output<typeof takingBack>
export type TakenBack = z.output<typeof takenBack>
export type Hatched = z.output<typeof hatched>
export type NewHatchling = z.output<typeof newHatchling>
export type IncubatingEgg = z.output<typeof incubatingEgg>
export type DueEgg = z.output<typeof dueEgg>
