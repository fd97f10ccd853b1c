import type { ClutchEntryKind, Finding } from '@clutchbook/domain/clutches/clutch-log.rules'
import type { ClutchKind } from '@clutchbook/domain/clutches/clutches.rules'
import { formatAmount } from '@clutchbook/domain/kernel/amount'

const counted = (count: number, one: string, many: string): string =>
  `${formatAmount(count)} ${count === 1 ? one : many}`

const nothingChanged = 'Nothing was changed. Please try again.'

/** Words around clutches: on their own page, on that of a project, and in the incubator. */
export const clutchTexts = {
  page: 'Clutch',
  home: 'Home',
  incubator: 'Incubator',
  code: (code: string) => `Clutch ${code}`,
  laid: (day: string) => `laid ${day}`,
  born: (day: string) => `born ${day}`,
  eggs: (count: number) => counted(count, 'egg', 'eggs'),
  slugs: (count: number) => counted(count, 'slug', 'slugs'),
  dayOf: (day: number) => `Day ${day}`,
  of: (days: number) => `of ${days}`,
  hatchWindow: (from: string, to: string, likely: string) => `Hatches ${from} to ${to}, likely ${likely}`,
  hatchDay: (day: string) => `Hatches ${day}`,
  hatchOverdue: (to: string) => `Was to hatch by ${to}`,
  over: (hatched: number, of: number) => `${hatched} of ${of} hatched`,
  litter: 'Litter',
  eggPlace: 'Eggs of the clutch',
  numberless: 'no number',
  chosen: (name: string) => `${name}, chosen`,
  tapHint: 'Tap an egg to say what became of it.',
  candle: 'Candle',
  hatch: (count: number) => (count === 1 ? 'Hatch 1 egg' : `Hatch ${count} eggs`),
  hatchShort: 'Hatch',
  addYoung: (count: number) => `Add ${count} young`,
  edit: 'Edit',
  delete: 'Delete',
  missing: 'Clutch not found',
  missingText: 'It may have been deleted. Deleted clutches wait in the trash for 30 days.',
  toIncubator: 'To the incubator',
  failedTitle: 'Error loading the clutch',
  kept: 'Your clutch is kept as it was.',
  tryAgain: 'Try again',
  unknownError: 'Something went wrong on our side. Please try again.',
  card: {
    open: 'Print card',
    title: (code: string) => `Card of clutch ${code}`,
    laid: { eggs: 'Laid', litter: 'Born' },
    counts: 'Eggs',
    hatches: 'Hatches',
    window: (from: string, to: string, likely: string) => `${from} to ${to}, likely ${likely}`,
    box: 'Box',
    medium: 'Medium',
    eggs: 'Eggs as they lie',
    print: 'Print',
    blocked: 'Unable to open print window. Please check your pop-up settings.',
    failed: 'The card could not be prepared',
    failedText: 'Please try again.',
  },
  remove: {
    title: (code: string) => `Delete clutch ${code}?`,
    text: (eggs: number) =>
      `${eggs === 0 ? 'The clutch goes' : `The clutch and its ${counted(eggs, 'egg', 'eggs')} go`} to the trash, where all of it can be restored for 30 days. Animals that hatched stay.`,
    confirm: 'Delete clutch',
    done: 'Clutch deleted',
    failed: 'The clutch was not deleted',
  },
  facts: {
    title: 'About this clutch',
    label: 'Label',
    project: 'Project',
    female: 'Female',
    sires: 'Sire',
    season: 'Season',
    ordinal: (season: number, ordinal: number | null) =>
      ordinal === null ? String(season) : `${season}, her clutch ${ordinal}`,
    spread: (days: number) => `or up to ${counted(days, 'day', 'days')} earlier`,
    day: 'Laid',
    medium: 'Medium',
    box: 'Box',
    mass: 'Mass of all',
    grams: (grams: number) => `${formatAmount(grams)} g`,
    aimed: 'Aimed at',
    relative: 'Relative clutch mass',
    relativeTo: (part: string, day: string) => `${part} of her weight on ${day}`,
    loss: 'She lost',
    lossOf: (grams: string, percent: string, day: string) => `${grams} g (${percent} %) since ${day}`,
    none: 'None',
  },
} as const

