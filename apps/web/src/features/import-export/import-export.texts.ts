import { formatAmount } from '@clutchbook/domain/kernel/amount'

const animals = (count: number): string => `${formatAmount(count)} ${count === 1 ? 'animal' : 'animals'}`
const rows = (count: number): string => `${formatAmount(count)} ${count === 1 ? 'row' : 'rows'}`

type Arrived = {
  readonly animals: number
  readonly projects: number
  readonly eggs: number
  readonly events: number
}

/** Words of bringing records in. */
export const importExportTexts = {
  title: 'Import',
  source: {
    heading: 'Your sheet',
    text: 'A CSV file from any spreadsheet program, or rows copied out of one. The first row says what each column is: name, species, sex, and whatever else you keep. Nothing is stored before you have seen what comes of it.',
    choose: 'Choose a file',
    paste: 'Or paste rows here, headings first',
    look: 'Look at the rows',
    reading: 'Reading the sheet…',
    failed: 'The sheet could not be read. Please try again.',
  },
  columns: {
    heading: 'What each column is',
    leftOut: 'Leave out',
    nameOf: (heading: string) => `What the column ${heading} is`,
    unnamed: 'without heading',
    sample: (sample: string) => `Such as ${sample}`,
    empty: 'Empty',
    species: 'Species of rows without one',
    speciesHint: 'Such as Python regius',
  },
  outcome: {
    heading: 'What comes in',
    all: (count: number) => `${animals(count)}, ready to come in.`,
    faulty: (faulty: number, count: number) =>
      `${rows(faulty)} of ${formatAmount(count)} can't come in as they are. Choose other columns above, or put the sheet right and choose it again. All come in together, or none.`,
    noRoom: (room: number, count: number) =>
      `Your plan has ${room === 0 ? 'no room for more animals' : `room for ${animals(room)} more`}, and this sheet has ${formatAmount(count)}.`,
    firstOnly: (count: number, others: number) =>
      `Only the first ${count === 1 ? 'row' : rows(count)} of the sheet ${count === 1 ? 'comes' : 'come'} in; ${others === 1 ? 'the last one stays' : `the other ${formatAmount(others)} stay`} out.`,
    takeFirst: (room: number) => `Take the first ${room === 1 ? 'row' : rows(room)} only`,
    takeAll: 'Take all rows',
    faults: 'To put right',
    notes: 'Good to know',
    more: (count: number) => `and ${formatAmount(count)} more`,
    row: (row: number) => `Row ${row}`,
    first: (count: number) => `The first ${count} as they will be`,
    every: 'As they will be',
    born: (day: string) => `born ${day}`,
    readAs: (encoding: string, delimiter: string) => `Read as ${encoding}, columns parted by ${delimiter}.`,
    delimiters: { comma: 'commas', semicolon: 'semicolons', tab: 'tabs', bar: 'bars' },
    submit: (count: number) => `Import ${animals(count)}`,
    again: 'Choose another sheet',
    failed: 'Nothing was imported',
    failedText: 'Please try again.',
  },
  archive: {
    heading: 'Moving in from another account',
    text: 'The archive that you downloaded there, under Account Settings, Your data. It brings everything along, photos and videos too, into an account that is still empty: all of it, or nothing.',
    choose: 'Choose an archive',
    working:
      'Bringing everything in. With many photos this takes a few minutes; please leave this page open.',
    done: ({ animals: count, projects, eggs, events }: Arrived) =>
      `Everything came in: ${animals(count)}, ${formatAmount(projects)} breeding projects, ${formatAmount(eggs)} eggs, ${formatAmount(events)} events.`,
    missing: (count: number) => `${formatAmount(count)} photos or videos were missing in the archive itself.`,
    failed: 'The archive could not be brought in. Please try again.',
  },
  done: {
    title: (count: number) => `${animals(count)} came in`,
    text: 'They stand first in My Animals, newest first.',
    open: 'Open My Animals',
    again: 'Import another sheet',
    undo: 'Undo this import',
  },
  back: 'My Animals',
  home: 'Home',
} as const
