import { z } from 'zod'
import { toCelsius } from '../eggs/eggs.rules.ts'
import { sentShape, shownShape } from '../kernel/field-schemas.ts'
import { moment, recordId } from '../kernel/fields.ts'
import { climateAlarmKinds } from './alarms.rules.ts'
import { boxFields, incubatorFields } from './incubators.fields.ts'
import { incubatorLimits, incubatorMessages } from './incubators.rules.ts'
import { movedAt } from './stays.schema.ts'

const sent = sentShape(incubatorFields)
const { incubatorId, ...sentBox } = sentShape(boxFields)

const heats = ['temperature', 'lowTemperature', 'highTemperature'] as const

type Heats = { readonly [K in (typeof heats)[number]]?: number | null | undefined } & {
  readonly temperatureUnit?: 'C' | 'F' | undefined
}

/** From here on temperatures are in °C. Each is judged as it is stored. */
function inCelsius<T extends Heats>(incubator: T, context: z.RefinementCtx): T {
  const { temperatureUnit: unit = 'C' } = incubator
  const { min, max } = incubatorLimits.temperature
  const stored: Record<string, number> = {}
  for (const field of heats) {
    const degrees = incubator[field]
    if (degrees === undefined || degrees === null) continue
    const celsius = toCelsius(degrees, unit)
    if (celsius < min || celsius > max)
      context.addIssue({ code: 'custom', path: [field], message: incubatorMessages.temperature })
    stored[field] = celsius
  }
  return { ...incubator, ...stored }
}

/** The body of a new incubator: a name is enough. */
export const newIncubator = z.object(sent).partial().extend({ name: sent.name }).transform(inCelsius)

/** The body of a change; what is left out stays. */
export const incubatorChange = z.object(sent).partial().transform(inCelsius)

/** The body of a new box, in the incubator of the path. */
export const newBox = z.object(sentBox).partial().extend({ name: sentBox.name, movedAt })

/** The body of a change; an incubator moves the box into it. */
export const boxChange = z
  .object({ ...sentBox, incubatorId })
  .partial()
  .extend({ movedAt })

const whole = z.number().int()

/** What was measured last in it; null where nothing was. */
const latest = z
  .object({ at: moment, temperature: z.number().nullable(), humidity: z.number().nullable() })
  .nullable()

/** Where its latest reading left it outside of its limits, and since when: also before that has lasted long enough to ring. */
const outside = z.array(z.object({ kind: z.enum(climateAlarmKinds), since: moment }))

/** An incubator as its owner reads it; temperatures are in °C, `temperatureUnit` is the unit they were given in. */
export const incubator = z.object({
  id: recordId,
  userId: recordId,
  version: whole,
  createdAt: moment,
  ...shownShape(incubatorFields),
  latest,
  outside,
  boxCount: whole,
  /** Whether more boxes stand in it than it holds. */
  isOverfull: z.boolean(),
})

export const box = z.object({
  id: recordId,
  userId: recordId,
  version: whole,
  createdAt: moment,
  ...shownShape(boxFields),
  latest,
  outside,
  /** Eggs that incubate in it. */
  eggCount: whole,
  /** Whether more eggs lie in it than it holds. */
  isOverfull: z.boolean(),
})

export type NewIncubator = z.output<typeof newIncubator>
export type IncubatorChange = z.output<typeof incubatorChange>
export type Incubator = z.output<typeof incubator>
export type NewBox = z.output<typeof newBox>
export type BoxChange = z.output<typeof boxChange>
export type Box = z.output<typeof box>
