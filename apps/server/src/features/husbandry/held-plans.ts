import { placeLabel } from '@clutchbook/domain/places/place.rules'
import type { PlaceTree } from '@clutchbook/domain/places/place-tree'
import type { Db } from '../../platform/database/database.ts'
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

/** A plan as it holds for one animal, or for a place itself, and what its row says of that. */
export type HeldPlan = {
  readonly row: PlanRow
  /** For whom it holds; null for the place itself. */
  readonly animalId: number | null
  readonly name: string
  readonly customId: string | null
  readonly customIdKey: string
  readonly sex: PlacedAnimal['sex'] | null
  readonly profileMediaId: number | null
  readonly recordsTag: string
  /** Where it is done. */
  readonly placeId: number | null
  readonly isArchived: boolean
  /** A breeding project says that she is gravid. */
  readonly isGravid: boolean
}

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

const ofAnimal = (row: StoredPlan): HeldPlan => ({
  row,
  ...{ animalId: row.animalId, name: row.animalName ?? '', customId: row.customId, sex: row.sex },
  ...{ customIdKey: row.customIdKey ?? '', profileMediaId: row.profileMediaId },
  ...{ recordsTag: row.recordsTag ?? '', placeId: row.inPlaceId },
  ...{ isArchived: Boolean(row.isArchived), isGravid: Boolean(row.isGravid) },
})

const ofPlace = (row: StoredPlan): HeldPlan => ({
  row,
  ...{ animalId: null, name: placeLabel({ code: row.placeCode, name: row.placeName ?? '' }) },
  ...{ customId: null, customIdKey: '', sex: null, profileMediaId: null, recordsTag: '' },
  ...{ placeId: row.placeId, isArchived: false, isGravid: false },
})

const ofAnimalIn = (row: StoredPlan, { id, isGravid, ...animal }: PlacedAnimal): HeldPlan => ({
  ...{ ...animal, row, animalId: id, isArchived: false, isGravid: Boolean(isGravid) },
})

const nameOf = ({ kindKey, nameKey }: PlanRow): string => JSON.stringify([kindKey, nameKey])

/**
 * How all plans hold. For an animal its own goes before that of the place it is in, and that before those of what the place
 * stands in, where they are of one kind and title.
 */
function holdAll(
  plans: readonly StoredPlan[],
  animals: readonly PlacedAnimal[],
  tree: PlaceTree,
): HeldPlan[] {
  const own = plans.filter(({ placeId }) => placeId === null)
  const ofPlaces = plans.filter(({ placeId }) => placeId !== null)
  const isOfItself = (row: StoredPlan): boolean => planOf(row).of === 'place'
  const given = Map.groupBy(
    ofPlaces.filter((row) => !isOfItself(row)),
    ({ placeId }) => placeId ?? 0,
  )
  const taken = new Set(own.map((row) => `${row.animalId} ${nameOf(row)}`))
  const inherited = animals.flatMap((animal): HeldPlan[] => {
    const placeId = animal.placeId ?? 0
    const inwards = tree.wayTo(placeId).map(({ id }) => id)
    return inwards.toReversed().flatMap((id) =>
      (given.get(id) ?? []).flatMap((row) => {
        const key = `${animal.id} ${nameOf(row)}`
        if (taken.has(key)) return []
        taken.add(key)
        return [ofAnimalIn(row, animal)]
      }),
    )
  })
  return [...own.map(ofAnimal), ...inherited, ...ofPlaces.filter(isOfItself).map(ofPlace)]
}
