/** Words of what comes out of a clutch, and of weighing it. */
export const clutchHatchTexts = {
  titles: {
    eggs: (code: string) => `Hatch clutch ${code}`,
    litter: (code: string) => `Young of clutch ${code}`,
  },
  intro: {
    eggs: 'Each egg that is ticked becomes an animal with both parents. Enter leads to the next weight.',
    litter: 'Each that is ticked becomes an animal with its parents. Enter leads to the next weight.',
  },
  out: { eggs: 'Eggs that hatched', litter: 'Live young' },
  young: (place: number) => `Young ${place}`,
  weight: 'Weight (g)',
  weightOf: (name: string) => `Weight in grams: ${name}`,
  noId: 'no ID',
  stays: 'stays in the incubator',
  waits: 'not yet',
  day: { eggs: 'Hatched on', litter: 'Noted on' },
  firstId: 'IDs from',
  noIds: 'Leave it empty for none',
  producedBy: 'Produced by',
  species: 'Species of these animals',
  speciesHint: 'The parents are not known here',
  isHoldback: 'Keep as holdbacks',
  cancel: 'Cancel',
  submit: {
    eggs: (count: number) => (count === 1 ? 'Hatch 1 egg' : `Hatch ${count} eggs`),
    litter: (count: number) => `Add ${count} young`,
  },
  choose: 'Please tick at least one',
  tooMany: (most: number) => `Please take at most ${most} at once`,
  done: {
    eggs: (count: number) => (count === 1 ? '1 egg hatched' : `${count} eggs hatched`),
    litter: (count: number) => `${count} young added`,
  },
  takeBackFailed: 'The hatch was not taken back',
} as const

/** Words of the animals that came out of a clutch. */
export const youngTexts = {
  title: 'Young',
  weigh: 'Weigh',
  notWeighed: 'not weighed',
  loadFailed: 'Error loading the young',
  loadFailedText: 'They are kept as they were. Try again in a moment.',
  dialog: (code: string) => `Weigh the young of clutch ${code}`,
  day: 'Weighed on',
  weights: 'Weights',
  last: (weight: string) => `last ${weight}`,
  cancel: 'Cancel',
  save: 'Save weights',
  none: 'Please weigh at least one',
  wrong: 'Please enter a weight in grams',
  done: (count: number) => (count === 1 ? '1 weight noted' : `${count} weights noted`),
  failed: 'The weights were not saved',
  failedText: 'Nothing was changed. Please try again.',
  takeBackFailed: 'Not all weights were taken back',
  takenBackText: 'Please look at the records of these animals.',
} as const
