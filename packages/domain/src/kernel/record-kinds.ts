/**
 * What a keeper writes down about their animals, each kind by the word of its path. Each area adds its own kinds to this
 * list in its `.area.ts` (declaration merging), so that a word is checked wherever it is used and listed nowhere else.
 */
// biome-ignore lint/suspicious/noEmptyInterface: areas add to it
export interface KeeperKinds {}

/** A kind of record that a keeper writes. */
export type KeeperKind = keyof KeeperKinds

/** The kinds of record that come with the house: what accounts, sharing, payments and the operator need. */
export const houseKinds = [
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

/**
 * The kinds of record that calls show and change. What belongs to a record is of its kind: the photos in its gallery,
 * its counts, the columns that follow from others.
 */
export type RecordKind = KeeperKind | (typeof houseKinds)[number]
