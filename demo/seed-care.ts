import type { NewAnimalRecord } from '@clutchbook/domain/collection/animal-records.schema'
import { addDays, type CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { App } from '../apps/server/src/app.ts'
import type { Actor } from '../apps/server/src/platform/actor.ts'
import { course, type PlannedFeeding, plannedFeedings, quarantine, weighedByPlan } from './care.ts'
import { foods, mealOf } from './food.ts'

type Room = {
  readonly app: App
  readonly actor: Actor
  readonly ids: ReadonlyMap<string, number>
  readonly today: CivilDay
}

/** How many meals of each animal are written down, the last one included. */
const mealsBack = 6

/** So long ago the feedings were planned. */
const plannedAgo = 60

function idOf({ ids }: Room, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`${name} is cared for but isn't in the demo collection`)
  return id
}

/** Writes down what is planned with some animals, and what was done with them. */
export async function seedCare(room: Room): Promise<void> {
  for (const feeding of plannedFeedings) await feedByPlan(room, feeding)
  await treat(room)
  const { animals, days } = weighedByPlan
  await room.app.services.husbandry.plans.put(room.actor, {
    animalIds: animals.map((name) => idOf(room, name)),
    ...{ kind: 'weight', minDays: days, startsOn: room.today },
  })
  await write(room, quarantine.animal, [
    {
      recordType: 'quarantine',
      recordDate: addDays(room.today, -quarantine.sinceDays),
      data: {
        plannedEnd: addDays(room.today, quarantine.forDays - quarantine.sinceDays),
        reason: quarantine.reason,
      },
    },
  ])
}

async function write(room: Room, name: string, records: readonly NewAnimalRecord[]): Promise<void> {
  const { app, actor } = room
  for (const record of records) await app.services.collection.records.create(actor, idOf(room, name), record)
}

async function feedByPlan(room: Room, feeding: PlannedFeeding): Promise<void> {
  const { animal, food, days, hasDiary } = feeding
  if (!hasDiary) await write(room, animal, recordsOf(feeding, room.today))
  const [minDays, maxDays] = days
  await room.app.services.husbandry.plans.put(room.actor, {
    animalIds: [idOf(room, animal)],
    ...{ kind: 'feeding', minDays, maxDays, startsOn: addDays(room.today, -plannedAgo) },
    food: { size: null, grams: null, supplement: null, ...foods[food] },
  })
}

/** The last meals at the pace of the plan, what was refused since, weights, and the shed that is ahead, the oldest first. */
function recordsOf(
  { food, days: [least, most], ateAgo, refusedAgo = [], blueSince, weighed = [] }: PlannedFeeding,
  today: CivilDay,
): NewAnimalRecord[] {
  const pace = Math.ceil((least + most) / 2)
  const ate = Array.from({ length: mealsBack }, (_, n) => ateAgo + n * pace)
  const fed = (daysAgo: number, isRefused: boolean): NewAnimalRecord => ({
    recordType: 'feeding',
    recordDate: addDays(today, -daysAgo),
    data: mealOf(food, isRefused),
  })
  const records: NewAnimalRecord[] = [
    ...ate.map((daysAgo) => fed(daysAgo, false)),
    ...refusedAgo.map((daysAgo) => fed(daysAgo, true)),
    ...weighed.map(([daysAgo, grams]) => ({
      ...{ recordType: 'weight', recordDate: addDays(today, -daysAgo) },
      ...{ measurement: String(grams), unit: 'grams', data: { basis: 'empty' } },
    })),
    ...(blueSince === undefined ? [] : [{ recordType: 'blue', recordDate: addDays(today, -blueSince) }]),
  ]
  return records.toSorted((a, b) => (a.recordDate < b.recordDate ? -1 : 1))
}

/** A course of medication with the doses that were given until yesterday. */
async function treat(room: Room): Promise<void> {
  const { animal, dose, times, sinceDays, forDays } = course
  const startsOn = addDays(room.today, -sinceDays)
  await room.app.services.husbandry.plans.put(room.actor, {
    animalIds: [idOf(room, animal)],
    ...{
      kind: 'medication',
      minDays: 1,
      times: [...times],
      startsOn,
      endsOn: addDays(startsOn, forDays - 1),
    },
    dose: { ...dose },
  })
  const given = Array.from({ length: sinceDays }, (_, n) => addDays(startsOn, n))
  await write(
    room,
    animal,
    given.flatMap((recordDate) =>
      times.map((recordTime) => ({
        ...{ recordType: 'medication', recordDate, recordTime },
        data: { ...dose, outcome: 'given' },
      })),
    ),
  )
}
