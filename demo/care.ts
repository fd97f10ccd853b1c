import type { FoodName } from './food.ts'

/** How an animal of the demo keeper is fed by a plan, and what came of it. */
export type PlannedFeeding = {
  readonly animal: string
  readonly food: FoodName
  readonly days: readonly [least: number, most: number]
  /** So many days ago it ate last. */
  readonly ateAgo: number
  /** So many days ago it refused since. */
  readonly refusedAgo?: readonly number[]
  /** It is about to shed, since so many days. */
  readonly blueSince?: number
  /** What it weighed so many days ago, in grams; today's weight is its own. */
  readonly weighed?: readonly (readonly [daysAgo: number, grams: number])[]
  /** What it eats was written down before: the plan alone is new. */
  readonly hasDiary?: true
}

/** What is fed by plan: some is due, some late, some ahead, and two animals wait for their shed. */
export const plannedFeedings: readonly PlannedFeeding[] = [
  { animal: 'Atlas', food: 'Medium rat', days: [10, 14], ateAgo: 12 },
  { animal: 'Basalt', food: 'Medium rat', days: [14, 21], ateAgo: 16 },
  { animal: 'Dahlia', food: 'Medium rat', days: [14, 21], ateAgo: 15 },
  { animal: 'Indigo', food: 'Weaned rat', days: [7, 10], ateAgo: 8 },
  { animal: 'Maple', food: 'Adult mouse', days: [7, 10], ateAgo: 7 },
  { animal: 'Bandit', food: 'Mouse hopper', days: [7, 9], ateAgo: 9 },
  { animal: 'Pip', food: 'Pinky mouse', days: [4, 5], ateAgo: 5 },
  { animal: 'Fig', food: 'Dubia roaches', days: [2, 3], ateAgo: 2 },
  { animal: 'Saffron', food: 'Weaned rat', days: [7, 10], ateAgo: 14 },
  { animal: 'Cinder', food: 'Medium rat', days: [14, 18], ateAgo: 25 },
  {
    animal: 'Rook',
    food: 'Adult mouse',
    days: [7, 10],
    ateAgo: 11,
    weighed: [
      [58, 141],
      [27, 146],
      [9, 136],
      [1, 128],
    ],
  },
  {
    animal: 'Flint',
    food: 'Weaned rat',
    days: [10, 14],
    ateAgo: 52,
    refusedAgo: [38, 24, 10],
    weighed: [
      [80, 1215],
      [50, 1222],
      [20, 1196],
      [3, 1180],
    ],
  },
  { animal: 'Clementine', food: 'Two mice', days: [10, 14], ateAgo: 5 },
  { animal: 'Smudge', food: 'Adult mouse', days: [7, 10], ateAgo: 1 },
  { animal: 'Vesper', food: 'Large rat', days: [28, 35], ateAgo: 20 },
  { animal: 'Pearl', food: 'Rat pup', days: [5, 7], ateAgo: 1, hasDiary: true },
  { animal: 'Ember', food: 'Medium rat', days: [12, 14], ateAgo: 1, hasDiary: true },
  { animal: 'Sunny', food: 'Medium rat', days: [14, 21], ateAgo: 17, blueSince: 4 },
  { animal: 'Domino', food: 'Mouse hopper', days: [7, 10], ateAgo: 10, blueSince: 2 },
]

/** A course of medication: twice a day since two days, for a week. */
export const course = {
  animal: 'Koda',
  dose: { drug: 'Meloxicam', dose: '0.4 ml', route: 'oral' },
  times: ['08:00', '20:00'],
  sinceDays: 2,
  forDays: 7,
} as const

/** Who is weighed every two weeks. */
export const weighedByPlan = { animals: ['Pip', 'Sprout', 'Tansy'], days: 14 } as const

/** A newcomer that is kept apart. */
export const quarantine = { animal: 'Bolt', sinceDays: 49, forDays: 90, reason: 'New from an expo' } as const
