import type { Sex } from '../collection/collection.rules.ts'
import type { PlaceTree } from '../places/place-tree.ts'

/** What of a plan tells what it is of, and tells it from others. */
export type PlanOf = {
  readonly animalId: number | null
  readonly placeId: number | null
  readonly kindKey: string
  readonly nameKey: string
}

/** For whom a plan holds: an animal, or a place itself. */
export type Holder = {
  /** Null for the place itself. */
  readonly animalId: number | null
  readonly name: string
  readonly customId: string | null
  readonly customIdKey: string
  readonly sex: Sex | null
  /** The address of a small picture. */
  readonly image: string | null
  readonly recordsTag: string
  /** Where it is done. */
  readonly placeId: number | null
  readonly isArchived: boolean
  /** A breeding project says that she is gravid. */
  readonly isGravid: boolean
}

/** A plan as it holds for an animal, or for a place itself, and what its row says of that. */
export type Held<Row> = Holder & { readonly row: Row }

/** A place as the holder of plans of itself. */
export const placeHolder = (placeId: number | null, name: string): Holder => ({
  ...{ animalId: null, name, customId: null, customIdKey: '', sex: null, image: null, recordsTag: '' },
  ...{ placeId, isArchived: false, isGravid: false },
})

/** Tells plans of different kinds or titles apart. */
const nameOf = ({ kindKey, nameKey }: PlanOf): string => `${kindKey}\t${nameKey}`

/**
 * How the plans that places give hold for the animals in them. For an animal its own goes before that of the place it is in,
 * and that before those of what the place stands in, where they are of one kind and title.
 */
export function inheritedPlans<Row extends PlanOf>(
  { own, given }: { readonly own: readonly PlanOf[]; readonly given: readonly Row[] },
  animals: readonly Holder[],
  tree: PlaceTree,
): Held<Row>[] {
  const givenTo = givenIn(tree, given)
  const ownNames = new Map<number, Set<string>>()
  for (const row of own) {
    const id = row.animalId ?? 0
    const names = ownNames.get(id)
    if (names) names.add(nameOf(row))
    else ownNames.set(id, new Set([nameOf(row)]))
  }
  return animals.flatMap((animal) => {
    const names = ownNames.get(animal.animalId ?? 0)
    const rows = givenTo(animal.placeId ?? 0)
    return (names ? rows.filter((row) => !names.has(nameOf(row))) : rows).map((row) => ({ ...animal, row }))
  })
}

/** Finds what a place gives to the animals in it: the plans of its own, and of what it stands in those that none of them is like. */
function givenIn<Row extends PlanOf>(tree: PlaceTree, plans: readonly Row[]) {
  const byPlace = Map.groupBy(plans, ({ placeId }) => placeId ?? 0)
  const known = new Map<number, readonly Row[]>()
  return (placeId: number): readonly Row[] => {
    const before = known.get(placeId)
    if (before) return before
    const inwards = tree.wayTo(placeId).toReversed()
    const first = new Map<string, Row>()
    for (const row of inwards.flatMap(({ id }) => byPlace.get(id) ?? []))
      if (!first.has(nameOf(row))) first.set(nameOf(row), row)
    const rows = [...first.values()]
    known.set(placeId, rows)
    return rows
  }
}
