import { fieldsByHeading, firstNamed, headingKey } from './sheet-columns.rules.ts'

/** What a column of a sheet of records can be, by the words that keepers choose from. */
export const recordSheetFields = {
  animal: 'Animal',
  recordDate: 'Date',
  recordTime: 'Time',
  recordType: 'Kind',
  measurement: 'Measurement',
  unit: 'Unit',
  outcome: 'Outcome',
  endDate: 'Last day',
  details: 'Details',
} as const

export type RecordSheetField = keyof typeof recordSheetFields

/** Other words that keepers and other programs write above a column. */
const otherHeadings: Readonly<Record<RecordSheetField, string>> = {
  animal: 'animal id, animal name, custom id, snake, reptile, pet',
  recordDate: 'record date, day, date of record, when, logged on',
  recordTime: 'record time, time of day',
  recordType: 'record type, type, kind of record, event, activity, action, category',
  measurement: 'amount, value, quantity, weight, reading',
  unit: 'units, unit of measure',
  outcome: 'accepted, eaten, ate, response, feeding response, result',
  endDate: 'end date, end, until, ended on',
  details: 'notes, note, comments, comment, remarks, description',
}

/** Headings that name the animal only where no other column does. */
const weakNames: ReadonlySet<string> = new Set(['id', 'name'])

const fieldsByWord = fieldsByHeading(recordSheetFields, (field) => otherHeadings[field].split(', '))

/** What the columns of a sheet of records most likely are, by their headings. Each field goes to the first that names it. */
export function guessRecordColumns(headings: readonly string[]): (RecordSheetField | null)[] {
  const guesses = firstNamed(fieldsByWord, headings)
  if (guesses.includes('animal')) return guesses
  const plain = headings.findIndex((heading) => weakNames.has(headingKey(heading)))
  return guesses.map((field, at) => (at === plain ? 'animal' : field))
}
