import { addDays, type CivilDay, daysBetween } from '../kernel/civil-day.ts'
import type { Range } from '../species/species-facts.ts'
import { type Cycle, cycleDays, cyclesOf, type DatedFact, type LaidClutch } from './cycles.rules.ts'
import type { FigureConfidence, SpeciesFigures, StepName } from './figures.ts'
import type { FactKind } from './season-facts.rules.ts'
import { after, daysOf, narrowedBy, type Spread, spreadOf, type Window, windowFrom } from './windows.rules.ts'

/** What is foretold of a season (SEA-11). */
export const windowSteps = ['shed', 'lay', 'birth', 'next-clutch', 'hatch'] as const
export type WindowStep = (typeof windowSteps)[number]

/** What a window can rest on. */
export const basisKinds = ['lock', 'ovulation', 'shed', 'laid'] as const
export type BasisKind = (typeof basisKinds)[number]

/** A window, what it rests on, and how sure it is. */
export type Foretold = Window & {
  readonly step: WindowStep
  readonly basedOn: { readonly kind: BasisKind; readonly day: CivilDay }
  /** Whole days after that, least and most, as figures alone tell them. */
  readonly range: Range
  /** That of the figure that is least sure. */
  readonly confidence: FigureConfidence
  /** How many earlier seasons of hers narrowed it. */
  readonly ownRecords: number
  /** The day after which it is not expected any more; null where it stays until it came. */
  readonly lapsesAfter: CivilDay | null
}

/** The days of one cycle that steps begin and end with; of a lock the last before laying. */
export type Marks = { readonly [Kind in Exclude<BasisKind, 'laid'>]: CivilDay | null }

/** Her own lengths of steps in earlier cycles, in days. */
export type Durations = { readonly [Step in StepName]?: readonly number[] }

/** A way from a fact to the end of a cycle, over steps that are not seen. */
type Way = { readonly from: BasisKind; readonly steps: readonly StepName[] }

/** The ways to a clutch, the nearest fact first (SEA-09). */
const waysToLay: readonly Way[] = [
  { from: 'shed', steps: ['shedToLay'] },
  { from: 'ovulation', steps: ['ovulationToShed', 'shedToLay'] },
  { from: 'lock', steps: ['matingToLay'] },
]
const waysToBirth: readonly Way[] = [
  { from: 'shed', steps: ['shedToBirth'] },
  { from: 'ovulation', steps: ['ovulationToBirth'] },
  { from: 'ovulation', steps: ['ovulationToShed', 'shedToBirth'] },
  { from: 'lock', steps: ['matingToBirth'] },
]
const wayToShed: Way = { from: 'ovulation', steps: ['ovulationToShed'] }
const wayToNext: Way = { from: 'laid', steps: ['layToNextLay'] }

const bears = ({ used }: SpeciesFigures): boolean => used.kind === 'litter'
const waysOf = (figures: SpeciesFigures): readonly Way[] => (bears(figures) ? waysToBirth : waysToLay)

/** The days of the facts in a cycle. */
export function marksOf({ facts }: Cycle): Marks {
  const last = (asked: FactKind): CivilDay | null => facts.findLast(({ kind }) => kind === asked)?.day ?? null
  return { lock: last('lock'), ovulation: last('ovulation'), shed: last('shed') }
}

/** The step from a fact to the end of a cycle, where it is one step. */
const stepToEnd: {
  readonly [Kind in keyof Marks]: { readonly eggs: StepName | null; readonly litter: StepName }
} = {
  lock: { eggs: 'matingToLay', litter: 'matingToBirth' },
  ovulation: { eggs: null, litter: 'ovulationToBirth' },
  shed: { eggs: 'shedToLay', litter: 'shedToBirth' },
}

/** How long each step took in cycles of hers; a clutch follows another where both are of one season. */
export function durationsOf(cycles: readonly Cycle[], isBearing: boolean): Durations {
  const found: { [Step in StepName]?: number[] } = {}
  const note = (step: StepName | null, from: CivilDay | null, to: CivilDay | null): void => {
    if (step === null || from === null || to === null || to < from) return
    const durations = found[step] ?? []
    durations.push(daysBetween(from, to))
    found[step] = durations
  }
  let before: LaidClutch | null = null
  for (const cycle of cycles) {
    const { laid } = cycle
    const marks = marksOf(cycle)
    note('ovulationToShed', marks.ovulation, marks.shed)
    if (!laid) continue
    for (const kind of ['lock', 'ovulation', 'shed'] as const)
      note(stepToEnd[kind][isBearing ? 'litter' : 'eggs'], marks[kind], laid.day)
    if (before?.season === laid.season) note('layToNextLay', before.day, laid.day)
    before = laid
  }
  return found
}

const surest: readonly FigureConfidence[] = ['low', 'medium', 'high', 'own']

/** The spread of a way with her own durations and without, or null where a step of it is not known. */
function spreadAlong({ used, confidence }: SpeciesFigures, { steps }: Way, durations: Durations) {
  let [own, plain]: [Spread | null, Spread | null] = [null, null]
  let sure = surest.length - 1
  let ownRecords = 0
  for (const step of steps) {
    const range = used[step]
    if (!range) return null
    const stepSure = confidence[step] ?? 'low'
    const spread = spreadOf(range, stepSure)
    const hers = durations[step] ?? []
    const narrowed = narrowedBy(spread, hers)
    plain = plain ? after(plain, spread) : spread
    own = own ? after(own, narrowed) : narrowed
    sure = Math.min(sure, surest.indexOf(stepSure))
    ownRecords = Math.max(ownRecords, hers.length)
  }
  return own && plain ? { own, plain, confidence: surest[sure] ?? 'low', ownRecords } : null
}

