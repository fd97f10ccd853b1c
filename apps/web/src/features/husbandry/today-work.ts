import { recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import { namedFoodIn } from '@clutchbook/domain/husbandry/record-data'
import { plannedData } from './planned-data.ts'
import { rowKey } from './row-key.ts'
import type { PressedRow, Tap, Taps } from './tap-log.ts'
import type { LogEntry, Today } from './today.queries.ts'

/** A row of Today, or the like of it, with what was pressed for it. */
export type ShownRow = PressedRow & {
  /** It was pressed here, so that it can be taken back; `unsent` while it waits for the line. */
  readonly tapped: 'sent' | 'unsent' | null
}

/** Rows that nobody pressed stay the same object, so that none of them is drawn again for a press on another. */
const untouched = new WeakMap<PressedRow, ShownRow>()

function asItIs(row: PressedRow): ShownRow {
  const known = untouched.get(row) ?? { ...row, tapped: null }
  untouched.set(row, known)
  return known
}

/** Those that were pressed stay the same for the same press and answer. */
const pressed = new WeakMap<Tap, { readonly row: PressedRow; readonly shown: ShownRow }>()

/**
 * A row with what was pressed for it. Until an answer was read since, the press goes before the server's; from then on it only
 * says that the record which the row tells of can be taken back here.
 */
function shownWith(tap: Tap, row: PressedRow): ShownRow {
  const isTold = row.last !== null && row.last.id === tap.recordId
  if (tap.state === 'undone') return asItIs(isTold || tap.recordId === null ? tap.row : row)
  if (isTold) return row.state === 'done' ? { ...row, tapped: 'sent' } : asItIs(row)
  if (tap.state === 'known') return asItIs(row)
  const { recordDate, recordTime = null, data } = tap.entry
  const outcome = typeof data?.outcome === 'string' ? data.outcome : null
  return {
    ...row,
    state: 'done',
    last: { id: tap.recordId ?? 0, recordDate, recordTime, outcome, food: namedFoodIn(data ?? {}) },
    tapped: tap.wasSent && tap.state !== 'kept' ? 'unsent' : 'sent',
  }
}

export function shownRow(row: PressedRow, tap: Tap | undefined): ShownRow {
  if (!tap) return asItIs(row)
  const before = pressed.get(tap)
  if (before?.row === row) return before.shown
  const shown = shownWith(tap, row)
  pressed.set(tap, { row, shown })
  return shown
}

/** The rows as they stand with what was pressed since they were read. */
export const shownRows = (rows: readonly PressedRow[], taps: Taps): ShownRow[] =>
  rows.map((row) => shownRow(row, taps.get(rowKey(row))))

/** How much of the day's work is done, of how much; what waits for a condition to end is none of it. */
export function progressOf(
  { due, overdue, done }: Today['counts'],
  rows: readonly PressedRow[],
  shown: readonly ShownRow[],
): { done: number; all: number } {
  const isDone = ({ state }: PressedRow): number => Number(state === 'done')
  const more = shown.reduce((sum, row, at) => sum + isDone(row) - isDone(rows[at] ?? row), 0)
  return { done: done + more, all: due + overdue + done }
}

/** The work of one kind. */
export type Work = { readonly kind: string; readonly rows: readonly ShownRow[] }

/** The order of the kinds; a keeper's own words follow in the order in which they come. */
const order = ['feeding', 'medication', 'weight', 'length', 'cleaning', 'climate']

const placeOf = (kind: string): number => {
  const place = order.indexOf(kind)
  return place === -1 ? order.length : place
}

/**
 * The rows by their kinds, whatever their case. What was `over` when the page was opened stands last; what is done since stays
 * where it is, so that nothing moves under a thumb.
 */
export function workByKind(rows: readonly ShownRow[], over: ReadonlySet<string> = new Set()): Work[] {
  const isOver = (row: ShownRow): boolean => over.has(rowKey(row))
  const left = rows.filter((row) => !isOver(row))
  const kinds = Map.groupBy([...left, ...rows.filter(isOver)], ({ kind }) => recordTypeKey(kind))
  return [...kinds]
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([kind, of]) => ({ kind, rows: of }))
}

