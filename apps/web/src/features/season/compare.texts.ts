import type { ComparedBy } from '@clutchbook/domain/season/compare.rules'

/** Words of the comparison of seasons. */
export const compareTexts = {
  title: 'What clutches came to',
  by: 'Compare by',
  kinds: {
    season: 'Season',
    species: 'Species',
    female: 'Female',
    male: 'Male',
    pair: 'Pair',
  } satisfies Record<ComparedBy, string>,
  which: 'Seasons',
  only: (season: string) => `Only ${season}`,
  all: 'All seasons',
  loading: 'Comparing the seasons',
  failed: 'The seasons could not be compared',
  kept: 'Nothing of them is lost.',
  empty: 'Nothing to compare yet',
  emptyText:
    'A clutch counts here once none of its eggs incubates any more, and a litter as soon as it is born.',
  showAll: 'Show all seasons',
  left: 'Clutches of which eggs incubate are left out; one of several possible sires counts for no male and no pair.',
  more: (count: number) => `Show ${count} more`,
  shown: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
  unnamed: 'Unknown',
  none: '–',
  columns: {
    clutches: 'Clutches',
    eggs: 'Eggs',
    fertile: 'Fertile',
    hatched: 'Hatched',
    fertility: 'Fertility',
    hatchOfFertile: 'Hatched of fertile',
    hatchOfLaid: 'Hatched of laid',
    meanClutchSize: 'Mean size',
    litters: 'Litters',
    live: 'Live young',
    stillborn: 'Stillborn',
  },
} as const
