import { counted } from '../../shared/ui/counted.ts'

/** Words of the weeks of a season. */
export const weeksTexts = {
  title: 'Eggs and boxes by week',
  loading: 'Loading the weeks',
  failed: 'The weeks could not be loaded',
  kept: 'Nothing of them is lost.',
  empty: (season: string) => `No eggs in ${season} yet`,
  emptyText:
    'Eggs count in the week in which they are laid, and before that where it is foretold when a female lays: by a lock, an ovulation or a shed on her page.',
  columns: { week: 'Week', eggs: 'Eggs', boxes: 'Boxes' },
  now: 'this week',
  bars: { in: 'laid', expected: 'expected', out: 'hatched' },
  none: 'No eggs',
  quiet: (weeks: number) => (weeks === 1 ? 'nothing' : `nothing for ${weeks} weeks`),
  boxes: (boxes: number, capacity: number | null) =>
    capacity === null ? `${boxes}` : `${boxes} of ${capacity}`,
  full: (over: number) => `${counted(over, 'box', 'boxes')} too few`,
  sums: (laid: number, expected: number, hatched: number) =>
    [`${counted(laid, 'egg', 'eggs')} laid`, expected > 0 && `${expected} expected`, `${hatched} hatched`]
      .filter(Boolean)
      .join(' · '),
  fullest: (boxes: number, capacity: number, week: string) =>
    `At most ${boxes} of ${capacity} boxes are in use, in the week of ${week}.`,
  over: (over: number, week: string) =>
    `${counted(over, 'box is', 'boxes are')} missing in the week of ${week}.`,
} as const
