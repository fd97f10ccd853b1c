const ago = (days: number): string => {
  if (days < 1) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}

/** Words around what is done daily with an animal. */
export const dailyTexts = {
  title: 'Daily care',
  loading: 'Loading the last meal, weight and shed',
  failed: 'The last meal, weight and shed could not be loaded',
  failedText: 'They are safe. Please try again.',
  tryAgain: 'Try again',
  none: '–',
  today: 'Today',
  yesterday: 'Yesterday',
  /** What was measured and what was noted: '1 meal · Medium rat'. */
  noted: (measured: string, details: string) => [measured, details].filter(Boolean).join(' · '),
  days: (days: number) => `${days} days`,
  ago,
  meal: { never: 'no meal noted', on: 'last meal', since: 'since last meal' },
  shed: { never: 'no shed noted', on: 'last shed', since: 'since last shed' },
  weight: {
    never: 'no weight noted',
    unchanged: 'weight',
    more: (amount: string) => `${amount} more`,
    less: (amount: string) => `${amount} less`,
  },
  refused: (times: number) => (times === 1 ? 'refused since' : `refused ${times} times`),
  acts: { feeding: 'Feed', weight: 'Weigh', shed: 'Shed', note: 'Note', medication: 'Dose' },
  /** Whose record it will be. */
  choose: {
    titles: { feeding: 'Feed which animal?', weight: 'Weigh which animal?', shed: 'Which animal shed?' },
    animals: 'Your animals',
    back: 'Back',
    none: 'No animal fits. Try fewer letters.',
  },
  asUsual: 'What it usually gets. Change what is different.',
  asLastTime: (day: string) => `The same as on ${day}. Change what is different.`,
} as const
