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
  animalId: row.animalId,
  name: row.animalName ?? '',
  customId: row.customId,
  customIdKey: row.customIdKey ?? '',
  sex: row.sex,
  profileMediaId: row.profileMediaId,
  recordsTag: row.recordsTag ?? '',
  placeId: row.inPlaceId,
  isArchived: Boolean(row.isArchived),
  isGravid: Boolean(row.isGravid),
})

const ofPlace = (row: StoredPlan): HeldPlan => ({
  row,
  animalId: null,
  name: placeLabel({ code: row.placeCode, name: row.placeName ?? '' }),
  customId: null,
  customIdKey: '',
  sex: null,
  profileMediaId: null,
  recordsTag: '',
  placeId: row.placeId,
  isArchived: false,
  isGravid: false,
})

const ofAnimalIn = (row: StoredPlan, animal: PlacedAnimal): HeldPlan => ({
  row,
  animalId: animal.id,
  name: animal.name,
  customId: animal.customId,
  customIdKey: animal.customIdKey,
  sex: animal.sex,
  profileMediaId: animal.profileMediaId,
  recordsTag: animal.recordsTag,
  placeId: animal.placeId,
  isArchived: false,
  isGravid: Boolean(animal.isGravid),
})

/** Tells plans of different kinds or titles apart. */
const nameOf = ({ kindKey, nameKey }: PlanRow): string => `${kindKey}\t${nameKey}`

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
  const given = givenIn(
    tree,
    ofPlaces.filter((row) => !isOfItself(row)),
  )
  const ownNames = new Map<number, Set<string>>()
  for (const row of own) {
    const id = row.animalId ?? 0
    const names = ownNames.get(id)
    if (names) names.add(nameOf(row))
    else ownNames.set(id, new Set([nameOf(row)]))
  }
  const inherited = animals.flatMap((animal): HeldPlan[] => {
    const names = ownNames.get(animal.id)
    const rows = given(animal.placeId ?? 0)
    return (names ? rows.filter((row) => !names.has(nameOf(row))) : rows).map((row) =>
      ofAnimalIn(row, animal),
    )
  })
  return [...own.map(ofAnimal), ...inherited, ...ofPlaces.filter(isOfItself).map(ofPlace)]
}

/** Finds what a place gives to the animals in it: the plans of its own, and of what it stands in those that none of them is like. */
function givenIn(tree: PlaceTree, plans: readonly StoredPlan[]) {
  const byPlace = Map.groupBy(plans, ({ placeId }) => placeId ?? 0)
  const known = new Map<number, readonly StoredPlan[]>()
  return (placeId: number): readonly StoredPlan[] => {
    const before = known.get(placeId)
    if (before) return before
    const inwards = tree.wayTo(placeId).toReversed()
    const first = new Map<string, StoredPlan>()
    for (const row of inwards.flatMap(({ id }) => byPlace.get(id) ?? []))
      if (!first.has(nameOf(row))) first.set(nameOf(row), row)
    const rows = [...first.values()]
    known.set(placeId, rows)
    return rows
  }
}
