import type { AlarmKind } from '@clutchbook/domain/incubation/alarms.rules'
import { formatAmount } from '@clutchbook/domain/kernel/amount'

const counted = (count: number, one: string, many: string): string =>
  `${formatAmount(count)} ${count === 1 ? one : many}`

/** Words of incubators and the boxes in them. */
export const incubationTexts = {
  title: 'Incubators',
  one: 'Incubator',
  home: 'Home',
  eggs: 'Incubator',
  add: 'Add incubator',
  empty: 'No incubator yet',
  emptyText:
    'An incubator has boxes, and the clutches in them. What a sensor or a data logger measures in it becomes a curve, and it rings where it is too warm, too cold or silent.',
  failed: 'Error loading incubators',
  failedOne: 'Error loading the incubator',
  safe: 'Your incubators are kept as they were.',
  loading: 'Loading incubators',
  missing: 'Incubator not found',
  missingText: 'It may have been deleted. Deleted incubators wait in the trash for 30 days.',
  toAll: 'To all incubators',
  boxes: (count: number) => counted(count, 'box', 'boxes'),
  eggCount: (count: number) => counted(count, 'egg', 'eggs'),
  overfull: 'Too full',
  edit: 'Edit',
  label: 'Label',
  remove: 'Delete',
} as const

/** Words of what is measured now and what is aimed at. */
export const nowTexts = {
  title: 'Now',
  nothing: 'Nothing has been measured yet.',
  nothingText:
    'Bring in a file of a data logger, or make a token for a board under Account Settings, API tokens.',
  set: (values: string) => `Set to ${values}`,
  notSet: 'Not set to anything',
  limits: (range: string) => `rings outside of ${range}`,
  fine: 'All within its limits',
  /** Of a reading so old that it says nothing of now. */
  wasFine: 'Within its limits when it was last measured',
  unknown: 'Nothing was measured of what its limits are set for',
  looking: 'Looking for alarms',
  boxesFailed: 'Whether its boxes stand within the limits is not known: they could not be loaded.',
  alarmsFailed: 'Whether it rings is not known: its alarms could not be loaded.',
  outside: (kind: string, since: string) => `${kind} since ${since}`,
  outsideIn: (box: string, kind: string, since: string) => `${box}: ${kind} since ${since}`,
  ringsAfter: (minutes: number) =>
    minutes === 0
      ? 'rings with the next reading outside'
      : `rings after ${counted(minutes, 'minute', 'minutes')}`,
  noLimits: 'Rings for nothing: no limits are set',
  silentOnly: 'Rings where readings stop',
  measured: (when: string) => `measured ${when}`,
  minutes: (count: number) => (count < 1 ? 'just now' : `${counted(count, 'minute', 'minutes')} ago`),
  hours: (count: number) => `${counted(count, 'hour', 'hours')} ago`,
  on: (day: string, time: string) => `${day} ${time}`,
} as const

/** Words of a curve. */
export const curveTexts = {
  title: 'Curve',
  period: 'Period',
  periods: { day: 'Day', week: 'Week', month: 'Month', season: 'Season' },
  place: 'Measured in',
  temperature: 'Temperature',
  humidity: 'Humidity',
  none: 'Nothing was measured in this time.',
  loading: 'Loading the curve',
  loadFailed: 'Error loading the curve',
  loadFailedText: 'What was measured is kept. Try again in a moment.',
  summary: (what: string, { least, mean, most, from, to }: CurveSums) =>
    `${what} from ${from} to ${to}: ${least} to ${most}, ${mean} on average`,
  between: (least: string, most: string) => `${least} to ${most}`,
  average: (mean: string) => `${mean} on average`,
  gaps: (count: number) => counted(count, 'time without a reading', 'times without a reading'),
  table: 'As a table',
  columns: { day: 'Day' },
  cell: (least: string, mean: string, most: string) => `${least} to ${most}, ${mean} on average`,
  key: { mean: 'mean', band: 'least to most', set: 'set', limit: 'limit' },
} as const

/** What a curve says in words. */
export type CurveSums = { least: string; mean: string; most: string; from: string; to: string }

