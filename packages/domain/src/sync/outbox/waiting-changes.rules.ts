import { meetParts, type Part } from '../../kernel/merge.ts'
import { isSame } from '../../kernel/same.ts'

type Fields = Readonly<Record<string, unknown>>

/** Fields that mean something only together, whatever record they are of: 900 with grams is never merged into 900 ounces. */
const together: readonly (readonly string[])[] = [
  ['weight', 'weightUnit'],
  ['price', 'priceCurrency'],
  ['priceStatus', 'soldOn'],
  ['photos', 'profilePhotoIndex'],
  ['temperature', 'temperatureUnit'],
  ['status', 'hatchDate'],
  ['measurement', 'unit'],
  ['recordType', 'data'],
  ['startDate', 'endDate', 'allDay', 'startTime', 'endTime'],
  ['reminder', 'reminderDate', 'reminderTime', 'reminderRepeatDays'],
  ['minDays', 'maxDays', 'weekdays', 'times'],
]

/** The parts in which a record is decided, for the fields that a change writes. */
function partsOf(body: Fields): Part[] {
  const written = Object.keys(body)
  const groups = together.filter((fields) => fields.some((field) => written.includes(field)))
  const single = written.filter((field) => !groups.some((fields) => fields.includes(field)))
  return [...groups.map((fields) => ({ fields })), ...single.map((field) => ({ fields: [field] }))]
}

/** Of what a change writes only what says something new, whole parts at a time; forms send everything. */
export function reducedBody(base: Fields, body: Fields): Fields {
  const mine = { ...base, ...body }
  const fields = partsOf(body)
    .filter((part) => part.fields.some((field) => !isSame(base[field], mine[field])))
    .flatMap((part) => part.fields)
  // What the record does not show can't be compared, and is sent.
  const changed = Object.keys(body).filter((field) => fields.includes(field) || !(field in base))
  return Object.fromEntries(changed.map((field) => [field, body[field]]))
}

/**
 * What a change begins from, where the record as the device has it is of that very version; else null. From another one, what
 * someone else has changed would look like a change of this keeper's, or the other way round.
 */
export const baseOf = (record: unknown, ifMatch: number | null): unknown =>
  ifMatch === null || (record as { readonly version?: unknown } | null)?.version === ifMatch ? record : null

/** What is left of a change once its record was changed elsewhere: the parts that only this change wrote, and those that clash. */
export function metChange(
  base: Fields,
  body: Fields,
  current: Fields,
): { readonly left: Fields; readonly clashing: readonly Part[] } {
  const mine = { ...base, ...body }
  const { taken, clashing } = meetParts(partsOf(body), { begun: base, mine, theirs: current })
  const theirs = new Set(taken.flatMap(({ fields }) => fields))
  const kept = Object.entries(body).filter(([field]) => !theirs.has(field))
  return { left: reducedBody(current, Object.fromEntries(kept)), clashing }
}
