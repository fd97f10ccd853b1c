import { isActiveStatus, type ProjectStatus } from '../breeding/breeding.rules.ts'
import type { ClutchKind } from '../clutches/clutches.rules.ts'
import type { CivilDay } from '../kernel/civil-day.ts'
import type { FactKind } from './season-facts.rules.ts'

/** How far a pairing is in its season, in order (SEA-14). */
export const boardStages = [
  'planned',
  'together',
  'locked',
  'gravid',
  'incubating',
  'hatched',
  'ended',
] as const
export type BoardStage = (typeof boardStages)[number]

/** What was written down of a pairing; `until` is the day on which a visit or a cooling ended. */
export type BoardFact = { readonly kind: FactKind; readonly day: CivilDay; readonly until: CivilDay | null }

/** How many eggs of a clutch there are, slugs among them, and what became of them. */
export type EggCounts = { readonly eggs: number; readonly incubating: number; readonly hatched: number }

/** What a pairing laid; `hatchDate` is the day on which its last egg hatched. */
export type BoardClutch = EggCounts & {
  readonly id: number
  readonly kind: ClutchKind
  readonly layDate: CivilDay
  readonly hatchDate: CivilDay | null
}

/** A pairing as its stage is read. */
export type Pairing = {
  /** Null where no project tells it. */
  readonly status: ProjectStatus | null
  readonly facts: readonly BoardFact[]
  readonly clutches: readonly BoardClutch[]
}

const toldByStatus: { readonly [Status in ProjectStatus]?: BoardStage } = {
  Paired: 'together',
  Breeding: 'together',
  'Confirmed Lock': 'locked',
  Gravid: 'gravid',
  'Eggs Laid': 'incubating',
  Incubating: 'incubating',
  Hatched: 'hatched',
}

const toldByFact: { readonly [Kind in FactKind]?: BoardStage } = {
  introduced: 'together',
  lock: 'locked',
  ovulation: 'gravid',
  shed: 'gravid',
}

/** What clutches tell: eggs that incubate before what hatched, and the end where all of them were lost. */
function toldByClutches(clutches: readonly BoardClutch[]): BoardStage {
  if (clutches.length === 0) return 'planned'
  if (clutches.some(({ incubating }) => incubating > 0)) return 'incubating'
  return clutches.some(({ kind, hatchDate }) => kind === 'litter' || hatchDate !== null) ? 'hatched' : 'ended'
}

/**
 * The stage of a pairing on a day: the furthest that its facts, clutches and the status of its project tell. A project that
 * ended is ended whatever else is told; facts of days to come tell nothing yet.
 */
export function stageOf({ status, facts, clutches }: Pairing, today: CivilDay): BoardStage {
  if (status !== null && !isActiveStatus(status)) return 'ended'
  const told = [
    (status && toldByStatus[status]) ?? 'planned',
    ...facts.flatMap(({ kind, day }) => (day <= today ? (toldByFact[kind] ?? []) : [])),
    toldByClutches(clutches),
  ]
  return told.reduce((one, other) => (boardStages.indexOf(other) > boardStages.indexOf(one) ? other : one))
}

export const barKinds = ['together', 'gravid', 'incubating'] as const

/** Days over which something lasted; it lasts still while `to` is null. */
export type BoardBar = {
  readonly kind: (typeof barKinds)[number]
  readonly from: CivilDay
  readonly to: CivilDay | null
  /** Of eggs: how many incubate, once none does how many hatched, and of how many. */
  readonly eggs?: { readonly count: number; readonly of: number } | undefined
}

/** The bars of a pairing by their first days: visits, from her ovulation or shed until she laid, and eggs until they ended. */
export function barsOf({ facts, clutches }: Pairing): BoardBar[] {
  const visits = facts.flatMap(({ kind, day, until }): BoardBar[] =>
    kind === 'introduced' ? [{ kind: 'together', from: day, to: until }] : [],
  )
  const eggs = clutches.flatMap((clutch) => (clutch.kind === 'eggs' ? [barOfEggs(clutch)] : []))
  return [...visits, ...gravidBars(facts, clutches), ...eggs].sort(byFirstDay)
}

const barOfEggs = ({ layDate, hatchDate, eggs: of, incubating, hatched }: BoardClutch): BoardBar => ({
  ...{ kind: 'incubating', from: layDate, to: incubating > 0 ? null : (hatchDate ?? layDate) },
  eggs: { count: incubating > 0 ? incubating : hatched, of },
})

const byFirstDay = (one: BoardBar, other: BoardBar): number =>
  one.from < other.from ? -1 : Number(one.from > other.from)

/** One bar for each clutch that something led to, and one that is open; a rest ends what did not lead to any. */
function gravidBars(facts: readonly BoardFact[], clutches: readonly BoardClutch[]): BoardBar[] {
  const signs = facts.filter(({ kind }) => kind === 'ovulation' || kind === 'shed')
  const ends = [
    ...clutches.map(({ layDate }) => layDate),
    ...facts.flatMap(({ kind, day }) => (kind === 'rest' ? [day] : [])),
  ].sort()
  const bars = new Map<CivilDay | null, BoardBar>()
  for (const { day } of [...signs].sort((one, other) => (one.day < other.day ? -1 : 1))) {
    const to = ends.find((end) => end >= day) ?? null
    if (!bars.has(to)) bars.set(to, { kind: 'gravid', from: day, to })
  }
  return [...bars.values()]
}

export const markKinds = [
  'lock',
  'follicles',
  'sign',
  'ovulation',
  'shed',
  'rest',
  'laid',
  'hatched',
] as const

/** Something that happened on one day. */
export type BoardMark = { readonly kind: (typeof markKinds)[number]; readonly day: CivilDay }

const isMarked = (kind: FactKind): kind is FactKind & BoardMark['kind'] =>
  (markKinds as readonly string[]).includes(kind)

/** The marks of a pairing by days. */
export const marksOfPairing = ({ facts, clutches }: Pairing): BoardMark[] =>
  [
    ...facts.flatMap(({ kind, day }): BoardMark[] => (isMarked(kind) ? [{ kind, day }] : [])),
    ...clutches.flatMap(({ layDate, hatchDate }): BoardMark[] => [
      { kind: 'laid', day: layDate },
      ...(hatchDate === null ? [] : [{ kind: 'hatched' as const, day: hatchDate }]),
    ]),
  ].sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