/** Words of the boxes of an incubator. */
export const boxTexts = {
  title: 'Boxes',
  add: 'Add box',
  empty: 'No box yet. Clutches and eggs are put into boxes, which can move from one incubator to another.',
  loadFailed: 'Error loading the boxes',
  loadFailedText: 'Your boxes are kept as they were. Try again in a moment.',
  holds: (eggs: number, capacity: number | null) =>
    capacity === null
      ? counted(eggs, 'egg', 'eggs')
      : `${formatAmount(eggs)} of ${counted(capacity, 'egg', 'eggs')}`,
  within: (box: string, incubator: string) => `${box} · ${incubator}`,
  clutch: (code: string) => `Clutch ${code}`,
  edit: (name: string) => `Edit box ${name}`,
  label: (name: string) => `Label of box ${name}`,
} as const

/** Words of the forms of an incubator and of a box. */
export const incubatorFormTexts = {
  addTitle: 'Add an incubator',
  changeTitle: (name: string) => `Edit ${name}`,
  limits: 'Rings outside of',
  limitsHint: 'Left empty, it does not ring for that.',
  graceHint: 'How long it may be outside',
  silentHint: 'Left empty, it does not ring where readings stop',
  noPlace: 'No place',
  cancel: 'Cancel',
  save: 'Save',
  added: (name: string) => `${name} added`,
  changed: (name: string) => `${name} updated`,
  removed: (name: string) => `${name} deleted`,
  failed: 'The incubator was not saved',
  failedText: 'Nothing was changed. Please try again.',
  removeFailed: 'The incubator was not deleted',
  remove: 'Delete this incubator',
} as const

export const boxFormTexts = {
  addTitle: 'Add a box',
  changeTitle: (name: string) => `Edit box ${name}`,
  cancel: 'Cancel',
  save: 'Save',
  added: (name: string) => `Box ${name} added`,
  changed: (name: string) => `Box ${name} updated`,
  removed: (name: string) => `Box ${name} deleted`,
  failed: 'The box was not saved',
  failedText: 'Nothing was changed. Please try again.',
  removeFailed: 'The box was not deleted',
  remove: 'Delete this box',
} as const

/** Words of alarms. */
export const alarmTexts = {
  title: 'Alarms',
  none: 'It has not rung yet.',
  loadFailed: 'Error loading the alarms',
  loadFailedText: 'Alarms are noted all the same. Try again in a moment.',
  kinds: {
    'too-warm': 'Too warm',
    'too-cold': 'Too cold',
    'too-humid': 'Too humid',
    'too-dry': 'Too dry',
    silent: 'Silent',
  } satisfies Record<AlarmKind, string>,
  inBox: (name: string) => `Box ${name}`,
  since: (when: string) => `since ${when}`,
  span: (from: string, to: string) => `${from} to ${to}`,
  worst: (value: string) => `worst ${value}`,
  see: 'Seen',
  seeOf: (kind: string) => `Seen: ${kind}`,
  seen: 'seen',
  marked: (kind: string) => `${kind}: marked as seen`,
  seeFailed: 'The alarm was not marked as seen',
  unseeFailed: 'The alarm is still marked as seen',
  failedText: 'Please try again.',
  lasting: (kinds: readonly string[]) => kinds.join(', '),
} as const

/** Words of files of data loggers. */
export const importTexts = {
  open: 'Import readings',
  title: 'Import readings',
  intro:
    'A CSV file of Govee Home or HOBOware, or one with the columns at, temperature and humidity. What is in it shows first; nothing is stored before you say so.',
  into: 'Measured in',
  choose: 'Choose a file',
  other: 'Choose another file',
  reading: 'Reading the file',
  formats: { govee: 'Govee Home', hobo: 'HOBOware', plain: 'Plain columns' } as Readonly<
    Record<string, string>
  >,
  format: 'Format',
  rows: 'Rows',
  span: 'From, to',
  stored: 'New',
  known: 'Known already',
  refused: 'Refused',
  line: (line: number) => `Line ${formatAmount(line)}`,
  more: (count: number) => `and ${formatAmount(count)} more`,
  none: 'Nothing in this file is new.',
  submit: (count: number) => `Keep ${counted(count, 'reading', 'readings')}`,
  cancel: 'Cancel',
  lookFailed: 'The file could not be read.',
  bringFailed: 'Nothing was kept',
  bringFailedText: 'Please try again.',
  done: (count: number) => `${counted(count, 'reading', 'readings')} kept`,
  takeBackFailed: 'The import was not taken back',
} as const
