import {
  type Held,
  type Holder,
  inheritedPlans,
  placeHolder,
} from '@clutchbook/domain/husbandry/held-plans.rules'
import { placeLabel } from '@clutchbook/domain/places/place.rules'
import type { PlaceTree } from '@clutchbook/domain/places/place-tree'
import type { Db } from '../../platform/database/database.ts'
import { thumbAddressOf } from '../media/media.service.ts'
import { readPlaceTree } from '../places/places.service.ts'
import {
  listPlacedAnimals,
  listPlans,
  type PlacedAnimal,
  type PlanFilter,
  type PlanRow,
  type StoredPlan,
} from './plans.repository.ts'
import { planOf } from './stored-plan.ts'

/** A plan as it holds for an animal, or for a place itself, and what its row says of that. */
export type HeldPlan = Held<PlanRow>

/** The plans that are stored, and how each holds; a plan of a place that holds for nobody is among the former alone. */
export type Holding = {
  readonly stored: readonly StoredPlan[]
  readonly held: readonly HeldPlan[]
  /** The courses of medication that animals have by the places they are in. */
  readonly courses: readonly HeldPlan[]
}

/** Reads plans with whom they hold for (HUS-22): one statement, and two more where places have plans. */
export async function readHolding(
  db: Db,
  keeperId: number,
  filter: PlanFilter,
  known: PlaceTree | undefined,
): Promise<Holding> {
  const read = await listPlans(db, keeperId, filter)
  const stored = read.filter((row) => isAsked(row, filter))
  if (read.every(({ placeId }) => placeId === null))
    return { stored, held: stored.map(ofAnimal), courses: [] }
  const tree = known ?? (await readPlaceTree(db, keeperId))
  const animals = await listPlacedAnimals(db, keeperId, filter.animalId)
  // Whether the plan of a place holds for an animal follows from the animal's own, which a narrow filter leaves out.
  const isNarrow =
    (filter.id ?? filter.placeId) !== undefined && stored.some(({ placeId }) => placeId !== null)
  const all = holdAll(isNarrow ? await listPlans(db, keeperId, {}) : read, animals, tree)
  const { animalId: asked, ...others } = filter
  const isHeld = ({ row, animalId }: HeldPlan): boolean =>
    isAsked(row, others) && (asked === undefined || animalId === asked)
  const isCourse = ({ row, animalId }: HeldPlan): boolean =>
    row.kindKey === 'medication' && row.placeId !== null && animalId !== null
  return { stored, held: all.filter(isHeld), courses: all.filter(isCourse) }
}

const isAsked = (row: PlanRow, { id, animalId, placeId, kindKey }: PlanFilter): boolean =>
  (id === undefined || row.id === id) &&
  (animalId === undefined || row.animalId === animalId) &&
  (placeId === undefined || row.placeId === placeId) &&
  (kindKey === undefined || row.kindKey === kindKey)

const imageOf = (profileMediaId: number | null): string | null =>
  profileMediaId === null ? null : thumbAddressOf(profileMediaId)

const ofAnimal = (row: StoredPlan): HeldPlan => ({
  row,
  animalId: row.animalId,
  name: row.animalName ?? '',
  customId: row.customId,
  customIdKey: row.customIdKey ?? '',
  sex: row.sex,
  image: imageOf(row.profileMediaId),
  recordsTag: row.recordsTag ?? '',
  placeId: row.inPlaceId,
  isArchived: Boolean(row.isArchived),
  isGravid: Boolean(row.isGravid),
})

const ofPlace = (row: StoredPlan): HeldPlan => ({
  row,
  ...placeHolder(row.placeId, placeLabel({ code: row.placeCode, name: row.placeName ?? '' })),
})

const holderOf = ({ id, profileMediaId, isGravid, ...animal }: PlacedAnimal): Holder => ({
  ...animal,
  ...{ animalId: id, image: imageOf(profileMediaId), isArchived: false, isGravid: Boolean(isGravid) },
})

/** How all plans hold. */
function holdAll(
  plans: readonly StoredPlan[],
  animals: readonly PlacedAnimal[],
  tree: PlaceTree,
): HeldPlan[] {
  const own = plans.filter(({ placeId }) => placeId === null)
  const ofPlaces = plans.filter(({ placeId }) => placeId !== null)
  const isOfItself = (row: StoredPlan): boolean => planOf(row).of === 'place'
  const given = ofPlaces.filter((row) => !isOfItself(row))
  const inherited = inheritedPlans({ own, given }, animals.map(holderOf), tree)
  return [...own.map(ofAnimal), ...inherited, ...ofPlaces.filter(isOfItself).map(ofPlace)]
}