/** The rows that were done when the page was opened, or when its day began. */
type Over = { readonly day: string | null; readonly keys: ReadonlySet<string> }

export const nothingOver: Over = { day: null, keys: new Set() }

/** What is over once Today was read: of a day that is shown already no more than before, whatever was done since. */
export function overSince(over: Over, today: Pick<Today, 'day' | 'rows'> | undefined): Over {
  if (!today || today.day === over.day) return over
  const done = today.rows.filter(({ state }) => state === 'done')
  return { day: today.day, keys: new Set(done.map(rowKey)) }
}

/** The work of some places alone; all of it where none are said. */
export const workIn = (kinds: readonly Work[], places: ReadonlySet<number> | null): readonly Work[] =>
  places === null
    ? kinds
    : kinds
        .map(({ kind, rows }) => ({
          kind,
          rows: rows.filter(({ placeId }) => placeId !== null && places.has(placeId)),
        }))
        .filter(({ rows }) => rows.length > 0)

export const isOpen = ({ state }: Pick<PressedRow, 'state'>): boolean =>
  state === 'due' || state === 'overdue'

/** What a press says of a plan; the first of each list is what the large button says. */
export const outcomesOf = (kind: string): readonly Outcome[] => {
  if (kind === 'feeding') return ['eaten', 'refused', 'skipped']
  if (kind === 'medication') return ['given', 'refused', 'skipped']
  return ['done', 'skipped']
}

export type Outcome = 'eaten' | 'refused' | 'skipped' | 'given' | 'done'

/** A kind that one press answers; the others ask for what was measured. */
export const isPressed = (kind: string): boolean => !['weight', 'length', 'climate'].includes(kind)

/** What a swipe says of a row, which is what its second button says; nothing of one that no press answers. */
export const swipedOutcome = (row: Pick<PressedRow, 'state'>, kind: string): Outcome | undefined =>
  isOpen(row) && isPressed(kind) ? outcomesOf(kind)[1] : undefined

/** What is offered, as it can be changed before it is written down. */
export type Meal = { readonly prey: string; readonly size: string; readonly count: number }

export const mealOf = ({ food }: PressedRow): Meal => ({
  prey: food?.prey ?? '',
  size: food?.size ?? '',
  count: food?.count ?? 1,
})

/** A meal that was changed is of another weight and other additions, or nobody knows. */
function offered({ food }: PressedRow, meal: Meal | undefined) {
  if (!meal) return { ...food }
  const isOther = meal.prey !== (food?.prey ?? '') || meal.size !== (food?.size ?? '')
  return { ...(isOther ? {} : food), ...meal }
}

/** Whom a record of a row is of: its animal, or the place itself. */
const subjectOf = ({ animalId, placeId }: PressedRow) => (animalId === null ? { placeId } : { animalId })

type When = { readonly day: string; readonly time: string; readonly clientId: string }

/** The record that a press writes down. */
export const entryOf = (
  row: PressedRow,
  outcome: Outcome,
  { day, time, clientId }: When,
  meal?: Meal,
): LogEntry => ({
  ...subjectOf(row),
  clientId,
  recordType: row.kind,
  recordDate: day,
  recordTime: time,
  data: plannedData(row.kind, { ...row, food: offered(row, meal) }, outcome),
})

/** The record of what is done beside all plans, as a shed: its kind and data are told as they are stored. */
export const plainEntryOf = (
  row: PressedRow,
  data: LogEntry['data'],
  { day, time, clientId }: When,
): LogEntry => ({
  ...subjectOf(row),
  clientId,
  recordType: row.kind,
  recordDate: day,
  recordTime: time,
  data,
})

/** The record of a weight as it was typed: in grams unless it says otherwise. */
export const weightEntryOf = (row: PressedRow, typed: string, { day, time, clientId }: When): LogEntry => ({
  ...subjectOf(row),
  clientId,
  recordType: row.kind,
  recordDate: day,
  recordTime: time,
  measurement: typed.trim(),
  unit: 'grams',
  updateAnimalWeight: row.animalId !== null,
})
