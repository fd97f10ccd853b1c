import { recordTypeKey, recordTypes } from '../collection/animal-records.rules.ts'
import { dataKinds, dataLimits } from '../husbandry/record-data.rules.ts'
import type { RecordData } from '../husbandry/record-data.ts'
import { parseWeight } from '../kernel/units.ts'

const kindWords: Readonly<Record<string, readonly string[]>> = {
  feeding: ['feed', 'fed', 'feedings', 'meal'],
  weight: ['weigh', 'weighed', 'weighing', 'weigh in', 'weights'],
  shed: ['sheds', 'shedding', 'slough', 'ecdysis'],
  defecation: ['defecated', 'poop', 'faeces', 'feces'],
  medication: ['medicine', 'meds'],
  vet: ['vet visit', 'veterinarian'],
  cleaning: ['clean', 'cleaned'],
  note: ['notes'],
}

const kinds = new Map<string, string>([
  ...[...recordTypes, ...dataKinds].map((kind) => [kind, kind] as const),
  ...Object.entries(kindWords).flatMap(([kind, words]) => words.map((word) => [word, kind] as const)),
])

/** The kind of record that a keeper's word means; a word of their own stays as it is. */
export const readKind = (cell: string): string => kinds.get(recordTypeKey(cell)) ?? cell.trim()

const yes = ['yes', 'y', 'true', 'x', '1', '\u2713']
const no = ['no', 'n', 'false', '0']

const doneWords = { done: [...yes, 'complete', 'completed'], skipped: [...no, 'skip', 'missed', 'not done'] }

/** Other words for what came of a record, by its kind and what is stored. */
const outcomeWords: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  feeding: {
    eaten: [...yes, 'ate', 'accepted', 'took', 'taken'],
    refused: [...no, 'rejected', 'declined', 'not eaten', 'did not eat'],
    partly: ['partial', 'partially', 'some'],
    regurgitated: ['regurgitation', 'regurged', 'regurg', 'vomited'],
    skipped: ['skip', 'not offered'],
  },
  medication: { given: [...yes, 'done'], refused: ['rejected'], skipped: [...no, 'skip', 'missed'] },
  cleaning: doneWords,
  shed: {
    complete: ['full', 'whole', 'one piece'],
    pieces: ['in pieces', 'incomplete'],
    stuck: ['retained'],
  },
}

/** The field of its data that says what came of a record, where it is not called outcome. */
const outcomeFields: Readonly<Record<string, string>> = { shed: 'result', defecation: 'look', end: 'how' }

const withOutcome: ReadonlySet<string> = new Set(['feeding', 'medication', 'cleaning'])

/** The field of its data that says what came of a record; null of a kind that knows none. */
export function outcomeFieldOf(recordType: string): string | null {
  const kind = recordTypeKey(recordType)
  if (withOutcome.has(kind) || !kinds.has(kind)) return 'outcome'
  return outcomeFields[kind] ?? null
}

/** A row of a sheet of records, as its cells say it. */
type RecordRow = {
  readonly recordType: string
  readonly outcome: string
  readonly measurement: string
  readonly unit: string
  readonly details: string
}

/**
 * What a row with an outcome says in fields of its kind; null of one without, which its words tell. A meal of long ago is
 * taken out of no stock.
 */
export function dataOfRow(told: RecordRow): RecordData | null {
  const field = outcomeFieldOf(told.recordType)
  if (told.outcome === '' || field === null) return null
  const kind = recordTypeKey(told.recordType)
  const data = { [field]: readOutcome(kind, told.outcome) }
  if (kind === 'feeding') return { ...data, ...foodOf(told), feederId: null }
  if (kind !== 'medication') return data
  const dose = [told.measurement, told.unit].filter(Boolean).join(' ')
  return { ...data, drug: told.details, ...(dose && { dose }) }
}

function readOutcome(kind: string, cell: string): string {
  const word = cell.toLowerCase()
  const words = kinds.has(kind) ? outcomeWords[kind] : doneWords
  return Object.entries(words ?? {}).find(([, others]) => others.includes(word))?.[0] ?? word
}

/** Pieces, and of what; an amount by weight is no number of pieces. */
function foodOf({ measurement, unit }: RecordRow): RecordData {
  const count = /^\d{1,4}$/.test(measurement) ? Number(measurement) : 0
  if (count < 1 || count > dataLimits.count) return {}
  if (unit === '') return { count }
  return parseWeight('1', unit) === null ? { count, prey: unit } : {}
}

/** The column of a sheet that tells a field of a record, for what is wrong with it. */
export function columnOf(field: string): string {
  if (!field.startsWith('data.')) return field
  const [, told = ''] = field.split('.')
  return { drug: 'details', dose: 'measurement', count: 'measurement', prey: 'unit' }[told] ?? 'outcome'
}
