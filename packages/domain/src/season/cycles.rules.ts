import { addDays, type CivilDay, daysBetween } from '../kernel/civil-day.ts'
import { type FactKind, factKinds } from './season-facts.rules.ts'

/** A fact in the order of a season. */
export type DatedFact = { readonly id: number; readonly kind: FactKind; readonly day: CivilDay }

/** A clutch as the end of a cycle; `season` is the year in which its season ends. */
export type LaidClutch = { readonly id: number; readonly day: CivilDay; readonly season: number }

/** Days after the first fact of a cycle on which it ends by itself. */
export const cycleDays = 300

/**
 * What leads to one clutch: facts by days, and the clutch that ended it, or null where a rest or time did or nothing has.
 */
export type Cycle = { readonly facts: readonly DatedFact[]; readonly laid: LaidClutch | null }

/** In which order things of one day happened; a female lays before she rests. */
const order: readonly (FactKind | 'laid')[] = [...factKinds.filter((kind) => kind !== 'rest'), 'laid', 'rest']

type Happened = { readonly day: CivilDay; readonly kind: FactKind | 'laid'; readonly id: number }

const isBefore = (one: Happened, other: Happened): number =>
  one.day < other.day
    ? -1
    : Number(one.day > other.day) || order.indexOf(one.kind) - order.indexOf(other.kind) || one.id - other.id

/**
 * The cycles of a female, the earliest first (SEA-03). A cycle ends with her clutch, with a rest, or 300 days after its
 * first fact; what happens on that day still belongs to it. A clutch that no fact led to is a
 * cycle of its own.
 */
export function cyclesOf(facts: readonly DatedFact[], clutches: readonly LaidClutch[]): Cycle[] {
  const laid = new Map(clutches.map((clutch) => [clutch.id, clutch]))
  const happened: Happened[] = [
    ...facts,
    ...clutches.map(({ id, day }) => ({ id, day, kind: 'laid' as const })),
  ].sort(isBefore)
  const cycles: Cycle[] = []
  let open: DatedFact[] = []
  const close = (clutch: LaidClutch | null): void => {
    if (open.length > 0 || clutch) cycles.push({ facts: open, laid: clutch })
    open = []
  }
  for (const { id, day, kind } of happened) {
    const [first] = open
    if (first && daysBetween(first.day, day) > cycleDays) close(null)
    if (kind === 'laid') close(laid.get(id) ?? null)
    else {
      open.push({ id, day, kind })
      if (kind === 'rest') close(null)
    }
  }
  close(null)
  return cycles
}

/** Whether a cycle can still go on: no clutch and no rest ended it, and its 300 days are not over. */
export function isOpen({ facts, laid }: Cycle, today: CivilDay): boolean {
  const [first] = facts
  const isRested = facts.some(({ kind }) => kind === 'rest')
  return laid === null && first !== undefined && !isRested && today <= addDays(first.day, cycleDays)
}

/** Why a fact can't stand in its cycle: the first of its kind there, or nothing but its order. */
export type CycleConflict =
  | { readonly kind: 'second'; readonly first: DatedFact }
  | { readonly kind: 'order' }

const once: ReadonlySet<FactKind> = new Set(['ovulation', 'shed'])

/**
 * Why a fact can't stand beside the others of a female, or null (SEA-03): a cycle has one ovulation and one shed, and the
 * shed doesn't come before the ovulation. `facts` are her others.
 */
export function cycleConflict(
  fact: DatedFact,
  facts: readonly DatedFact[],
  clutches: readonly LaidClutch[],
): CycleConflict | null {
  if (!once.has(fact.kind)) return null
  const cycle = cyclesOf([...facts, fact], clutches).find((one) => hasFact(one, fact))
  const others = cycle?.facts.filter(({ id }) => id !== fact.id) ?? []
  const first = others.find(({ kind }) => kind === fact.kind)
  if (first) return { kind: 'second', first }
  const isShed = fact.kind === 'shed'
  const other = others.find(({ kind }) => kind === (isShed ? 'ovulation' : 'shed'))
  if (!other) return null
  const [ovulated, shed] = isShed ? [other.day, fact.day] : [fact.day, other.day]
  return shed < ovulated ? { kind: 'order' } : null
}

/**
 * Whether a record of a shed may be the shed of her season, so that one tap makes it one (SEA-06): it lies in a cycle that
 * has her ovulation, on that day or later, and no shed yet.
 */
export function mayBeSeasonShed(
  day: CivilDay,
  facts: readonly DatedFact[],
  clutches: readonly LaidClutch[],
): boolean {
  const shed: DatedFact = { id: 0, kind: 'shed', day }
  const cycle = cyclesOf([...facts, shed], clutches).find((one) => hasFact(one, shed))
  const hasOvulated = cycle?.facts.some(({ kind }) => kind === 'ovulation') ?? false
  return hasOvulated && cycleConflict(shed, facts, clutches) === null
}

const hasFact = ({ facts }: Cycle, asked: DatedFact): boolean => facts.some(({ id }) => id === asked.id)
