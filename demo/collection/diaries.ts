import type { NewAnimalRecord } from '@clutchbook/domain/collection/animal-records.schema'
import { addDays, type CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { convertWeight, type WeightUnit } from '@clutchbook/domain/kernel/units'
import { type FoodName, mealOf } from '../food.ts'

/** How an animal of the demo keeper is looked after, from which its records follow. */
export type Diary = {
  readonly animal: string
  readonly prey: FoodName
  readonly everyDays: number
  /** Days between two weighings, how many there are, and what share of today's weight the first one found. */
  readonly weighed: { readonly everyDays: number; readonly times: number; readonly from: number }
  /** What the scales showed in the first half of the weighings, where these were others. */
  readonly oldScales?: WeightUnit
  readonly shedEveryDays?: number
  /** What else was written down, so many days ago. */
  readonly notes?: readonly (readonly [daysAgo: number, recordType: string, details: string])[]
}

export const diaries: readonly Diary[] = [
  {
    animal: 'Ember',
    prey: 'Medium rat',
    everyDays: 14,
    weighed: { everyDays: 30, times: 14, from: 0.72 },
    oldScales: 'ounces',
    shedEveryDays: 46,
    notes: [
      [39, 'health', 'Eats again as she did before the clutch.'],
      [171, 'pairing', 'Locked with Atlas overnight.'],
    ],
  },
  {
    animal: 'Juno',
    prey: 'Medium rat',
    everyDays: 14,
    weighed: { everyDays: 30, times: 9, from: 0.86 },
    shedEveryDays: 52,
  },
  {
    animal: 'Pearl',
    prey: 'Rat pup',
    everyDays: 6,
    weighed: { everyDays: 9, times: 12, from: 0.58 },
    shedEveryDays: 31,
    notes: [[112, 'note', 'First meal on the third try: warmed, and left alone with it overnight.']],
  },
  {
    animal: 'Wasp',
    prey: 'Mouse hopper',
    everyDays: 7,
    weighed: { everyDays: 11, times: 6, from: 0.7 },
    shedEveryDays: 27,
  },
  {
    animal: 'Mochi',
    prey: 'Pinky mouse',
    everyDays: 5,
    weighed: { everyDays: 10, times: 8, from: 0.55 },
    shedEveryDays: 24,
  },
  {
    animal: 'Hazel',
    prey: 'Adult mouse',
    everyDays: 10,
    weighed: { everyDays: 60, times: 6, from: 0.97 },
    notes: [[64, 'note', 'Retired from breeding after five good seasons.']],
  },
  {
    animal: 'Poppy',
    prey: 'Weaned rat',
    everyDays: 12,
    weighed: { everyDays: 35, times: 12, from: 0.18 },
    shedEveryDays: 38,
  },
  {
    animal: 'Juniper',
    prey: 'Dubia roaches',
    everyDays: 3,
    weighed: { everyDays: 28, times: 10, from: 0.74 },
    shedEveryDays: 29,
    notes: [[18, 'health', 'Retained shed on two toes, gone after a warm soak.']],
  },
  {
    animal: 'Rex',
    prey: 'Greens and crickets',
    everyDays: 2,
    weighed: { everyDays: 40, times: 8, from: 0.9 },
    oldScales: 'pounds',
    notes: [[200, 'vet visit', 'Yearly check with a faecal sample: clear.']],
  },
  { animal: 'Moth', prey: 'Fruit diet', everyDays: 3, weighed: { everyDays: 21, times: 9, from: 0.8 } },
]

/** How far back feedings are written out; what came before would only fill the list. */
const fedDays = 70

/** The records of one animal as of a day, the oldest first. None is of a day before it hatched. */
export function recordsOf(
  diary: Diary,
  animal: { grams: number; dateOfBirth: CivilDay },
  today: CivilDay,
): NewAnimalRecord[] {
  return [
    ...weighings(diary, animal.grams, today),
    ...feedings(diary, today),
    ...sheds(diary, today),
    ...notes(diary, today),
  ]
    .filter(({ recordDate }) => recordDate > animal.dateOfBirth)
    .toSorted((a, b) => (a.recordDate < b.recordDate ? -1 : Number(a.recordDate > b.recordDate)))
}

/** Growth slows down towards today's weight, and no two weighings lie on a straight line. */
function weighings({ weighed, oldScales }: Diary, grams: number, today: CivilDay): NewAnimalRecord[] {
  const { everyDays, times, from } = weighed
  return Array.from({ length: times }, (_, n) => {
    const grown = Math.sqrt(n / (times - 1))
    const wobble = n === times - 1 ? 0 : 0.02 * Math.sin(n * 2.4)
    const weight = grams * (from + (1 - from) * grown + wobble)
    const unit = oldScales && n < times / 2 ? oldScales : 'grams'
    const measurement = convertWeight(weight, 'grams', unit).toFixed(unit === 'grams' ? 0 : 2)
    return {
      recordType: 'weight',
      recordDate: addDays(today, -everyDays * (times - 1 - n)),
      measurement,
      unit,
    }
  })
}

function feedings({ prey, everyDays }: Diary, today: CivilDay): NewAnimalRecord[] {
  return Array.from({ length: Math.floor(fedDays / everyDays) }, (_, n) => {
    const isRefused = n % 6 === 4
    const recordDate = addDays(today, -1 - n * everyDays)
    return {
      recordType: 'feeding',
      recordDate,
      data: mealOf(prey, isRefused),
    }
  })
}

const sheds = ({ shedEveryDays }: Diary, today: CivilDay): NewAnimalRecord[] =>
  shedEveryDays === undefined
    ? []
    : [0, 1, 2, 3].map((n) => ({
        recordType: 'shed',
        recordDate: addDays(today, -8 - n * shedEveryDays),
        data: { result: n === 2 ? 'pieces' : 'complete' },
        ...(n === 2 && { details: 'Humidity raised' }),
      }))

const notes = ({ notes: written = [] }: Diary, today: CivilDay): NewAnimalRecord[] =>
  written.map(([daysAgo, recordType, details]) => ({
    recordType,
    recordDate: addDays(today, -daysAgo),
    details,
  }))
