import { type ClutchMass, clutchMassOf, massDays } from '@clutchbook/domain/clutches/clutch-mass.rules'
import {
  countsOf,
  ordinalsOf,
  parentNamesOf,
  seasonIn,
  sireIdsOf,
  speciesOf,
} from '@clutchbook/domain/clutches/clutch-telling.rules'
import type { Clutch, WholeClutch } from '@clutchbook/domain/clutches/clutches.schema'
import type { DayOfYear } from '@clutchbook/domain/clutches/season.rules'
import { weightOf } from '@clutchbook/domain/collection/animal-records.rules'
import { addDays } from '@clutchbook/domain/kernel/civil-day'
import { gramsOf } from '@clutchbook/domain/kernel/units'
import type { HatchForecast } from '@clutchbook/domain/season/forecast.schema'
import type { Db } from '../../platform/database/database.ts'
import { readSeasonSettings } from '../breeding/breeding.service.ts'
import {
  countEggsOf,
  findListedClutch,
  type ListedClutchRow,
  listClutchesOfFemales,
} from './clutch-lists.repository.ts'
import { readSexLikelihoods } from './clutch-sex.ts'
import { listParents, listSires, listWeighings, type ParentRow, type SireRow } from './clutches.repository.ts'
import { toListedEgg } from './egg-answers.ts'
import { listEggs } from './egg-lists.repository.ts'
import { readHatchForecasts } from './hatch-foretelling.ts'

/** The sires of clutches, and the animals that are still there of all parents. */
type Parents = {
  readonly animals: ReadonlyMap<number, ParentRow>
  readonly sires: ReadonlyMap<number, SireRow[]>
}

/** What clutches of one page are told with, read for all of them at once. */
type Surroundings = Parents & {
  readonly counts: ReadonlyMap<number, ReadonlyMap<string, number>>
  readonly ordinals: ReadonlyMap<number, number>
  /** The first day of the keeper's seasons. */
  readonly firstDay: DayOfYear
  readonly forecasts: ReadonlyMap<number, HatchForecast>
}

/** Clutches as their owner reads them, with what sex their young likely are by a moment; without one that is not told. */
export async function toClutches(
  reader: Db,
  keeperId: number,
  rows: readonly ListedClutchRow[],
  now: Date | null,
): Promise<Clutch[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const females = rows.flatMap(({ femaleId }) => femaleId ?? [])
  const { firstDay } = await readSeasonSettings(reader, keeperId)
  const counts = await readCounts(reader, keeperId, ids)
  const incubating = new Set(ids.filter((id) => counts.get(id)?.has('Incubating')))
  const surroundings: Surroundings = {
    firstDay,
    forecasts: await readHatchForecasts(reader, keeperId, incubating),
    ...(await readParents(reader, keeperId, rows)),
    counts,
    ordinals: await readOrdinals(reader, keeperId, [...new Set(females)], firstDay),
  }
  const told = rows.map((row) => ({ row, species: speciesOf(row, row.projectSpecies, surroundings) }))
  const likelihoods = now && (await readSexLikelihoods(reader, keeperId, told, now))
  return told.map((one) => ({
    ...toClutch(one.row, surroundings),
    species: one.species,
    sexLikelihood: likelihoods?.get(one.row.id) ?? null,
  }))
}

/** One clutch with its eggs; undefined for a missing one and for another keeper's alike. */
export async function findWholeClutch(
  reader: Db,
  keeperId: number,
  id: number,
  now: Date,
): Promise<WholeClutch | undefined> {
  const row = await findListedClutch(reader, keeperId, id)
  const [clutch] = row ? await toClutches(reader, keeperId, [row], now) : []
  if (!clutch) return undefined
  const { rows } = await listEggs(reader, keeperId, { clutchId: id, sort: 'number' })
  return { ...clutch, eggs: rows.map(toListedEgg), mass: await readMass(reader, keeperId, clutch) }
}

/** What a clutch weighed beside its female, by what was written down of her (CLU-11). */
async function readMass(reader: Db, keeperId: number, clutch: Clutch): Promise<ClutchMass> {
  const { femaleId, layDate } = clutch
  if (femaleId === null) return clutchMassOf(clutch, [])
  const days = { from: addDays(layDate, -massDays.before), to: addDays(layDate, massDays.after) }
  const records = await listWeighings(reader, keeperId, femaleId, days)
  const weights = records.flatMap((record) => {
    const weight = weightOf(record)
    return weight ? [{ day: record.recordDate, grams: gramsOf(weight.amount, weight.unit) }] : []
  })
  return clutchMassOf(clutch, weights)
}

/** Who the parents of clutches are. */
export async function readParents(
  reader: Db,
  keeperId: number,
  clutches: readonly Pick<ListedClutchRow, 'id' | 'femaleId'>[],
): Promise<Parents> {
  const ids = clutches.map(({ id }) => id)
  const sires = await listSires(reader, keeperId, ids)
  const parents = [...clutches.map(({ femaleId }) => femaleId), ...sires.map(({ animalId }) => animalId)]
  const known = new Set(parents.filter((id) => id !== null))
  const animals = await listParents(reader, keeperId, [...known])
  return {
    animals: new Map(animals.map((animal) => [animal.id, animal])),
    sires: Map.groupBy(sires, ({ clutchId }) => clutchId),
  }
}

/** How many eggs of each status clutches have. */
export async function readCounts(reader: Db, keeperId: number, ids: readonly number[]) {
  const counts = new Map<number, Map<string, number>>()
  for (const { clutchId, status, count } of await countEggsOf(reader, keeperId, ids))
    counts.set(clutchId, (counts.get(clutchId) ?? new Map()).set(status, count))
  return counts
}

/** The place of each clutch of some females among those of its season (CLU-08). */
async function readOrdinals(reader: Db, keeperId: number, femaleIds: readonly number[], firstDay: DayOfYear) {
  return ordinalsOf(await listClutchesOfFemales(reader, keeperId, femaleIds), firstDay)
}

function toClutch(
  row: ListedClutchRow,
  { counts, ordinals, firstDay, forecasts, ...parents }: Surroundings,
): Omit<Clutch, 'species' | 'sexLikelihood'> {
  const {
    keeperId,
    codeKey: _key,
    slugCount: _slugs,
    femaleMorph: _morph,
    movedFrom: _from,
    movedTo: _to,
    linkedProjectName,
    projectSpecies: _projectSpecies,
    setTemperature: _set,
    species: _species,
    projectSeason: _season,
    seasonDay: _day,
    dueKey: _due,
    ...fields
  } = row
  return {
    ...fields,
    userId: keeperId,
    isParthenogenetic: Boolean(row.isParthenogenetic),
    sireIds: sireIdsOf(row, parents),
    projectName: linkedProjectName ?? row.projectName,
    ...parentNamesOf(row, parents),
    season: seasonIn(row, firstDay),
    ordinal: ordinals.get(row.id) ?? null,
    ...countsOf(row, counts.get(row.id) ?? new Map()),
    forecast: forecasts.get(row.id) ?? null,
  }
}
