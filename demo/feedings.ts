import { addDays, type CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { App } from '../apps/server/src/app.ts'
import type { Actor } from '../apps/server/src/platform/actor.ts'
import type { DatedAnimal } from './collection.ts'
import { type FoodName, mealOf } from './food.ts'

type Fed = Pick<DatedAnimal, 'name' | 'species' | 'grams' | 'dateOfBirth' | 'archiveStatus' | 'priceStatus'>

/** One round through the room: who was offered the same on the same day. */
export type Feeding = {
  readonly recordDate: CivilDay
  readonly prey: FoodName
  readonly isRefused: boolean
  readonly names: readonly string[]
}

type Routine = { readonly prey: FoodName; readonly everyDays: number }

/** What snakes eat by their weight in grams, the lightest first. */
const snakes: readonly (Routine & { readonly below: number })[] = [
  { below: 25, prey: 'Pinky mouse', everyDays: 5 },
  { below: 70, prey: 'Mouse hopper', everyDays: 6 },
  { below: 200, prey: 'Adult mouse', everyDays: 7 },
  { below: 700, prey: 'Weaned rat', everyDays: 10 },
  { below: 2200, prey: 'Medium rat', everyDays: 14 },
  { below: Number.POSITIVE_INFINITY, prey: 'Large rat', everyDays: 21 },
]

const lizards: Partial<Record<Fed['species'], Routine>> = {
  'Eublepharis macularius': { prey: 'Dubia roaches', everyDays: 3 },
  'Correlophus ciliatus': { prey: 'Fruit diet', everyDays: 3 },
  'Pogona vitticeps': { prey: 'Greens and crickets', everyDays: 2 },
}

const routineOf = ({ species, grams }: Fed): Routine => {
  const routine = lizards[species] ?? snakes.find(({ below }) => grams < below)
  if (!routine) throw new Error(`Nobody knows what ${species} eats`)
  return routine
}

/** How many of its last meals each animal has written down. */
const mealsBack = 5

/** A hatchling is offered its first meal after its first shed, so many days later. */
const firstMealDays = 10

/** Rooms are fed on different days. */
const rooms = 3

/** Who is late with a meal, and who refused the last one: one in so many. */
const [lateOneIn, refusedOneIn] = [11, 8]

/** The last meals of animals that are still kept, as the rounds in which they were given, the oldest first. */
export function feedingsOf(animals: readonly Fed[], today: CivilDay): Feeding[] {
  const rounds = new Map<string, Feeding & { names: string[] }>()
  const kept = animals.filter(
    ({ archiveStatus, priceStatus }) => archiveStatus !== 'archived' && priceStatus !== 'Sold',
  )
  for (const [place, animal] of kept.entries()) {
    const { prey, everyDays } = routineOf(animal)
    const isLate = place % lateOneIn === lateOneIn - 1
    const lastAgo = (place % Math.min(rooms, everyDays)) + (isLate ? 2 * everyDays : 0)
    for (let meal = 0; meal < mealsBack; meal += 1) {
      const recordDate = addDays(today, -lastAgo - meal * everyDays)
      if (recordDate < addDays(animal.dateOfBirth, firstMealDays)) break
      const isRefused = meal === 0 && !isLate && place % refusedOneIn === refusedOneIn - 1
      const key = [recordDate, prey, isRefused].join()
      const round = rounds.get(key) ?? { recordDate, prey, isRefused, names: [] }
      round.names.push(animal.name)
      rounds.set(key, round)
    }
  }
  return [...rounds.values()].toSorted((a, b) => (a.recordDate < b.recordDate ? -1 : 1))
}

type Room = { readonly app: App; readonly actor: Actor; readonly ids: ReadonlyMap<string, number> }

/** Writes the last meals down, a round at a time. */
export async function writeFeedings({ app, actor, ids }: Room, feedings: readonly Feeding[]): Promise<void> {
  for (const { recordDate, prey, isRefused, names } of feedings)
    await app.services.collection.several.addRecords(actor, {
      ids: names.flatMap((name) => ids.get(name) ?? []),
      recordType: 'feeding',
      recordDate,
      data: mealOf(prey, isRefused),
    })
}