/** Words of holding eggs to a light. */
export const candleTexts = {
  intro: 'All good? Save. Else tap an egg: once for infertile, twice for dead, three times for unclear.',
  findings: {
    good: 'good',
    unclear: 'unclear',
    infertile: 'infertile',
    dead: 'dead',
  } satisfies Record<Finding, string>,
  egg: (name: string, finding: string) => `${name}: ${finding}`,
  cancel: 'Cancel',
  save: 'Save candling',
  done: (summary: string) => `Candled: ${summary}`,
  failed: 'The candling was not saved',
} as const

/** Words of what was done with a clutch. */
export const clutchLogTexts = {
  title: 'Log',
  add: 'Add entry',
  empty: {
    eggs: 'Nothing is written down yet. Candlings, weighings and notes stand here by day.',
    litter: 'Nothing is written down yet. Weighings and notes stand here by day.',
  },
  loading: 'Loading the log',
  loadFailed: 'Error loading the log',
  kinds: {
    candled: 'Candled',
    weighed: 'Weighed',
    moved: 'Moved',
    rolled: 'Rolled',
    watered: 'Watered',
    dimpled: 'Dimpled',
    mould: 'Mould',
    pipped: 'Pipped',
    note: 'Note',
  } satisfies Record<ClutchEntryKind, string>,
  what: 'What was done or seen',
  day: 'Day',
  note: 'Note',
  masses: 'Mass of each egg',
  grams: 'grams',
  massOf: (egg: string) => `Mass in grams: ${egg}`,
  weighedEggs: (eggs: readonly string[], sum: string) =>
    `${eggs.join(', ')}${eggs.length > 1 ? `; together ${sum}` : ''}`,
  weighedEgg: (egg: string, mass: string) => `${egg}: ${mass}`,
  mass: (grams: number) => `${formatAmount(grams)} g`,
  goneEgg: 'an egg that is gone',
  nothingWeighed: 'Please weigh at least one egg, or write a note',
  dialog: 'Add to the log',
  cancel: 'Cancel',
  save: 'Add entry',
  remove: (kind: string, day: string) => `Remove: ${kind}, ${day}`,
  added: (kind: string) => `${kind} written down`,
  removed: (kind: string) => `${kind} removed from the log`,
  failed: 'The log was not changed',
  failedText: nothingChanged,
} as const

/** Words of the choice between eggs and a litter. */
export const clutchKindTexts = {
  label: 'She laid or bore',
  kinds: { eggs: 'Eggs', litter: 'A litter' } satisfies Record<ClutchKind, string>,
  titles: { eggs: 'Add a clutch', litter: 'Add a litter' } satisfies Record<ClutchKind, string>,
} as const

/** Words of the form of a new litter. */
export const litterTexts = {
  cancel: 'Cancel',
  save: 'Add litter',
  added: (code: string) => `Litter ${code} added`,
  failed: 'The litter was not added',
  failedText: 'Nothing was saved. Please try again.',
} as const

/** Words of the form of a clutch. */
export const clutchFormTexts = {
  noBox: 'None',
  title: (code: string) => `Edit clutch ${code}`,
  born: 'Born',
  cancel: 'Cancel',
  save: 'Save',
  done: 'Clutch updated',
  failed: 'The clutch was not changed',
  failedText: nothingChanged,
} as const

/** Words of lists of clutches. */
export const clutchListTexts = {
  title: 'Clutches',
  loadFailed: 'Error loading clutches',
  loadFailedText: 'Your clutches are kept as they were. Try again in a moment.',
  loading: 'Loading clutches',
  moreFailed: 'The next clutches could not be loaded.',
  noBox: 'In no box',
  empty: 'None of the eggs in the incubator lies in a clutch.',
  loose: 'Eggs that lie in no clutch are shown as a table and as cards.',
  candle: (code: string) => `Candle clutch ${code}`,
  hatch: (code: string, count: number) =>
    count === 1 ? `Hatch 1 egg of clutch ${code}` : `Hatch ${count} eggs of clutch ${code}`,
} as const
