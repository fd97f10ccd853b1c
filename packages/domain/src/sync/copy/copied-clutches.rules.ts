import type { Project } from '../../breeding/breeding.schema.ts'
import type { SeasonSettings } from '../../breeding/season-settings.fields.ts'
import type { ClutchEntry } from '../../clutches/clutch-log.schema.ts'
import { type ClutchMass, clutchMassOf, massDays } from '../../clutches/clutch-mass.rules.ts'
import {
  type ClutchParents,
  countsOf,
  ordinalsOf,
  parentNamesOf,
  seasonIn,
  sireIdsOf,
  speciesOf,
} from '../../clutches/clutch-telling.rules.ts'
import { clutchNotFound } from '../../clutches/clutches.errors.ts'
import type { Clutch, WholeClutch } from '../../clutches/clutches.schema.ts'
import { recordTypeKey, weightOf } from '../../collection/animal-records.rules.ts'
import type { Animal } from '../../collection/collection.schema.ts'
import { expectedHatchDay } from '../../eggs/eggs.rules.ts'
import { addDays } from '../../kernel/civil-day.ts'
import { gramsOf } from '../../kernel/units.ts'
import { compareMoves } from '../../places/moves.rules.ts'
import { keptDays } from '../sync.rules.ts'
import { listedEggsOf, type SyncedEgg } from './copied-breeding.rules.ts'
import { type CopiedOrder, pageOf } from './copied-pages.rules.ts'
import { recordsByAnimal } from './copied-records.rules.ts'
import {
  type Asked,
  type Copied,
  type Copy,
  getRow,
  numberIn,
  onceFor,
  rowOf,
  rowsOf,
  textIn,
  whole,
} from './copy.ts'

/** What no record tells: it follows from readings, which no device keeps. */
type Untold = Pick<Clutch, 'forecast' | 'sexLikelihood'> & Partial<Pick<WholeClutch, 'mass'>>

/** A clutch as it comes with a copy. */
type SyncedClutch = Omit<
  Clutch,
  | keyof ReturnType<typeof countsOf>
  | keyof Untold
  | ('incubatorId' | 'sireIds' | 'sireNames' | 'season' | 'ordinal')
> & {
  readonly slugCount: number
  readonly femaleMorph: string | null
  readonly movedFrom: string | null
  readonly movedTo: string | null
}

type SyncedSire = {
  readonly id: number
  readonly clutchId: number
  readonly animalId: number | null
  readonly name: string | null
  readonly position: number
}

/** How a copy is asked for clutches: by the seasons of its keeper, and with what the server last answered to the same call. */
export type ClutchesAsked = {
  readonly firstDay: SeasonSettings['firstDay']
  readonly today: string
  readonly last: unknown
}

/** What the server last told of each clutch; of a list that a page shows, all pages of it. */
function lastTold(last: unknown): ReadonlyMap<number, Untold> {
  const { pages } = (last ?? {}) as { readonly pages?: readonly { readonly items: readonly unknown[] }[] }
  const told = pages ? pages.flatMap(({ items }) => items) : [last ?? []].flat()
  return new Map((told as (Untold & { readonly id: number })[]).map((one) => [one.id, one]))
}

const parentsIn = onceFor((copy): ClutchParents => {
  const sires = rowsOf<SyncedSire>(copy, 'clutch-sires').sort(
    (one, other) => one.position - other.position || one.id - other.id,
  )
  return {
    animals: { get: (id) => rowOf<Animal>(copy, 'animals', id) },
    sires: Map.groupBy(sires, ({ clutchId }) => clutchId),
  }
})

const eggsByClutch = onceFor((copy) =>
  Map.groupBy(rowsOf<SyncedEgg>(copy, 'eggs'), ({ clutchId }) => clutchId),
)

const projectOf = (copy: Copy, { breedingProjectId }: SyncedClutch) =>
  rowOf<Project>(copy, 'breeding-projects', breedingProjectId)

function seasonedOf(copy: Copy, clutch: SyncedClutch) {
  const project = projectOf(copy, clutch)
  return { projectSeason: project?.season ?? null, seasonDay: project?.startDate ?? clutch.layDate }
}

const incubatorOf = (copy: Copy, { boxId }: SyncedClutch): number | null =>
  rowOf<{ readonly id: number; readonly incubatorId: number | null }>(copy, 'boxes', boxId)?.incubatorId ??
  null

/** The day on which the first egg of a clutch is expected; null once nothing incubates. */
function dueOn(copy: Copy, { id }: SyncedClutch): string | null {
  const days = (eggsByClutch(copy).get(id) ?? []).flatMap((egg) =>
    egg.status === 'Incubating' ? [expectedHatchDay(egg)] : [],
  )
  return days.sort()[0] ?? null
}

