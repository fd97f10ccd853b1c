import type { FactKind } from '@clutchbook/domain/season/season-facts.rules'
import { counted } from '../../shared/ui/counted.ts'

/** Words of females' seasons and males' visits. */
export const seasonTexts = {
  title: 'Season',
  visits: 'Visits',
  loading: 'Loading the season',
  failed: 'The season could not be loaded',
  failedText: 'Nothing of it is lost. Check your connection and try again.',
  empty: (name: string) =>
    `Nothing is written down of a season of ${name} yet. Each fact takes one press: when a male comes, when they lock, when she ovulates and sheds.`,
  noVisits: (name: string) =>
    `${name} was with no female yet. A visit begins on the page of the female, under Season.`,
  kinds: {
    target: 'Target weight',
    cooling: 'Cooling',
    introduced: 'Introduction',
    lock: 'Lock',
    follicles: 'Follicles',
    sign: 'Sign',
    ovulation: 'Ovulation',
    shed: 'Pre-lay shed',
    rest: 'Rest',
  } satisfies Record<FactKind, string>,
  /** The shed of those that bear their young. */
  bearingShed: 'Post-ovulation shed',
  acts: {
    title: 'What happened today',
    introduce: (male: string) => `Introduce ${male}`,
    introduceOne: 'Introduce a male',
    isOut: (male: string) => `${male} is out`,
    unnamed: 'The male',
    cooling: 'Cooling begins',
    rest: 'She rests',
    lay: { eggs: 'Note her clutch', litter: 'Note her litter' },
    other: 'Another day or fact',
  },
  state: {
    /** Who is with her, since when. */
    with: (male: string, since: string) => `With ${male} since ${since}`,
    locks: (count: number, last: string) =>
      count === 1 ? `1 lock, ${last}` : `${count} locks, the last ${last}`,
    ovulated: (when: string) => `Ovulated ${when}`,
    shed: (when: string) => `Pre-lay shed ${when}`,
    bearingShed: (when: string) => `Shed ${when} after she ovulated`,
    cooling: (until: string) => `Cooling until ${until}`,
    coolingOn: (since: string) => `Cooling since ${since}`,
    last: (kind: string, when: string) => `${kind} ${when}`,
  },
  /** Of a male. */
  resting: (days: number) =>
    days === 0 ? 'Out since today' : `Has rested for ${counted(days, 'day', 'days')}`,
  allVisits: (count: number) => `Show all ${count} visits`,
  daysAgo: (days: number) =>
    days === 0
      ? 'today'
      : days === 1
        ? 'yesterday'
        : days < 0
          ? `in ${counted(-days, 'day', 'days')}`
          : `${days} days ago`,
  seasonNamed: (from: number, to: number) => (from === to ? `${to}` : `${from}/${String(to).slice(2)}`),
  earlier: (count: number) => (count === 1 ? 'Show the season before' : `Show ${count} earlier seasons`),
  line: {
    until: (day: string) => `until ${day}`,
    outOn: (day: string) => `out on ${day}`,
    stays: 'with her still',
    planned: 'planned',
    laid: (eggs: number, slugs: number) =>
      [counted(eggs, 'egg', 'eggs'), slugs > 0 && counted(slugs, 'slug', 'slugs')].filter(Boolean).join(', '),
    eggs: 'Laid',
    litter: 'Gave birth',
    born: (live: number, still: number, slugs: number) =>
      [
        counted(live, 'live young', 'live young'),
        still > 0 && `${still} stillborn`,
        slugs > 0 && counted(slugs, 'slug', 'slugs'),
      ]
        .filter(Boolean)
        .join(', '),
    actionsOf: (kind: string, day: string) => `Actions for ${kind}, ${day}`,
    change: 'Edit',
    remove: 'Delete',
    locks: (count: number) => counted(count, 'lock', 'locks'),
    rest: (days: number) => `${counted(days, 'day', 'days')} of rest before`,
    goesOn: 'still',
  },
  forecast: {
    failed: 'When she is due could not be loaded.',
    steps: {
      shed: 'Sheds',
      lay: 'Lays',
      birth: 'Gives birth',
      'next-clutch': 'Next clutch',
      hatch: 'Hatches',
    },
    bases: { lock: 'last lock', ovulation: 'ovulation', shed: 'shed', laid: 'last clutch' },
    days: (from: string, to: string) => `${from} to ${to}`,
    due: (step: string, days: string, likely: string) => `${step} ${days}, likely ${likely}`,
    overdue: (step: string, by: string) => `${step}: overdue, expected by ${by}`,
    basedOn: (what: string, when: string) => `from her ${what} ${when}`,
    ownRecords: (count: number) => `narrowed by ${counted(count, 'season', 'seasons')} of hers`,
    ruleOfThumb: 'rule of thumb',
    yours: 'by your own figures',
    noRecord: 'no record yet of how far off',
    error: (days: number) => `such windows were ${days} ${days === 1 ? 'day' : 'days'} off on average`,
    wanted: {
      lock: 'a lock',
      ovulation: 'an ovulation',
      shed: 'her shed',
      laid: 'a clutch',
      figures: 'days that you say of her species',
    },
    wants: (what: readonly string[]) =>
      `When she is due would be told by ${what.length < 2 ? what.join('') : `${what.slice(0, -1).join(', ')} or ${what.at(-1)}`}.`,
  },
  /** Told by a message. */
  added: (kind: string) => `${kind} written down`,
  changed: 'Fact changed',
  removed: (kind: string) => `${kind} deleted`,
  isOutNow: (male: string) => `${male} is out`,
  projectMoved: (name: string, to: string) => `${name} is now ${to}.`,
  saveFailed: 'The fact could not be saved',
  removeFailed: 'The fact could not be deleted',
  undoFailed: 'It could not be taken back',
  nothingSaved: 'Nothing was changed. Please try again.',
  elsewhere: {
    title: 'He is with another female',
    end: 'End it there',
    keep: 'He is with both',
    cancel: 'Cancel',
  },
  shedOffer: {
    ask: (when: string) => `She shed ${when}. Her pre-lay shed?`,
    askBearing: (when: string) => `She shed ${when}. Her shed after the ovulation?`,
    yes: 'Yes, it is',
    no: 'No',
  },
  form: {
    add: (name: string) => `Season of ${name}`,
    change: 'Edit the fact',
    what: 'What',
    from: 'From',
    until: 'Last day',
    outOn: 'Out on',
    day: 'Day',
    time: 'Time',
    male: 'Male',
    chooseMale: 'Choose a male',
    ofVisit: 'The one who is with her',
    mm: 'Largest follicle (mm)',
    grams: 'Weight to reach (g)',
    project: 'Project',
    anyProject: 'The one it fits',
    note: 'Note',
    cancel: 'Cancel',
    save: 'Save',
  },
} as const
