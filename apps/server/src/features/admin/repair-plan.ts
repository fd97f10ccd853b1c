import type { Db } from '../../platform/database/database.ts'
import {
  countStrayReferences,
  findEggByNumber,
  type StrayEgg,
  type StrayReferences,
} from './repair.repository.ts'

/** One egg on its way to the keeper of its project, with the number that it bears there. */
export type Move = { readonly egg: StrayEgg; readonly eggNumber: string }

/** All that a repair does and reports. A dry run tells it, a repair carries it out: the two can't differ (R89). */
export type RepairPlan = { readonly moves: readonly Move[]; readonly references: readonly StrayReferences[] }

/** Plans a repair of these eggs; it only reads. */
export async function planRepair(db: Db, eggs: readonly StrayEgg[]): Promise<RepairPlan> {
  const moves: Move[] = []
  const given = new Set<string>()
  for (const egg of eggs) {
    const eggNumber = await freeNumber(db, egg, given)
    given.add(placeOf(egg, eggNumber))
    moves.push({ egg, eggNumber })
  }
  return { moves, references: await countStrayReferences(db) }
}

/** Accounts that lose or gain an egg, in one order, so that two repairs can't each wait for the other's lock. */
export const accountsOf = (eggs: readonly StrayEgg[]): number[] =>
  [...new Set(eggs.flatMap(({ keeperId, ownerId }) => [keeperId, ownerId]))].sort((a, b) => a - b)

/** A line for each thing done or to be done, by numbers alone (ADM-15, ADM-Q03). */
export const describePlan = ({ moves, references }: RepairPlan, tense: 'would move' | 'moved'): string[] => [
  ...moves.map((move) => describeMove(move, tense)),
  ...references.map(({ name, count }) => `${count} in ${name} point to another account; ${unchanged[tense]}`),
]

const unchanged = { 'would move': 'nothing would be changed', moved: 'nothing was changed' } as const

function describeMove({ egg, eggNumber }: Move, tense: string): string {
  const { id, keeperId, ownerId, breedingProjectId, links } = egg
  const renamed = eggNumber === egg.eggNumber ? '' : `, as number "${eggNumber}"`
  const released =
    links === 0 ? '' : `, without ${links} ${links === 1 ? 'link' : 'links'} of account ${keeperId}`
  return `Egg ${id} of project ${breedingProjectId} ${tense} from account ${keeperId} to account ${ownerId}${renamed}${released}`
}

/** The number of an egg in its project, made unlike the others where the project's own keeper has used it. */
async function freeNumber(db: Db, egg: StrayEgg, given: ReadonlySet<string>): Promise<string> {
  const { id, ownerId, breedingProjectId } = egg
  let number = egg.eggNumber
  // Also numbers that eggs before it in this repair take with them.
  const isTaken = async (): Promise<boolean> =>
    given.has(placeOf(egg, number)) ||
    (await findEggByNumber(db, ownerId, breedingProjectId, number)) !== undefined
  while (number !== '' && (await isTaken())) number = `${number} (egg ${id})`
  return number
}

const placeOf = ({ breedingProjectId }: StrayEgg, eggNumber: string): string =>
  `${breedingProjectId} ${eggNumber}`
