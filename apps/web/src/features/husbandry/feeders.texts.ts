import { counted } from '../../shared/ui/counted.ts'
import type { StockMove } from './feeder-changes.queries.ts'

const pieces = (count: number): string => counted(count, 'piece', 'pieces')

/** Words of the feeders page. */
export const feedersTexts = {
  title: 'Feeders',
  add: 'Add feeder',
  loading: 'Loading feeders',
  failed: 'Feeders could not be loaded',
  safe: 'Your stock is safe.',
  empty: 'No feeders yet',
  emptyText:
    'Write down what is in the freezer or on the shelf. Each feeding then takes its pieces, and what runs low stands on top.',
  pieces,
  left: (count: number) => (count < 0 ? `${pieces(-count)} short` : `${pieces(count)} left`),
  low: 'Low',
  lowAt: (count: number) => `low at ${count}`,
  price: (price: string) => `${price} each`,
  grams: (grams: number) => `${grams}\u00a0g each`,
  stock: 'Stock',
  stockOf: (name: string) => `Stock of ${name}`,
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  list: 'In stock',
} as const

/** Words of the form of a feeder. */
export const feederFormTexts = {
  addTitle: 'Add feeder',
  changeTitle: (name: string) => `Change ${name}`,
  preyHint: 'mouse, rat, quail, cricket',
  sizeHint: 'pinky, adult, large',
  anyState: 'Not said',
  noCurrency: 'Not said',
  count: 'Pieces now',
  countNeeded: 'Please enter how many pieces there are, 0 for none',
  lowAt: 'Low with so many left',
  notes: 'Notes',
  cancel: 'Cancel',
  save: 'Save',
  remove: 'Delete',
  added: (name: string) => `${name} added`,
  changed: (name: string) => `${name} changed`,
  removed: (name: string) => `${name} deleted`,
  failed: 'It could not be saved',
  failedText: 'Nothing was changed. Please try again.',
  removeFailed: 'It could not be deleted',
} as const

/** Words of the form of stock. */
export const stockTexts = {
  title: (name: string) => `Stock of ${name}`,
  now: (count: number) => (count < 0 ? `${pieces(-count)} short` : `${pieces(count)} in stock`),
  why: 'What happened',
  reasons: { bought: 'Bought', counted: 'Counted', wasted: 'Thrown away' } satisfies Record<
    StockMove['why'],
    string
  >,
  amount: {
    bought: 'Pieces bought',
    counted: 'Pieces there',
    wasted: 'Pieces thrown away',
  } satisfies Record<StockMove['why'], string>,
  cost: 'Paid in all',
  costHint: 'The price of a piece follows from it',
  notPieces: 'Please enter a whole number of pieces',
  notCost: 'Please enter the price as a number, such as 45.50',
  cancel: 'Cancel',
  save: 'Save',
  done: (name: string, count: number) => `${name}: ${feedersTexts.left(count)}`,
  failed: 'Stock could not be changed',
  failedText: 'Nothing was changed. Please try again.',
  takeBackFailed: 'It could not be taken back',
} as const

/** Words of what meals cost. */
export const feedingCostsTexts = {
  title: 'Costs',
  year: 'Year',
  failed: 'Costs could not be loaded',
  failedText: 'Your stock is safe. Please try again.',
  none: (year: number) =>
    `No meal of ${year} has a cost. Give feeders a price, and the meals fed from then on have one.`,
  animal: 'Animal',
  meals: 'Meals',
  pieces: 'Pieces',
  cost: 'Cost',
  total: 'All animals',
} as const
