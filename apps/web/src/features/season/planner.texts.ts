import type { InbreedingBand, PairingReason } from '@clutchbook/domain/season/planner.rules'

const counted = (count: number, one: string, several: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : several}`

const bands = {
  none: 'none known',
  low: 'low',
  medium: 'raised',
  high: 'high',
  extreme: 'very high',
} as const satisfies Record<InbreedingBand, string>

const reasons = {
  'no-weight': 'no weight',
  'weight-old': 'weight is old',
  'too-light': 'too light',
  'too-young': 'too young',
  'laid-recently': 'laid recently',
  gravid: 'gravid',
  resting: 'resting',
  paired: 'paired already',
} as const satisfies Record<PairingReason, string>

/** Words of the pairing planner. */
export const plannerTexts = {
  title: 'Pairing planner',
  species: 'Species',
  goal: 'What do you hope for? (optional)',
  goalHint: 'As in Pastel Clown het Piebald',
  show: 'Show odds',
  byTarget: 'List them by their odds',
  order: 'Order',
  orders: { name: 'By name', kinship: 'Least related', ready: 'Ready first' },
  male: 'Male',
  before: 'Previous male',
  after: 'Next male',
  loading: 'Comparing your pairs',
  failed: 'Your pairs could not be compared',
  failedText: 'Check your connection and try again.',
  noOdds: 'No odds are shown',
  tryAgain: 'Try again',
  empty: 'No pair of this species yet',
  emptyText:
    'The planner compares every male with every female that is not in the archive: how related they are, and who is ready.',
  addAnimal: 'Add an animal',
  grid: (species: string) => `Pairs of ${species}`,
  females: 'Females',
  size: (males: number, females: number): string =>
    `${counted(males, 'male', 'males')} × ${counted(females, 'female', 'females')}`,
  diversity: (share: number): string => `gene diversity ${share.toFixed(4)}`,
  legend: 'Inbreeding of the young (F)',
  bands,
  bandEnds: {
    none: '0',
    low: 'to 6.25%',
    medium: 'to 12.5%',
    high: 'to 25%',
    extreme: 'above',
  } satisfies Record<InbreedingBand, string>,
  reasons,
  ready: 'ready',
  /** The first reason, and how many more there are. */
  shortly: (first: string, more: number): string => (more === 0 ? first : `${first} +${more}`),
  meanKinship: (share: number): string => `mean kinship ${share.toFixed(3)}`,
  known: (percent: string): string => `${percent} of four generations known`,
  ownInbreeding: (percent: string): string => `own inbreeding ${percent}`,
  ownUnknown: 'own inbreeding unknown: came without a father',
  inbreeding: (percent: string): string => `F ${percent}`,
  pair: (male: string, female: string): string => `${male} × ${female}`,
  inProject: 'paired',
  picked: 'picked',
  odds: (chance: string): string => (chance.endsWith('%') ? `${chance} of eggs` : `${chance} eggs`),
  young: 'young',
  risk: 'risk',
  target: (target: string): string => `Odds of ${target}`,
  reach1: (count: number, isAll: boolean): string =>
    isAll
      ? `${counted(count, 'pair makes', 'pairs make')} it.`
      : `The best ${count.toLocaleString('en')} pairs show their odds.`,
  reach2: (count: number): string =>
    count === 0
      ? 'No pair makes it, and none gives young that carry all of it.'
      : 'No pair makes it yet. The odds are of young that carry all of it: hold those back, and pair them.',
  pick: 'Pick this pair',
  unpick: 'Leave this pair out',
  openProject: 'Open the project',
  calculate: 'All odds of this pair',
  chosen: (count: number): string => `${counted(count, 'pair', 'pairs')} picked`,
  clear: 'Clear',
  start: (count: number): string => (count === 1 ? 'Start the project' : `Start ${count} projects`),
  again: (count: number): string =>
    `Again, though ${count === 1 ? 'one of them has' : `${count} of them have`} an active project`,
  startDate: 'Start date',
  today: 'Today',
  startFailed: 'The projects could not be started',
  nothingStarted: 'Nothing was saved. Check your connection and try again.',
  started: (count: number): string => (count === 1 ? 'Project started' : `${count} projects started`),
  undoFailed: 'The projects could not be taken back',
  mostPicked: (most: number): string => `At most ${most} pairs are started at once`,
} as const
