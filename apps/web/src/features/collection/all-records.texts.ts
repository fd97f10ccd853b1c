/** Words around the records of all animals. */
export const allRecordsTexts = {
  title: 'Records',
  filters: 'Filters',
  kind: 'Kind',
  allKinds: 'All kinds',
  outcome: 'How it went',
  allOutcomes: 'However it went',
  days: 'Days',
  allDays: 'All days',
  lastDays: (days: number) => (days === 1 ? 'Today' : days === 365 ? 'Last year' : `Last ${days} days`),
  animal: 'Animal',
  anyAnimal: 'All animals',
  columns: { day: 'Date', animal: 'Animal', kind: 'Kind', what: 'What was done', actions: 'Actions' },
  empty: {
    title: 'No records yet',
    text: 'Feedings, weights, sheds and whatever else you write down of your animals gather here. Begin on the page of an animal.',
  },
  toAnimals: 'My Animals',
  noMatch: 'No record fits',
  noMatchText: 'Try another kind, more days or all animals.',
  shown: (count: number) => (count === 1 ? '1 record' : `${count} records`),
  ofAll: 'All records',
} as const
