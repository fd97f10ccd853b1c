import { z } from 'zod'
import { recordTypeKey } from '../collection/animal-records.rules.ts'
import { temperatureUnits, toCelsius } from '../eggs/eggs.rules.ts'
import { isCivilDay } from '../kernel/civil-day.ts'
import type { FieldErrors } from '../kernel/domain-error.ts'
import { plainText, recordId } from '../kernel/fields.ts'
import { placeLimits } from '../places/place.rules.ts'
import { isDecimal } from './feeder.rules.ts'
import { conditionKinds } from './plan.ts'
import { dataDefaults, dataLimits, dataWords, noneByNull } from './record-data.rules.ts'
import type { RecordData } from './record-data.ts'

const text = (max: number = dataLimits.text, absent = 'Please enter a text') => plainText(max, absent).trim()
const notDay = 'Please enter a date as YYYY-MM-DD'
const day = z.string(notDay).refine(isCivilDay, notDay)
const flag = z.boolean('Please say true or false')
const word = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, `Please choose one of: ${words.join(', ')}`)

function amount(least: number, most: number) {
  const message = `Please enter a number from ${least} to ${most}`
  return z.number(message).min(least, message).max(most, message)
}

function whole(least: number, most: number) {
  const message = `Please enter a whole number from ${least} to ${most}`
  return z.number(message).int(message).min(least, message).max(most, message)
}

/** More than nothing: grams and lengths. */
function positive(most: number) {
  const message = `Please enter a number above 0, at most ${most}`
  return z.number(message).positive(message).max(most, message)
}

const { feeding, weight, length, shed, defecation, medication, cleaning, climate, end, own } = dataWords

type Refusal = readonly [field: string, message: string]

/** Adds what fields say of each other: the first element of each refusal is the field that is refused. */
const judged = <S extends z.ZodType<RecordData>>(
  schema: S,
  judge: (data: RecordData) => readonly Refusal[],
) =>
  schema.superRefine((data, context) => {
    for (const [field, message] of judge(data)) context.addIssue({ code: 'custom', path: [field], message })
  })

/** A field that goes with one outcome alone. */
const onlyWith = (data: RecordData, field: string, outcome: string): Refusal[] =>
  data[field] !== undefined && data.outcome !== outcome
    ? [[field, `This goes with the outcome ${outcome} alone`]]
    : []

const cost = text(20).refine(isDecimal, 'Please enter the cost as a number, such as 85.50')

/** HUS-03. What the pieces cost is filled by what is in stock, whatever is sent. */
const feedingData = judged(
  z.strictObject({
    prey: text().optional(),
    size: text().optional(),
    state: word(feeding.state).optional(),
    count: whole(1, dataLimits.count).default(dataDefaults.feeding.count),
    grams: positive(dataLimits.grams).optional(),
    outcome: word(feeding.outcome).default(dataDefaults.feeding.outcome),
    eaten: whole(0, dataLimits.count).optional(),
    wasted: flag.optional(),
    supplement: text().optional(),
    regurgitatedOn: day.optional(),
    againOn: day.optional(),
    feederId: recordId.nullable().optional(),
    cost: cost.optional(),
    currency: text(12).optional(),
  }),
  (data) => [
    ...onlyWith(data, 'eaten', 'partly'),
    ...onlyWith(data, 'regurgitatedOn', 'regurgitated'),
    ...onlyWith(data, 'againOn', 'skipped'),
    ...(Number(data.eaten ?? 0) > Number(data.count)
      ? [['eaten', 'No more can be eaten than were offered'] as const]
      : []),
  ],
)

const lengthData = judged(
  z.strictObject({
    total: positive(dataLimits.length).optional(),
    snoutVent: positive(dataLimits.length).optional(),
    unit: word(length.unit),
  }),
  ({ total, snoutVent }) =>
    total === undefined && snoutVent === undefined
      ? [['total', 'Please enter the total or the snout-vent length']]
      : [],
)

const { min, max } = dataLimits.temperature

/** HUS-07. Temperatures are in the unit beside them as they are sent, and in °C as they are stored. */
const climateData = (isStored: boolean) =>
  judged(
    z.strictObject({
      temperature: z.number('Please enter a temperature').optional(),
      temperatureUnit: word(temperatureUnits).optional(),
      humidity: amount(0, 100).optional(),
      spot: word(climate.spot).default(dataDefaults.climate.spot),
    }),
    ({ temperature, temperatureUnit, humidity }) => {
      if (temperature === undefined && humidity === undefined)
        return [['temperature', 'Please enter the temperature or the humidity']]
      const isF = !isStored && temperatureUnit === 'F'
      const celsius = temperature === undefined ? min : toCelsius(Number(temperature), isF ? 'F' : 'C')
      return celsius < min || celsius > max
        ? [['temperature', `Please enter a temperature between ${min} and ${max} °C`]]
        : []
    },
  ).transform(({ temperature, temperatureUnit, ...others }) => {
    if (temperature === undefined) return others
    const unit = temperatureUnit === 'F' ? 'F' : 'C'
    return {
      temperature: isStored ? temperature : toCelsius(temperature, unit),
      temperatureUnit: unit,
      ...others,
    }
  })

