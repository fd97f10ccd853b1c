import { findCatalogue } from '../genetics/catalogue/catalogues.ts'
import { type CivilDay, yearsBetween } from '../kernel/civil-day.ts'
import type { GapHint, PreyHint } from './care.ts'

/** What is known of a species; only what a source says (HUS-39). */
type Hints = {
  readonly prey: PreyHint | null
  /** By whole years of age, each from an age on; null where no source speaks of that age. */
  readonly gaps: readonly { readonly years: number; readonly days: readonly [number, number] | null }[]
  readonly gapSource: string
}

const hints: Readonly<Record<string, Hints>> = {
  'Pantherophis guttatus': {
    prey: { min: 10, max: 15, source: 'mtedr.com, thehowtodo.com' },
    gaps: [
      { years: 0, days: [5, 7] },
      { years: 1, days: [7, 10] },
      { years: 3, days: [10, 14] },
    ],
    gapSource: 'mtedr.com, thehowtodo.com',
  },
  'Python regius': {
    prey: null,
    // Sources tell young ones from adults and name no age; between the two nothing is said.
    gaps: [
      { years: 0, days: [5, 7] },
      { years: 1, days: null },
      { years: 3, days: [10, 14] },
    ],
    gapSource: 'python-sitesi.com.tr, allanglescreatures.com',
  },
}

const hintsOf = (species: string): Hints | undefined => hints[findCatalogue(species)?.species ?? '']

/** What a meal should be of the weight of an animal of a species; null where no source says. */
export const preyHintOf = (species: string): PreyHint | null => hintsOf(species)?.prey ?? null

/** After how many days an animal is fed at its age; null where that is not known or no source says. */
export function gapHintOf(species: string, dateOfBirth: CivilDay | null, day: CivilDay): GapHint | null {
  const known = hintsOf(species)
  if (known === undefined || dateOfBirth === null || dateOfBirth > day) return null
  const age = yearsBetween(dateOfBirth, day)
  const days = known.gaps.findLast(({ years }) => years <= age)?.days
  if (!days) return null
  return { minDays: days[0], maxDays: days[1], source: known.gapSource }
}
