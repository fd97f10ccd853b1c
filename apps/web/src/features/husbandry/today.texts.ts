import { dataLimits } from '@clutchbook/domain/husbandry/record-data.rules'
import { asHeading } from '../../shared/ui/first-letter.ts'
import type { Outcome } from './today-work.ts'

const heads: Readonly<Record<string, string>> = {
  feeding: 'Feed',
  medication: 'Medication',
  weight: 'Weigh',
  length: 'Measure',
  cleaning: 'Clean',
  climate: 'Check the climate',
}

const said: Readonly<Record<Outcome, string>> = {
  eaten: 'ate',
  refused: 'refused',
  skipped: 'skipped',
  given: 'given',
  done: 'done',
}

const toldOutcomes: Readonly<Record<string, string>> = {
  ...said,
  fed: 'fed',
  partly: 'ate a part',
  regurgitated: 'brought it up',
}

const all: Readonly<Record<string, readonly [whole: (count: number) => string, rest: string]>> = {
  feeding: [(count) => `Feed all ${count}`, 'All others ate'],
  medication: [(count) => `All ${count} given`, 'All others given'],
}

/** Words of what is to be done today. */
export const todayTexts = {
  loading: 'Loading what is to be done today',
  failed: 'What is to be done today could not be loaded',
  failedText: 'Your plans and records are safe. Please try again.',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  head: (kind: string) => heads[kind] ?? asHeading(kind),
  headIn: (where: string, kind: string) => `${where} · ${heads[kind] ?? asHeading(kind)}`,
  due: (count: number) => `${count} due`,
  allDone: 'all done',
  /** Answers all that is left of a kind at once. */
  all: (kind: string, count: number, isWhole: boolean) => {
    const [whole, rest] = all[kind] ?? [(left: number) => `All ${left} done`, 'All others done']
    return isWhole ? whole(count) : rest
  },
  /** What is said of an animal by a press: 'Ember ate'. */
  act: (name: string, outcome: Outcome) => `${name}: ${said[outcome]}`,
  outcomes: {
    eaten: 'Ate',
    refused: 'Refused',
    skipped: 'Skipped',
    given: 'Given',
    done: 'Done',
  } satisfies Record<Outcome, string>,
  takeBack: (name: string) => `Take back what was noted of ${name}`,
  wasDone: (kind: string, outcome: string | null) =>
    toldOutcomes[outcome ?? (kind === 'feeding' ? 'fed' : 'done')] ?? said.done,
  justNow: 'just now',
  todayDone: 'today',
  unsent: 'not sent yet',
  never: 'first time',
  daysAgo: (days: number) => {
    if (days < 1) return 'today'
    return days === 1 ? 'yesterday' : `${days} days ago`
  },
  at: (time: string) => `at ${time}`,
  weight: (name: string) => `Weight of ${name} in grams`,
  grams: 'g',
  save: (name: string) => `Note the weight of ${name}`,
  weightProblem: 'Please write a weight, such as 455',
  goTo: (name: string) => `Open ${name}`,
  paused: (count: number, names: string) => `${count} paused: ${names}`,
  pausedOne: (name: string, why: string) => (why === '' ? name : `${name} (${why})`),
  hints: { touch: 'Tap: as planned', swipe: 'Swipe left: refused' },
  moreFailed: 'The rest of today could not be loaded.',
  noted: (name: string, outcome: Outcome) => `${name}: ${said[outcome]}`,
  notedAll: (count: number, outcome: Outcome) => `${count} noted: ${said[outcome]}`,
  weighed: (name: string) => `${name}: weight noted`,
  refused: {
    press: {
      title: (count: number, name: string) => `${count === 1 ? name : count} could not be noted`,
      text: 'Nothing was written down of it. Please try again.',
    },
    'taking back': {
      title: (count: number, name: string) =>
        `What was noted of ${count === 1 ? name : count} could not be taken back`,
      text: 'It is written down still. Please try again.',
    },
  },
  lost: (count: number) => (count === 1 ? '1 was not sent' : `${count} were not sent`),
  lostText: 'Nothing was written down of it, for its keeper is signed out.',
  heldText:
    'You are signed out. It goes once you sign in again on this page; leave Clutchbook open until then.',
  waiting: (count: number) => (count === 1 ? '1 not sent yet' : `${count} not sent yet`),
  waitingText: 'It goes as soon as the server answers. Leave Clutchbook open until then.',
  sendNow: 'Send now',
  meal: {
    title: (name: string) => `Feed ${name}`,
    otherTitle: (name: string, title: string) => `${title}: ${name}`,
    count: 'Pieces',
    countProblem: `From 1 to ${dataLimits.count}`,
    openAnimal: 'Open the page of the animal',
  },
  thaw: {
    title: 'To thaw',
    more: (count: number) => `${count} more tomorrow`,
    onlyTomorrow: 'tomorrow',
    inStock: (count: number) => (count === 0 ? 'none in stock' : `${count} in stock`),
    print: 'Print',
    stock: 'Stock',
    paper: (day: string) => `To thaw on ${day}`,
    unnamed: 'piece',
    blocked: 'Unable to open print window. Please check your pop-up settings.',
    failed: 'The list could not be prepared',
    failedText: 'Please try again.',
  },
  places: {
    label: 'Narrow the day',
    byRoom: 'By room',
    noRoom: 'Without a room',
    scan: 'Scan',
    place: 'Place',
    all: 'All places',
    option: (name: string, due: number) => (due === 0 ? name : `${name} (${due})`),
    none: 'Nothing is due here',
    noneText: 'What is due elsewhere shows with all places.',
  },
  watch: 'Look closer',
  low: {
    title: 'Feeders',
    text: (count: number) => (count === 1 ? '1 is low in stock' : `${count} are low in stock`),
  },
  none: {
    title: 'What is due, day by day',
    text: 'Set how often an animal is fed, weighed, cleaned or treated, and it stands here on its day: one tap notes that it was done.',
    action: 'Choose an animal',
  },
  free: { title: 'Nothing is due today', text: 'What comes next shows here on its day.' },
} as const
