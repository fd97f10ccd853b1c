/** Words of the dashboard. */
export const dashboardTexts = {
  figures: {
    totalAnimals: 'Total Animals',
    activeBreeding: 'Active Breeding',
    holdbacks: 'Holdbacks',
    upcomingEvents: 'Upcoming Events',
    incubatingEggs: 'Eggs',
  },
  figuresLabel: 'Your collection in figures',
  statistics: 'Statistics',
  hatching: {
    title: 'Hatching next',
    all: 'View Incubator',
    /** An egg as it is spoken of among others: '#12'. */
    egg: (eggNumber: string) => (eggNumber === '' ? 'Egg' : `#${eggNumber}`),
    none: { says: 'No eggs are incubating.', link: 'Lay a clutch', goesOn: 'in a breeding project.' },
  },
  events: {
    title: 'Upcoming events',
    all: 'Calendar',
    none: { says: 'Nothing is planned.', link: 'Add an event', goesOn: 'and be reminded of it.' },
  },
  newest: 'Newest animals',
  viewAll: 'View all',
  empty: {
    title: 'Add your first animal',
    text: 'A name and a species are enough to begin. Photos, weights, parents and prices can follow whenever you like.',
    action: 'Add Animal',
  },
  noneHere: 'All of your animals are holdbacks or archived.',
  figuresFailed: 'Your figures could not be loaded',
  unknownError: 'Something went wrong on our side. Please try again.',
  tryAgain: 'Try again',
} as const
