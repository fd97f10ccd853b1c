import type { TextReading } from '@clutchbook/domain/genetics/reading.schema'

type Verdict = TextReading['verdict']

const animals = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'animal' : 'animals'}`

/** Words of the review of morph texts. */
export const reviewTexts = {
  title: 'Review morph texts',
  open: 'Review morph texts',
  loading: 'Reading the morph texts of your animals',
  failed: 'The morph texts could not be read',
  failedText: 'Check your connection and try again.',
  begin: 'No animals yet',
  beginText: 'Once you have animals with a morph text, their genes are read here in one go.',
  add: 'Add an animal',
  allRead: 'All read',
  allReadText: (kept: number) =>
    `The genes of ${kept === 1 ? 'your animal are' : `all ${animals(kept)} are`} written down.`,
  left: (unread: number, all: number) => `${unread.toLocaleString('en')} of ${animals(all)} still to read.`,
  words: {
    title: 'Words that mean nothing',
    text: 'These words are no gene of their species, so they are left out. Say what they stand for and all texts are read so, or correct the text of the animal.',
    of: (species: string, count: number) => `${species} · ${animals(count)}`,
    nearly: (names: string) => `Perhaps ${names}?`,
    all: (count: number) => `Show all ${count} words`,
  },
  verdicts: 'How the texts are read',
  verdict: {
    clear: 'Clear',
    ask: 'With a question',
    unknown: 'Unknown words',
    empty: 'No text',
    'no-catalogue': 'No gene known',
  } satisfies Record<Verdict, string>,
  counted: (verdict: string, count: number) => `${verdict} ${count.toLocaleString('en')}`,
  about: {
    clear: 'Every word is understood. What shows is written down as seen, hets as stated.',
    ask: 'A part of the text may mean several things, and is left out. Answer it on the animal’s page, or keep the rest.',
    unknown: 'A part of the text means nothing here, and is left out. Keep the rest, or correct the text.',
    empty: 'Nothing is written in their morph text. Add genes on the animal’s page.',
    'no-catalogue': 'No gene of their species is known here.',
  } satisfies Record<Verdict, string>,
  none: 'None of your animals is read so',
  noneText: 'Choose another kind above.',
  row: {
    nothing: 'Nothing read',
    leftOut: (parts: string) => `Left out: ${parts}`,
    keep: 'Keep',
    keepOf: (name: string) => `Keep ${name} as read`,
  },
  keepAll: (count: number) =>
    count === 1 ? 'Keep the clear one' : `Keep all ${count.toLocaleString('en')} clear`,
  kept: (count: number) => `${animals(count)} written down`,
  keptNone: 'Nothing was left to write down',
  keepFailed: 'The genes were not written down',
  keepFailedText: 'Nothing was changed. Check your connection and try again.',
  takenBack: (count: number) => `${animals(count)} let go again`,
  takeBackFailed: 'That could not be taken back',
  takeBackFailedText: 'What was written down stays. Check your connection and try again.',
  more: 'More animals',
  moreFailed: 'More animals could not be loaded',
} as const
