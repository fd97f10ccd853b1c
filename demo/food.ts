type Food = {
  readonly prey: string
  readonly size?: string
  readonly state: 'live' | 'fresh' | 'frozen-thawed' | 'prepared'
  readonly count: number
  readonly supplement?: string
}

/** What the demo keepers feed, as a feeding and a plan name it. */
export const foods = {
  'Pinky mouse': { prey: 'mouse', size: 'pinky', state: 'frozen-thawed', count: 1 },
  'Mouse hopper': { prey: 'mouse', size: 'hopper', state: 'frozen-thawed', count: 1 },
  'Adult mouse': { prey: 'mouse', size: 'adult', state: 'frozen-thawed', count: 1 },
  'Two mice': { prey: 'mouse', size: 'adult', state: 'frozen-thawed', count: 2 },
  'Rat pup': { prey: 'rat pup', state: 'frozen-thawed', count: 1 },
  'Weaned rat': { prey: 'rat', size: 'weaned', state: 'frozen-thawed', count: 1 },
  'Medium rat': { prey: 'rat', size: 'medium', state: 'frozen-thawed', count: 1 },
  'Large rat': { prey: 'rat', size: 'large', state: 'frozen-thawed', count: 1 },
  'Dubia roaches': { prey: 'dubia roach', state: 'live', count: 6, supplement: 'calcium' },
  'Fruit diet': { prey: 'bowl of fruit diet', state: 'prepared', count: 1 },
  'Greens and crickets': { prey: 'bowl of greens and crickets', state: 'fresh', count: 1 },
} as const satisfies Record<string, Food>

export type FoodName = keyof typeof foods

/** What is written down of a meal: all of it is eaten, unless it was refused. */
export const mealOf = (food: FoodName, isRefused: boolean) => ({
  ...foods[food],
  outcome: isRefused ? 'refused' : 'eaten',
})
