/** Words of the palette. */
export const searchTexts = {
  title: 'Search',
  placeholder: 'Animals, projects, eggs, events, places …',
  kinds: { animal: 'Animal', project: 'Project', egg: 'Egg', event: 'Event', place: 'Place' },
  archived: 'Archived',
  egg: (number: string) => (number ? `Egg ${number}` : 'Egg without a number'),
  groups: { found: 'Your records', commands: 'Go to and do' },
  nothing: (words: string) => `Nothing is called “${words}”. Try fewer letters, or one word of it.`,
  failed: 'The search could not be answered. Places and actions still work; type again to retry.',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  hints: { move: 'move', open: 'open', close: 'close' },
} as const