const conditionData = z.strictObject({
  plannedEnd: day.optional(),
  reason: text(dataLimits.reason).optional(),
})

/** PLC-06. Where the animal came from, and what both places are called, is filled by the server, whatever is sent. */
const moveData = z.strictObject({
  toPlaceId: z
    .number('Please say where it is moved to: the id of a place, or null for nowhere')
    .pipe(recordId)
    .nullable(),
  anyway: flag.optional(),
  fromPlaceId: recordId.nullable().optional(),
  fromCode: text(placeLimits.name).optional(),
  toCode: text(placeLimits.name).optional(),
})

/** The kinds of which a record has no data. */
const nothing = z.strictObject({})

const schemas: Readonly<Record<string, z.ZodType<RecordData>>> = {
  note: nothing,
  health: nothing,
  feeding: feedingData,
  weight: z.strictObject({ basis: word(weight.basis).optional() }),
  length: lengthData,
  shed: z.strictObject({
    result: word(shed.result).default(dataDefaults.shed.result),
    retained: z
      .array(word(shed.retained), `Please choose of: ${shed.retained.join(', ')}`)
      .max(shed.retained.length, `Please choose of: ${shed.retained.join(', ')}, each once`)
      .optional(),
    blueFrom: day.optional(),
  }),
  defecation: z.strictObject({
    faeces: flag.optional(),
    urates: flag.optional(),
    look: word(defecation.look).optional(),
  }),
  medication: z.strictObject({
    drug: text(dataLimits.drug, 'Please enter the name of the drug'),
    dose: text().optional(),
    route: word(medication.route).optional(),
    outcome: word(medication.outcome).default(dataDefaults.medication.outcome),
  }),
  vet: z.strictObject({
    reason: text().optional(),
    diagnosis: text(dataLimits.reason).optional(),
    cost: cost.optional(),
    currency: text(12).optional(),
  }),
  cleaning: z.strictObject({
    scope: word(cleaning.scope).default(dataDefaults.cleaning.scope),
    outcome: word(cleaning.outcome).default(dataDefaults.cleaning.outcome),
  }),
  climate: climateData(false),
  move: moveData,
  end: z.strictObject({
    how: word(end.how),
    cause: text(dataLimits.reason).optional(),
    necropsy: flag.optional(),
  }),
  ...Object.fromEntries(conditionKinds.map((kind) => [kind, conditionData])),
}

/** Of a kind in the keeper's own words. */
const ownData = z.strictObject({ outcome: word(own.outcome).optional() })

const storedClimate = climateData(true)

function schemaOf(recordType: string, isStored: boolean): z.ZodType<RecordData> {
  const kind = recordTypeKey(recordType)
  if (isStored && kind === 'climate') return storedClimate
  return Object.hasOwn(schemas, kind) ? (schemas[kind] ?? ownData) : ownData
}

/** Data that were read, or what is wrong with them by field, as in `data.outcome`. */
type ReadData =
  | { readonly data: RecordData; readonly errors?: never }
  | { readonly errors: FieldErrors; readonly data?: never }

const saysNothing = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** Reads the data of a record by its kind (HUS-02 to HUS-08): defaults are filled, what says nothing is left out. */
export function readRecordData(
  recordType: string,
  sent: Readonly<Record<string, unknown>>,
  { isStored = false } = {},
): ReadData {
  // A field that says nothing is as if it were not there, but must be one all the same.
  const said = Object.fromEntries(
    Object.entries(sent).map(([field, value]) => [
      field,
      saysNothing(value) && !(value === null && noneByNull.has(field)) ? undefined : value,
    ]),
  )
  const read = schemaOf(recordType, isStored).safeParse(said)
  if (read.success) {
    const entries = Object.entries(read.data).filter(([, value]) => value !== undefined)
    return { data: Object.fromEntries(entries) }
  }
  const errors: Record<string, string> = {}
  for (const issue of read.error.issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : []
    for (const key of unknown)
      errors[`data.${key}`] ??= `A record of the kind ${recordType} has no such field`
    if (unknown.length === 0) errors[`data.${String(issue.path[0] ?? '')}`] ??= issue.message
  }
  return { errors }
}
