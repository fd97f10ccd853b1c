import type { BoardBar, BoardMark, BoardStage } from '@clutchbook/domain/season/board.rules'

const counted = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`

const stages = {
  planned: 'Planned',
  together: 'Together',
  locked: 'Locked',
  gravid: 'Gravid',
  incubating: 'Incubating',
  hatched: 'Hatched',
  ended: 'Ended',
} as const satisfies Record<BoardStage, string>

/** Words of the board of a season. */
export const boardTexts = {
  title: 'Season',
  planner: 'Pairing Planner',
  newProject: 'New Project',
  loading: 'Loading the season',
  years: { label: 'Seasons', named: (season: string) => `Season ${season}` },
  views: {
    label: 'Views of the season',
    board: 'Board',
    males: 'Males',
    weeks: 'Weeks',
    compare: 'Compare',
  },
  missing: 'There is no such season',
  missingText: 'A season is named by the year in which it ends, from 1901 to 2199.',
  toRunning: 'Show this season',
  failed: 'The season could not be loaded',
  kept: 'Nothing of it is lost.',
  empty: {
    title: (season: string) => `No pairings in ${season} yet`,
    text: 'A project stands here in the season in which it begins, and a pair as soon as a male is introduced on the page of a female. Locks, ovulations and sheds move it on, and tell when she lays.',
  },
  search: { label: 'Search pairings', placeholder: 'Name, project, clutch code' },
  shown: (count: number) => `${counted(count, 'pairing', 'pairings')} shown`,
  noMatch: 'No pairings match',
  noMatchText: 'Try a part of a name, or another stage.',
  clear: 'Show all pairings',
  stage: 'Stage',
  all: 'All',
  allStages: 'All stages',
  counted: (stage: string, count: number) => `${stage} ${count}`,
  stages,
  columns: { pair: 'Pair', next: 'Next' },
  unknown: { male: 'Unknown male', female: 'Unknown female' },
  pair: (male: string, female: string) => `${male} × ${female}`,
  clutch: (at: number, of: number) => (of === 1 ? 'Clutch' : `Clutch ${at}`),
  clutchOf: (pair: string) => `of ${pair}`,
  clutchNamed: (code: string) => `clutch ${code}`,
  nothing: 'Nothing due',
  over: 'Season over',
  next: {
    head: (step: string, day: string) => `${step} ${day}`,
    about: (step: string, day: string) => `${step} about ${day}`,
    ahead: (days: number, from: string, to: string) => `in ${counted(days, 'day', 'days')}, ${from} – ${to}`,
    open: (to: string) => `any day until ${to}`,
    overdue: (days: number) => `${counted(days, 'day', 'days')} overdue`,
  },
  bars: {
    together: 'Together',
    gravid: 'Gravid',
    incubating: 'Incubating',
  } satisfies Record<BoardBar['kind'], string>,
  marks: {
    lock: 'Lock',
    follicles: 'Follicles',
    sign: 'Sign',
    ovulation: 'Ovulation',
    shed: 'Shed',
    rest: 'Rest',
    laid: 'Laid',
    hatched: 'Hatched',
  } satisfies Record<BoardMark['kind'], string>,
  born: 'Born',
  words: {
    lasted: (what: string, from: string, to: string) => `${what} ${from} to ${to}`,
    lasts: (what: string, from: string) => `${what} since ${from}`,
    planned: (what: string, from: string) => `${what} from ${from}`,
    on: (what: string, day: string) => `${what} ${day}`,
    ruleOfThumb: (words: string) => `${words} (rule of thumb)`,
    none: 'Nothing written down yet',
  },
  legend: {
    label: 'What the signs mean',
    expected: 'expected',
    ruleOfThumb: 'rule of thumb',
  },
} as const
