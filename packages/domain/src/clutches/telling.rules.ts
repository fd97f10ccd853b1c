import type { EggsTell } from '../breeding/breeding.rules.ts'
import type { EggStatus } from '../eggs/eggs.rules.ts'
import type { CivilDay } from '../kernel/civil-day.ts'
import type { ClutchKind } from './clutches.rules.ts'

/** A clutch as far as it tells its project how the season stands. */
type TellingClutch = {
  readonly kind: ClutchKind
  readonly layDate: CivilDay
  readonly boxId: number | null
  readonly liveCount: number
}

/** Eggs of a clutch that have one status, and whether one of them lies in a box of its own. */
type TellingEggs = { readonly status: EggStatus; readonly isBoxed: boolean }

/** The day it is, and whether any egg of its project incubates, in this clutch or elsewhere. */
type Around = { readonly today: CivilDay; readonly isIncubating: boolean }

/**
 * What a clutch tells its project (SEA-05): that it was laid; that it incubates, while an egg does so in a box; that it
 * hatched, where an egg did and none of the project incubates any more. A litter with live young is out on the day of its
 * birth. Null for a clutch of a day to come.
 */
export function toldByClutch(
  { kind, layDate, boxId, liveCount }: TellingClutch,
  eggs: readonly TellingEggs[],
  { today, isIncubating }: Around,
): EggsTell | null {
  if (layDate > today) return null
  if (kind === 'litter') return liveCount > 0 ? 'hatched' : 'laid'
  const incubating = eggs.filter(({ status }) => status === 'Incubating')
  if (incubating.length > 0)
    return boxId !== null || incubating.some(({ isBoxed }) => isBoxed) ? 'boxed' : 'laid'
  return !isIncubating && eggs.some(({ status }) => status === 'Hatched') ? 'hatched' : 'laid'
}
