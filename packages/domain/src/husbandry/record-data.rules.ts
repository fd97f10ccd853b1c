import { recordTypeKey } from '../collection/animal-records.rules.ts'
import { cleaningScopes, conditionKinds, doseRoutes, foodStates } from './plan.ts'
import { type DataValue, isFed, piecesEaten, type RecordData } from './record-data.ts'

/** The words that the data of records choose from, by kind and field. */
export const dataWords = {
  feeding: {
    state: foodStates,
    outcome: ['eaten', 'refused', 'partly', 'regurgitated', 'skipped'],
  },
  weight: { basis: ['empty', 'after-meal'] },
  length: { unit: ['cm', 'in'] },
  shed: { result: ['complete', 'pieces', 'stuck'], retained: ['eye-caps', 'tail', 'toes', 'patches'] },
  defecation: { look: ['normal', 'loose', 'bloody', 'undigested', 'parasites'] },
  medication: {
    route: doseRoutes,
    outcome: ['given', 'refused', 'skipped'],
  },
  cleaning: { scope: cleaningScopes, outcome: ['done', 'skipped'] },
  climate: { spot: ['ambient', 'hot', 'cool'] },
  end: {
    how: ['died', 'euthanised', 'escaped', 'stolen', 'sold', 'gift', 'traded', 'loan', 'returned'],
  },
  own: { outcome: ['done', 'skipped'] },
} as const

/** The kinds that say what was done in fields of their own. */
export const dataKinds = [
  'feeding',
  'weight',
  'shed',
  'medication',
  'length',
  'defecation',
  'vet',
  'cleaning',
  'climate',
  'end',
  ...conditionKinds,
] as const
export type DataKind = (typeof dataKinds)[number]

/** What the data of a record say where a field is left out, by kind. */
export const dataDefaults = {
  feeding: { count: 1, outcome: 'eaten' },
  shed: { result: 'complete' },
  medication: { outcome: 'given' },
  cleaning: { scope: 'spot', outcome: 'done' },
  climate: { spot: 'ambient' },
} as const

/** Fields of which null says something: none, where one that is left out is looked for. */
export const noneByNull: ReadonlySet<string> = new Set(['feederId', 'toPlaceId', 'fromPlaceId'])

/** Bounds of the data of records: texts in characters, temperatures in °C. */
export const dataLimits = {
  text: 60,
  drug: 120,
  reason: 500,
  count: 1000,
  grams: 100_000,
  length: 10_000,
  temperature: { min: -20, max: 100 },
} as const

/** What a record measures, as it is read by programs that know nothing of its data. */
export type Measure = { readonly measurement: string | null; readonly unit: string | null }

const textOrNull = (value: DataValue | undefined): string | null =>
  value === undefined ? null : String(value)

/** How many pieces stayed in the animal: none of a meal that it refused or brought up again. */
function piecesOf(data: RecordData): string | null {
  const { outcome, count } = data
  if (outcome !== undefined && !isFed(outcome)) return '0'
  return count === undefined ? null : String(piecesEaten(data))
}

const measures: Readonly<Record<string, (data: RecordData) => Measure>> = {
  feeding: (data) => ({
    measurement: piecesOf(data),
    unit: [data.size, data.prey].filter((word) => word !== undefined).join(' ') || null,
  }),
  length: ({ total, unit }) => ({
    measurement: textOrNull(total),
    unit: total === undefined ? null : textOrNull(unit),
  }),
  climate: ({ temperature }) => ({
    measurement: typeof temperature === 'number' ? String(Math.round(temperature * 10) / 10) : null,
    unit: temperature === undefined ? null : 'C',
  }),
}

/** What of the data of a record stands for its measurement and unit (HUS-10); null where nothing does. */
export const measureOf = (recordType: string, data: RecordData): Measure | null =>
  measures[recordTypeKey(recordType)]?.(data) ?? null
