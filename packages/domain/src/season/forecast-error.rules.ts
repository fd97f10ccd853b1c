import { roundTo } from '../kernel/amount.ts'
import { type CivilDay, daysBetween } from '../kernel/civil-day.ts'
import { type Cycle, cyclesOf } from './cycles.rules.ts'
import {
  durationsOf,
  foretellClutch,
  foretellShed,
  type Known,
  marksOf,
  type SeasonHistory,
  type WindowStep,
} from './forecast.rules.ts'
import { type HatchedClutch, narrowedByHatched, withHatched } from './hatching.rules.ts'
import { noMoments, type Spread, type Window, windowFrom } from './windows.rules.ts'

/** How far off a window was of what then happened: days from the likeliest, and whether the day lay within. */
export type Outcome = {
  readonly step: WindowStep
  readonly errorDays: number
  readonly isWithin: boolean
}

/** What came of a window. */
export const outcomeOf = (step: WindowStep, { from, to, likely }: Window, happened: CivilDay): Outcome => ({
  step,
  errorDays: Math.abs(daysBetween(likely, happened)),
  isWithin: from <= happened && happened <= to,
})

/** A shed or a clutch that happened, held out, with what was known before it. */
export type HeldOut = {
  readonly event: 'shed' | 'clutch'
  readonly known: Known
  readonly happened: CivilDay
}

/**
 * Each shed and each clutch of a female's cycles, held out: known are the facts of its cycle before it and her cycles
 * before (SEA-12). A clutch is the next of another where both are of one season.
 */
export function heldOutOf({ figures, facts, clutches }: SeasonHistory): HeldOut[] {
  const cycles = cyclesOf(facts, clutches)
  const isBearing = figures.used.kind === 'litter'
  return cycles.flatMap((cycle, at): HeldOut[] => {
    const marks = marksOf(cycle)
    const durations = durationsOf(cycles.slice(0, at), isBearing)
    const known: Known = { figures, marks, durations, previous: previousOf(cycles, at) }
    const unshed: Known = { ...known, marks: { ...marks, shed: null } }
    return [
      ...(marks.shed === null ? [] : [{ event: 'shed' as const, known: unshed, happened: marks.shed }]),
      ...(cycle.laid ? [{ event: 'clutch' as const, known, happened: cycle.laid.day }] : []),
    ]
  })
}

/** The clutch before a cycle, where it is of the same season. */
function previousOf(cycles: readonly Cycle[], at: number): Cycle['laid'] {
  const previous = cycles[at - 1]?.laid ?? null
  return previous?.season === cycles[at]?.laid?.season ? previous : null
}

/** What was foretold of what is held out; null where nothing told it. */
export const foretellHeldOut = ({ event, known }: HeldOut) =>
  event === 'shed' ? foretellShed(known) : foretellClutch(known)

/** What windows of a female would have told of her own seasons (SEA-12). What nothing told is left out. */
export const outcomesOf = (history: SeasonHistory): Outcome[] =>
  heldOutOf(history).flatMap((heldOut) => {
    const told = foretellHeldOut(heldOut)
    return told ? [outcomeOf(told.step, told, heldOut.happened)] : []
  })

/** A clutch that hatched, with what figures and its warmth foretold. */
export type Hatching = {
  readonly layDate: CivilDay
  readonly hatchDate: CivilDay
  /** How many days earlier it may have been laid. */
  readonly layDateSpread: number
  readonly foretold: Spread
}

/** A clutch that hatched as others of its species are foretold by it. */
export const toHatched = ({ layDate, hatchDate, foretold }: Hatching): HatchedClutch => ({
  observedDays: daysBetween(layDate, hatchDate),
  foretoldDays: foretold.middle,
})

/** What windows of hatching would have told of clutches of one species, each by those that hatched before it. */
export function hatchOutcomesOf(hatchings: readonly Hatching[]): Outcome[] {
  const inOrder = [...hatchings].sort(({ hatchDate: one }, { hatchDate: other }) =>
    one < other ? -1 : Number(one > other),
  )
  let [earlier, counted] = [noMoments, 0]
  return inOrder.map((one) => {
    for (let next = inOrder[counted]; next && next.hatchDate < one.hatchDate; next = inOrder[counted]) {
      earlier = withHatched(earlier, toHatched(next))
      counted += 1
    }
    const spread = narrowedByHatched(one.foretold, earlier)
    return outcomeOf('hatch', windowFrom(one.layDate, spread, one.layDateSpread), one.hatchDate)
  })
}

/** How far off windows of a step were: over how many, by how many days on average, and the part that lay within. */
export type ForecastError = { readonly n: number; readonly meanErrorDays: number; readonly within: number }

/** What outcomes of one step come to, the days to one decimal; null without any. */
export function errorOf(outcomes: readonly Outcome[]): ForecastError | null {
  const n = outcomes.length
  if (n === 0) return null
  const sum = outcomes.reduce((total, { errorDays }) => total + errorDays, 0)
  const inside = outcomes.filter(({ isWithin }) => isWithin).length
  return { n, meanErrorDays: roundTo(sum / n, 1), within: inside / n }
}

/** From how many cycles on an error is told: of hers, and of all of the keeper’s females. */
const enough = { hers: 2, keepers: 5 } as const

/** The mean error in days that a window shows: hers where she has enough cycles, else that of all, else null for no record yet. */
export function shownErrorDays(hers: readonly Outcome[], keepers: readonly Outcome[]): number | null {
  if (hers.length >= enough.hers) return errorOf(hers)?.meanErrorDays ?? null
  return keepers.length >= enough.keepers ? (errorOf(keepers)?.meanErrorDays ?? null) : null
}