/** Tells clutches as the server does. */
function tellerOf(copy: Copy, { firstDay, last }: ClutchesAsked) {
  const parents = parentsIn(copy)
  const all = rowsOf<SyncedClutch>(copy, 'clutches')
  const ordinals = ordinalsOf(
    all
      .filter(({ femaleId }) => femaleId !== null)
      .map((clutch) => ({ ...clutch, ...seasonedOf(copy, clutch) })),
    firstDay,
  )
  const told = lastTold(last)
  return (row: SyncedClutch): Clutch => {
    const { slugCount: _slugs, femaleMorph: _morph, movedFrom: _from, movedTo: _to, ...fields } = row
    const statuses = Map.groupBy(eggsByClutch(copy).get(row.id) ?? [], ({ status }) => status)
    const counts = new Map([...statuses].map(([status, eggs]) => [status, eggs.length]))
    const project = projectOf(copy, row)
    const { forecast = null, sexLikelihood = null } = told.get(row.id) ?? {}
    return {
      ...fields,
      incubatorId: incubatorOf(copy, row),
      sireIds: sireIdsOf(row, parents),
      projectName: project?.name ?? row.projectName,
      ...parentNamesOf(row, parents),
      species: speciesOf(row, project?.species, parents),
      season: seasonIn(seasonedOf(copy, row), firstDay),
      ordinal: ordinals.get(row.id) ?? null,
      ...countsOf(row, counts),
      forecast: counts.has('Incubating') ? forecast : null,
      sexLikelihood,
    }
  }
}

/** Sorts clutches behind all others of which nothing incubates. */
const never = '9999-12-31'

/** One list of clutches, narrowed and in order as the server's. */
export function listCopiedClutches(copy: Copy, { query }: Asked, asked: ClutchesAsked): Copied {
  const status = textIn(query, 'status')
  const [project, female, incubator, season] = ['breedingProjectId', 'femaleId', 'incubatorId', 'season'].map(
    (name) => numberIn(query, name),
  )
  const isAsked = (of: number | undefined, found: number | null): boolean => of === undefined || of === found
  const chosen = rowsOf<SyncedClutch>(copy, 'clutches').filter(
    (clutch) =>
      (status === undefined || (dueOn(copy, clutch) !== null) === (status === 'open')) &&
      isAsked(project, clutch.breedingProjectId) &&
      isAsked(female, clutch.femaleId) &&
      isAsked(incubator, incubatorOf(copy, clutch)) &&
      (season === undefined || season === seasonIn(seasonedOf(copy, clutch), asked.firstDay)),
  )
  const order: CopiedOrder<SyncedClutch> =
    textIn(query, 'sort') === 'due'
      ? { keyOf: (clutch) => dueOn(copy, clutch) ?? never, direction: 'asc' }
      : { keyOf: ({ layDate }) => layDate, direction: 'desc' }
  return pageOf(chosen, order, query, tellerOf(copy, asked))
}

/** What a clutch weighed beside its female; null where the copy doesn't go back that far. */
function massOf(copy: Copy, clutch: SyncedClutch, today: string): ClutchMass | null {
  const { femaleId, layDate } = clutch
  if (femaleId === null) return clutchMassOf(clutch, [])
  const [from, to] = [addDays(layDate, -massDays.before), addDays(layDate, massDays.after)]
  if (from < addDays(today, -keptDays)) return null
  const weights = (recordsByAnimal(copy).get(femaleId) ?? [])
    .filter(
      ({ recordType, recordDate }) =>
        recordTypeKey(recordType) === 'weight' && recordDate >= from && recordDate <= to,
    )
    .sort(compareMoves)
    .flatMap((record) => {
      const weight = weightOf(record)
      return weight ? [{ day: record.recordDate, grams: gramsOf(weight.amount, weight.unit) }] : []
    })
  return clutchMassOf(clutch, weights)
}

/** One clutch with its eggs. Throws 'not-found' as the server does. */
export function getCopiedClutch(copy: Copy, { params }: Asked, asked: ClutchesAsked): Copied {
  const row = getRow<SyncedClutch>(copy, 'clutches', params.id, clutchNotFound)
  const before = lastTold(asked.last).get(row.id)?.mass
  const clutch: WholeClutch = {
    ...tellerOf(copy, asked)(row),
    eggs: listedEggsOf(copy, ({ clutchId }) => clutchId === row.id),
    mass: massOf(copy, row, asked.today) ?? before ?? clutchMassOf(row, []),
  }
  return whole(clutch)
}

/** An entry of the log as it comes with a copy. */
type SyncedEntry = ClutchEntry & { readonly userId: number; readonly clutchId: number }

/** What was done with a clutch and seen on it, by days. Throws 'not-found' as the server does. */
export function listCopiedEntries(copy: Copy, { params }: Asked): Copied {
  const { id } = getRow(copy, 'clutches', params.id, clutchNotFound)
  const entries = rowsOf<SyncedEntry>(copy, 'clutch-entries')
    .filter(({ clutchId }) => clutchId === id)
    .sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)) || one.id - other.id)
  return whole(entries.map(({ userId: _owner, clutchId: _clutch, ...entry }) => entry))
}
