import { choicesOf, scopeOf } from './family-births.ts'
import { unknown } from './family-index.ts'
import type { Birth, LocusFamily } from './family-locus.ts'
import type { Births } from './family-space.ts'
import type { Sex } from './gene.ts'

type States = readonly number[]

/** The states that are left to animals, where these are fewer than their own facts leave. */
export type Left = ReadonlyMap<number, States>

const narrowed = new WeakMap<LocusFamily, LocusFamily | null>()

/**
 * The same family without the states that parents and young rule out, as that of a clear animal which has a visual young.
 * Such states have no weight, so nothing is read otherwise; but tables are smaller, and who is left one state need not be
 * read. Null where facts clash.
 */
export function narrowedOf(view: LocusFamily): LocusFamily | null {
  const known = narrowed.get(view)
  if (known !== undefined) return known
  const births = [...[...view.mayCarry].map(view.birthOf), ...view.countedBirths]
  const { left, impossible } = statesLeft(view, births)
  const found = impossible ? null : withStates(view, left)
  narrowed.set(view, found)
  return found
}

const withStates = (view: LocusFamily, left: Left): LocusFamily => ({
  ...view,
  knownOf: (place) => {
    const [known, allowed] = [view.knownOf(place), left.get(place)]
    return allowed ? { ...known, allowed } : known
  },
})

type Narrowing = { readonly left: Left; readonly impossible: Birth | null }

/** What births leave to those who have part in them, until they leave no less, or the first that can't be. */
export function statesLeft(view: LocusFamily, births: readonly Birth[]): Narrowing {
  const left = new Map<number, States>()
  const birthsWith = Map.groupBy(
    births.flatMap((birth) => scopeOf(birth).map((place) => ({ place, birth }))),
    ({ place }) => place,
  )
  const waiting = new Set(births)
  for (const birth of waiting) {
    waiting.delete(birth)
    const [his, hers, its] = statesIn(view, birth, left)
    if (its.length === 0) return { left, impossible: birth }
    const { father, mother, child } = birth
    const found = [
      { place: father, states: his },
      { place: mother, states: hers },
      { place: child ?? unknown, states: its },
    ]
    const less = found.filter(
      ({ place, states }) => place >= 0 && states.length < statesOf(view, left, place).length,
    )
    for (const { place, states } of less) {
      left.set(place, states)
      for (const { birth: other } of birthsWith.get(place) ?? []) if (other !== birth) waiting.add(other)
    }
  }
  return { left, impossible: null }
}

const statesOf = ({ knownOf }: LocusFamily, left: Left, place: number): States =>
  left.get(place) ?? knownOf(place).allowed

type OfThree = readonly [father: States, mother: States, young: States]

const found = new WeakMap<Births, Map<string, OfThree>>()

/** The states that a birth leaves to the father, the mother and the young; where it can't be, none. */
export function statesIn(view: LocusFamily, birth: Birth, left: Left): OfThree {
  const { space } = view
  const known = birth.row ? view.knownOfRow(birth.row) : view.knownOf(birth.child ?? unknown)
  const births = known.isAlive ? space.laid : space.hatched
  const ofParent = (parent: number, sex: Sex): States =>
    parent < 0
      ? choicesOf(view, parent, sex).flatMap((some) => some.map(({ state }) => state))
      : statesOf(view, left, parent)
  const before: OfThree = [
    ofParent(birth.father, 'male'),
    ofParent(birth.mother, 'female'),
    left.get(birth.child ?? unknown) ?? known.allowed,
  ]
  // Most births of a family are alike.
  const alike = found.get(births) ?? new Map<string, OfThree>()
  found.set(births, alike)
  const key = before.join(' ')
  const after = alike.get(key) ?? possibleOf(births, space.states.length, before)
  alike.set(key, after)
  return after
}

function possibleOf({ parts }: Births, size: number, [fathers, mothers, young]: OfThree): OfThree {
  const canBe = (father: number, mother: number, state: number): boolean =>
    (parts[(father * size + mother) * size + state] ?? 0n) > 0n
  return [
    fathers.filter((father) => mothers.some((mother) => young.some((state) => canBe(father, mother, state)))),
    mothers.filter((mother) => fathers.some((father) => young.some((state) => canBe(father, mother, state)))),
    young.filter((state) => fathers.some((father) => mothers.some((mother) => canBe(father, mother, state)))),
  ]
}
