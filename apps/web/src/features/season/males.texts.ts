import { counted } from '../../shared/ui/counted.ts'

/** Words of the males of a season. */
export const malesTexts = {
  loading: 'Loading the males',
  failed: 'The males could not be loaded',
  kept: 'Nothing of their visits is lost.',
  empty: (season: string) => `No male was with a female in ${season} yet`,
  emptyText: 'A visit begins on the page of a female: introduce a male there, and say when he is out.',
  with: (females: string) => `With ${females}`,
  and: (one: string, more: string) => `${one} and ${more}`,
  planned: (female: string, day: string) => `Goes to ${female} ${day}`,
  resting: (days: number, least: number) => `Rests: ${days} of ${counted(least, 'day', 'days')}`,
  restsUnset: (days: number) => `Rests: ${counted(days, 'day', 'days')} so far`,
  short: (days: number, least: number) => `Only ${days} of ${counted(least, 'day', 'days')} of rest before`,
  shortUnset: (days: number) => `Only ${counted(days, 'day', 'days')} of rest before`,
  least: (days: number) => `Males rest at least ${counted(days, 'day', 'days')} between females.`,
  noLeast: 'No least days of rest are set.',
} as const
