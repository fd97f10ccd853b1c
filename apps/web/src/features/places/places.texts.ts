import type { PlaceKind } from '@clutchbook/domain/places/place.rules'
import { counted } from '../../shared/ui/counted.ts'

/** Words of places. */
export const placesTexts = {
  title: 'Places',
  loading: 'Loading places',
  failed: 'Places could not be loaded',
  safe: 'Your places are safe.',
  add: 'Add place',
  addHere: 'Add here',
  change: 'Change',
  walk: 'Walk',
  weighRound: 'Weigh round',
  labels: 'Labels',
  empty: 'No places yet',
  emptyText:
    'Add the room with your racks. A rack has its tubs at once, each animal then has its tub, and the work of the day follows you from tub to tub.',
  kinds: { room: 'Room', rack: 'Rack', enclosure: 'Enclosure' } satisfies Record<PlaceKind, string>,
  alone: 'Without a room',
  nothingIn: 'Nothing stands in it yet.',
  animals: (count: number) => (count === 0 ? 'no animals' : counted(count, 'animal', 'animals')),
  tubs: (taken: number, all: number) => `${taken} of ${counted(all, 'tub', 'tubs')}`,
  enclosures: (taken: number, all: number) => `${taken} of ${counted(all, 'enclosure', 'enclosures')} taken`,
  open: (name: string, state: string) => `${state}: open ${name}`,
  missing: 'This place is not there',
  missingText: 'It may have been deleted. What you delete waits in the trash.',
  back: 'All places',
  others: 'Other racks',
  rack: (name: string) => `Tubs of ${name}`,
  climate: {
    temperature: (range: string) => `${range} °C`,
    humidity: (range: string) => `${range} %`,
    from: (least: number) => `from ${least}`,
    to: (most: number) => `to ${most}`,
    range: (least: number, most: number) => `${least}–${most}`,
    degrees: (value: number, unit: string) => `${value} °${unit}`,
    measured: (what: string, ago: string) => `${what} ${ago}`,
    cleaned: (ago: string) => `cleaned ${ago}`,
    ago: (days: number) => (days <= 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`),
  },
} as const

/** Words of a rack as it stands in the room. */
export const rackTexts = {
  modes: 'What a tap on a tub does',
  mode: { look: 'Look', feed: 'Feed', water: 'Water', weigh: 'Weigh' },
  noTubs: 'This rack has no tubs yet. Give it rows and columns, and they are here at once.',
  several: (count: number) => counted(count, 'animal', 'animals'),
  free: 'free',
  /** What a press on a tub does, for those who don't see it: 'R1-A3, Ember, 14 days: feed'. */
  tub: (code: string, who: string, state: string) => [code, who, state].filter(Boolean).join(', '),
  due: 'due',
  late: (days: number) => counted(days, 'day', 'days'),
  fed: (days: number) => {
    if (days <= 0) return 'fed today'
    return days === 1 ? 'fed 1 d ago' : `fed ${days} d ago`
  },
  neverFed: 'no meal yet',
  watered: 'water',
  noWeight: 'no weight',
  done: (done: number, all: number) => `${done} of ${all} done`,
  nothingDue: { feed: 'Nothing to feed today', water: 'Nobody to water', weigh: 'Nobody to weigh' },
  ate: (count: number) => `${count} ate`,
  refused: (count: number) => `${count} refused`,
  skipped: (count: number) => `${count} skipped`,
  undo: 'Undo',
  rest: {
    feed: (count: number, isWhole: boolean) => (isWhole ? `Feed all ${count}` : `Feed the other ${count}`),
    water: (count: number, isWhole: boolean) => (isWhole ? `Water all ${count}` : `Water the other ${count}`),
  },
  workFailed: 'What is due could not be loaded',
  workFailedText: 'Presses wait for it, so that nothing is written down twice or without its food.',
  whom: (code: string) => `Who of ${code}?`,
} as const

/** Words of a tub. */
export const tubTexts = {
  animals: 'In it now',
  nobody: 'Nobody is in it.',
  move: 'Move in',
  moveInTitle: (code: string) => `Move into ${code}`,
  note: 'Note',
  feed: (name: string) => `Note something of ${name}`,
  history: 'Who was here',
  noHistory: 'Nobody was here before.',
  stay: (from: string, to: string | null) => (to === null ? `since ${from}` : `${from} to ${to}`),
  historyFailed: 'Who was here could not be loaded',
  failedText: 'Please try again.',
  notes: 'Notes',
  holds: (count: number) => `holds ${count}`,
} as const

/** Words of the form of a place. */
export const placeFormTexts = {
  addTitle: 'Add place',
  changeTitle: (name: string) => `Change ${name}`,
  kind: 'Kind',
  within: 'Stands in',
  alone: 'By itself',
  code: 'Code',
  codeHint: 'What is on its label, such as R1',
  rackHint: 'Tubs are called after its code: R1-A1, R1-A2 …',
  rows: 'Rows (shelves)',
  columns: 'Tubs a row',
  capacity: 'Animals it holds',
  capacityHint: 'Empty: as many as come',
  temperature: ['Least °C', 'Most °C'],
  humidity: ['Least % humidity', 'Most % humidity'],
  notes: 'Notes',
  cancel: 'Cancel',
  save: 'Save',
  remove: 'Delete',
  added: (name: string) => `${name} added`,
  changed: (name: string) => `${name} changed`,
  removed: (name: string) => `${name} deleted`,
  failed: 'It could not be saved',
  failedText: 'Nothing was changed. Please try again.',
  removeFailed: 'It could not be deleted',
} as const

/** Words of moving animals. */
export const moveTexts = {
  label: (name: string) => `Label of ${name}`,
  title: (name: string) => `Move ${name}`,
  severalTitle: (count: number) => `Move ${counted(count, 'animal', 'animals')}`,
  none: 'No place',
  where: 'Where to',
  hint: 'Code or name',
  nothingFound: 'No such place',
  freeHere: 'free',
  takenHere: (count: number) => `${count} in it`,
  move: 'Move',
  anyway: 'Move in anyway',
  anywayText: 'For pairing and groups: the place then holds more than it says.',
  choose: 'Please choose another place',
  chooseAnimal: 'Please choose an animal',
  animal: 'Animal',
  animalHint: 'Name or ID',
  backFailed: 'The move could not be taken back',
  cancel: 'Cancel',
  moved: (name: string, to: string) => `${name} is in ${to} now`,
  nowhere: (name: string) => `${name} has no place now`,
  failed: 'It could not be moved',
  failedText: 'It is where it was. Please try again.',
  noPlaces: 'There are no places yet. Add the first one, and move animals into it.',
  toPlaces: 'Places',
  within: 'Where it is',
  nobody: 'No place yet',
  wayFailed: 'Where it is could not be loaded.',
} as const

/** Words of the walking order. */
export const orderTexts = {
  open: 'Order',
  title: 'Walking order',
  up: (name: string) => `${name}: earlier`,
  down: (name: string) => `${name}: later`,
  /** Where one stands that was just moved. */
  now: (name: string, at: number, all: number) => `${name}, ${at} of ${all}`,
  cancel: 'Cancel',
  save: 'Save order',
  done: 'Order changed',
  failed: 'The order could not be changed',
  failedText: 'It is as it was. Please try again.',
} as const
