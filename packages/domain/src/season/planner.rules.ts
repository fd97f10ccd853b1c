import { addDays, addMonths, type CivilDay, daysBetween } from '../kernel/civil-day.ts'
import { type Cycle, cycleDays, isOpen } from './cycles.rules.ts'
import type { SpeciesFigures } from './figures.ts'

/** Why an animal may not be ready to be paired (PLN-03). They warn, and never stand in the way. */
export const pairingReasons = [
  'no-weight',
  'weight-old',
  'too-light',
  'too-young',
  'laid-recently',
  'gravid',
  'resting',
  'paired',
] as const
export type PairingReason = (typeof pairingReasons)[number]

/** Days after which a weight is old, and until which a laying is recent; and the most cells of a matrix. */
export const plannerLimits = { weightDays: 90, laidDays: 60, cells: 40_000 } as const

/** The last weight of an animal, in grams; without a day where no record tells when. */
export type Weighed = { readonly day: CivilDay | null; readonly grams: number }

/** An animal as the planner judges it; null where nothing is known. */
export type Candidate = {
  readonly sex: 'Male' | 'Female'
  readonly born: CivilDay | null
  readonly weighed: Weighed | null
  /** The weight that she is to reach this season, in grams. */
  readonly targetGrams: number | null
  readonly figures: SpeciesFigures
  readonly lastLaid: CivilDay | null
  readonly isGravid: boolean
  readonly isResting: boolean
  /** It is with another animal now; a female also while a project of hers is active. */
  readonly isPaired: boolean
}

/** What an animal weighs at least, in grams: what it is to reach, else the keeper's own figure or that of the species. */
function leastGrams({ sex, targetGrams, figures: { used } }: Candidate): number {
  return targetGrams ?? (sex === 'Male' ? used.leastMaleGrams : used.leastFemaleGrams) ?? 0
}

const leastMonths = ({ sex, figures: { used } }: Candidate): number =>
  (sex === 'Male' ? used.leastMaleMonths : used.leastFemaleMonths) ?? 0

/** Why an animal may not be ready to be paired on a day, in the order of `pairingReasons`; empty where nothing says so. */
export function reasonsAgainst(candidate: Candidate, today: CivilDay): PairingReason[] {
  const { born, weighed, lastLaid, isGravid, isResting, isPaired } = candidate
  const isOlder = (day: CivilDay, days: number): boolean => daysBetween(day, today) > days
  const found: Readonly<Record<PairingReason, boolean>> = {
    'no-weight': weighed === null,
    'weight-old':
      weighed !== null && (weighed.day === null || isOlder(weighed.day, plannerLimits.weightDays)),
    'too-light': weighed !== null && weighed.grams < leastGrams(candidate),
    'too-young': born !== null && addMonths(born, leastMonths(candidate)) > today,
    'laid-recently': lastLaid !== null && !isOlder(lastLaid, plannerLimits.laidDays),
    gravid: isGravid,
    resting: isResting,
    paired: isPaired,
  }
  return pairingReasons.filter((reason) => found[reason])
}

/** What the cycles of a female say of her on a day. A rest lasts until the next fact, and no longer than a cycle does. */
export function femaleStateOf(
  cycles: readonly Cycle[],
  today: CivilDay,
): { readonly isGravid: boolean; readonly isResting: boolean; readonly lastLaid: CivilDay | null } {
  const last = cycles.at(-1)
  const facts = last?.facts ?? []
  const hasOvulated = facts.some(({ kind }) => kind === 'ovulation' || kind === 'shed')
  return {
    isGravid: last !== undefined && hasOvulated && isOpen(last, today),
    isResting: facts.some(({ kind, day }) => kind === 'rest' && today <= addDays(day, cycleDays)),
    lastLaid: cycles.findLast(({ laid }) => laid !== null)?.laid?.day ?? null,
  }
}

/** Whether a matrix of so many males and females has more cells than are told at once (PLN-01). */
export const isTooLarge = (males: number, females: number): boolean => males * females > plannerLimits.cells

/** How close kin the parents of young are, in steps that keepers know: 6.25 % as of cousins, 12.5 of half sibs, 25 of sibs. */
export const inbreedingBands = ['none', 'low', 'medium', 'high', 'extreme'] as const
export type InbreedingBand = (typeof inbreedingBands)[number]

/** The most that each band but the last one holds. */
const bandEnds = [0, 0.0625, 0.125, 0.25]
/** Less than any kinship of a pedigree that somebody wrote down, and more than what is lost in counting. */
const tolerance = 1e-9

/** The band of a coefficient of inbreeding (PLN-04). */
export function bandOf(inbreeding: number): InbreedingBand {
  const at = bandEnds.findIndex((end) => inbreeding <= end + tolerance)
  return inbreedingBands[at === -1 ? bandEnds.length : at] ?? 'extreme'
}