type Start = { readonly kind: BasisKind; readonly day: CivilDay }

/** What a way from a day tells; null where a step of it is not known. */
function along(
  figures: SpeciesFigures,
  way: Way,
  { step, basedOn, durations }: { step: WindowStep; basedOn: Start; durations: Durations },
): Omit<Foretold, 'lapsesAfter'> | null {
  const spread = spreadAlong(figures, way, durations)
  if (!spread) return null
  const { from, to } = daysOf(spread.plain)
  return {
    ...{ ...windowFrom(basedOn.day, spread.own), step, basedOn, range: [from, to] },
    ...{ confidence: spread.confidence, ownRecords: spread.ownRecords },
  }
}

/** What is known of a cycle when its end is foretold. */
export type Known = {
  readonly figures: SpeciesFigures
  readonly marks: Marks
  /** Her clutch before, from which the next is counted where no fact is nearer. */
  readonly previous: LaidClutch | null
  readonly durations: Durations
}

type WithoutLapse = Omit<Foretold, 'lapsesAfter'>

/**
 * When a female lays or bears, by the nearest fact that tells it (SEA-09): a step that was not seen adds its days, and
 * what is uncertain of it in quadrature. Null where nothing tells it.
 */
export function foretellClutch({ figures, marks, previous, durations }: Known): WithoutLapse | null {
  const step = bears(figures) ? 'birth' : 'lay'
  for (const way of waysOf(figures)) {
    const day = way.from === 'laid' ? null : marks[way.from]
    if (day === null) continue
    const told = along(figures, way, { step, basedOn: { kind: way.from, day }, durations })
    if (told) return told
  }
  if (!previous) return null
  const basedOn: Start = { kind: 'laid', day: previous.day }
  return along(figures, wayToNext, { step: 'next-clutch', basedOn, durations })
}

/** When a female sheds after she ovulated, as long as she has not. */
export function foretellShed({ figures, marks, durations }: Omit<Known, 'previous'>): WithoutLapse | null {
  const { ovulation: day, shed } = marks
  if (day === null || shed !== null) return null
  return along(figures, wayToShed, { step: 'shed', basedOn: { kind: 'ovulation', day }, durations })
}

/** The day from which on a window counts no more: its cycle is over, or she left out a whole further clutch. */
function lapseOf(told: WithoutLapse, cycle: Cycle | null): CivilDay | null {
  if (told.step === 'next-clutch') return addDays(told.to, told.range[1])
  const [first] = cycle?.facts ?? []
  return first ? addDays(first.day, cycleDays) : null
}

/** What was written down of a female, and the figures of her species. */
export type SeasonHistory = {
  readonly figures: SpeciesFigures
  readonly facts: readonly DatedFact[]
  readonly clutches: readonly LaidClutch[]
}

/** What would give a window where there is none: a fact, or figures of the species. */
export const wantKinds = [...basisKinds, 'figures'] as const
export type Want = (typeof wantKinds)[number]

const isRested = ({ facts }: Cycle): boolean => facts.some(({ kind }) => kind === 'rest')

/** The cycle that goes on and the clutch before it; null where a rest ended the last. */
function currentOf(cycles: readonly Cycle[]): { cycle: Cycle | null; previous: LaidClutch | null } | null {
  const [before, last] = [cycles.at(-2), cycles.at(-1)]
  if (!last || isRested(last)) return null
  return last.laid ? { cycle: null, previous: last.laid } : { cycle: last, previous: before?.laid ?? null }
}

/**
 * What is foretold of a female: her shed, and her clutch, birth or next clutch. It rests on what was written down alone, so
 * it changes with nothing else; on which days a window still counts is told by `lapsesAfter`.
 */
export function forecastOf({ figures, facts, clutches }: SeasonHistory): Foretold[] {
  const cycles = cyclesOf(facts, clutches)
  const current = currentOf(cycles)
  const marks = current?.cycle ? marksOf(current.cycle) : { lock: null, ovulation: null, shed: null }
  const earlier = current?.cycle ? cycles.slice(0, -1) : cycles
  const durations = durationsOf(earlier, bears(figures))
  const previous = current?.previous ?? null
  const clutch = foretellClutch({ figures, marks, previous, durations })
  const shed = foretellShed({ figures, marks, durations })
  return [shed, clutch].flatMap((told) =>
    told ? [{ ...told, lapsesAfter: lapseOf(told, current?.cycle ?? null) }] : [],
  )
}

/**
 * What would tell the clutch of a female where none of her windows does: the facts from which one of the species can be
 * foretold, the surest first; its figures where none can. A window that lapsed told it.
 */
export function wantsOf(figures: SpeciesFigures, windows: readonly { readonly step: WindowStep }[]): Want[] {
  if (windows.some(({ step }) => step !== 'shed' && step !== 'hatch')) return []
  const ways = waysOf(figures).filter(({ steps }) => steps.every((step) => figures.used[step]))
  const facts = new Set(ways.map(({ from }) => from))
  return facts.size > 0 ? [...facts] : ['figures']
}
