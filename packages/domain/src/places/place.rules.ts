import type { FieldErrors } from '../kernel/domain-error.ts'

/** What a place can be, from the outside in. */
export const placeKinds = ['room', 'rack', 'enclosure'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** Bounds of places: texts in characters, how many a keeper has, and what a rack holds. */
export const placeLimits = {
  name: 120,
  code: 30,
  notes: 10_000,
  position: 1_000_000,
  /** Shelves of a rack are told by a letter each. */
  rows: 26,
  tubs: 200,
  capacity: 1000,
  temperature: { min: -20, max: 100 },
  places: 10_000,
} as const

/** The longest code of a rack whose tubs are called after it, as `R1-Z200`. */
const longestRackCode = placeLimits.code - '-Z200'.length

export const placeMessages = {
  name: 'Please enter a name',
  kind: `Please choose one of: ${placeKinds.join(', ')}`,
  rows: `Please give whole rows from 1 to ${placeLimits.rows}`,
  columns: `Please give whole columns from 1 to ${placeLimits.tubs}`,
  both: 'A rack of tubs has both rows and columns',
  tooManyTubs: `A rack holds at most ${placeLimits.tubs} tubs`,
  notRack: 'Only a rack has rows and columns',
  rackCode: `Please give the rack a code of at most ${longestRackCode} characters, after which its tubs are called`,
  capacity: `Please give a whole number of animals from 1 to ${placeLimits.capacity}`,
  temperature: `Please give °C from ${placeLimits.temperature.min} to ${placeLimits.temperature.max}`,
  humidity: 'Please give percent from 0 to 100',
  mostBelowLeast: 'The most can’t be less than the least',
  roomWithin: 'A room stands by itself',
  rackWithin: 'A rack stands in a room or by itself',
  enclosureWithin: 'An enclosure stands in a rack, in a room or by itself',
  holds: 'What stands in this place can’t stand in one of that kind',
} as const

/** The kinds of place that one of a kind may stand in; each may stand by itself. */
const within: Readonly<Record<PlaceKind, readonly PlaceKind[]>> = {
  room: [],
  rack: ['room'],
  enclosure: ['rack', 'room'],
}

/** Whether a place may stand in one of that kind; null is by itself. There are three levels, so nothing stands in itself. */
export const mayStandIn = (kind: PlaceKind, parent: PlaceKind | null): boolean =>
  parent === null || within[kind].includes(parent)

const parentMessages: Readonly<Record<PlaceKind, string>> = {
  room: placeMessages.roomWithin,
  rack: placeMessages.rackWithin,
  enclosure: placeMessages.enclosureWithin,
}

/** What of a place its fields say of each other. */
export type JudgedPlace = {
  readonly kind: PlaceKind
  readonly code: string | null
  readonly rows: number | null
  readonly columns: number | null
  readonly temperatureMin: number | null
  readonly temperatureMax: number | null
  readonly humidityMin: number | null
  readonly humidityMax: number | null
}

/** The kinds of the places around one. */
export type Around = { readonly parent: PlaceKind | null; readonly children: readonly PlaceKind[] }

const isBelow = (most: number | null, least: number | null): boolean =>
  most !== null && least !== null && most < least

/** What is wrong with a place whose fields are each well formed, by field (PLC-01, PLC-02, PLC-04). Empty where nothing is. */
export function placeProblems(place: JudgedPlace, { parent, children }: Around): FieldErrors {
  const { kind, code, rows, columns } = place
  const hasTubs = rows !== null && columns !== null
  const problems: [field: string, isWrong: boolean, message: string][] = [
    ['kind', children.some((child) => !mayStandIn(child, kind)), placeMessages.holds],
    ['parentId', !mayStandIn(kind, parent), parentMessages[kind]],
    ['rows', rows !== null && kind !== 'rack', placeMessages.notRack],
    ['columns', columns !== null && kind !== 'rack', placeMessages.notRack],
    [rows === null ? 'rows' : 'columns', (rows === null) !== (columns === null), placeMessages.both],
    ['columns', hasTubs && rows * columns > placeLimits.tubs, placeMessages.tooManyTubs],
    [
      'code',
      hasTubs && kind === 'rack' && (code === null || code.length > longestRackCode),
      placeMessages.rackCode,
    ],
    ['temperatureMax', isBelow(place.temperatureMax, place.temperatureMin), placeMessages.mostBelowLeast],
    ['humidityMax', isBelow(place.humidityMax, place.humidityMin), placeMessages.mostBelowLeast],
  ]
  const found: Record<string, string> = {}
  for (const [field, isWrong, message] of problems) if (isWrong) found[field] ??= message
  return found
}

/** How many animals a new place holds where its keeper says nothing of it; null is as many as come. */
export const usualCapacityOf = (kind: PlaceKind): number | null => (kind === 'enclosure' ? 1 : null)

/** What a place is called in a few words: its code, which is on its label, else its name. */
export const placeLabel = ({ code, name }: { readonly code: string | null; readonly name: string }): string =>
  code ?? name

type Holding = { readonly code: string | null; readonly name: string; readonly capacity: number | null }

/** What the keeper is told who puts more animals into a place than it holds (PLC-07); null where there is room. */
export const fullProblem = (place: Holding, animals: number): string | null =>
  place.capacity !== null && animals > place.capacity
    ? `${placeLabel(place)} holds ${place.capacity} and is full`
    : null
