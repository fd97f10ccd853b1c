/** What a keeper writes down about their animals, each kind by the word of its path. */
export const keeperKinds = [
  'animals',
  'records',
  'ancestors',
  'offspring',
  'breeding-projects',
  'eggs',
  'events',
] as const

/** A kind of record that a keeper writes. */
export type KeeperKind = (typeof keeperKinds)[number]

/**
 * The kinds of record that calls show and change. What belongs to a record is of its kind: the photos in its gallery,
 * its counts, the columns that follow from others.
 */
export const recordKinds = [
  ...keeperKinds,
  'media',
  'trash',
  'sharing',
  'notifications',
  'calendar-feeds',
  'account',
  'settings',
  'sessions',
  'tokens',
  'plan',
  'follows',
  'installation',
] as const

export type RecordKind = (typeof recordKinds)[number]
