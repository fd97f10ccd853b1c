import { addDays, type CivilDay, daysBetween } from '../kernel/civil-day.ts'

/** What an egg can be (EGG-41). An infertile egg and a slug are different things to a breeder. */
export const eggStatuses = ['Incubating', 'Hatched', 'Failed', 'Infertile', 'Slugged'] as const
export type EggStatus = (typeof eggStatuses)[number]

/** How an egg ends that never hatches. */
export const endStatuses = ['Infertile', 'Slugged', 'Failed'] as const satisfies readonly EggStatus[]

/** Days to the hatch where the species tells nothing better (EGG-03). */
export const defaultIncubationDays = 60

/** Bounds of an egg's fields: texts in characters, temperature in °C, humidity in percent. */
export const eggLimits = {
  number: 50,
  notes: 10_000,
  incubationDays: 1000,
  temperature: { min: 0, max: 60 },
  clutch: 100,
  massGrams: 10_000,
  position: 20,
  hatchedAtOnce: 100,
} as const

/** Words beside a field of an egg. */
export const eggMessages = {
  layDate: 'Lay date is required',
  status: 'Please choose one of the statuses',
  dueBeforeLay: 'Due date cannot be before the lay date',
  hatchBeforeLay: 'Hatch date cannot be before the lay date',
  hatchInFuture: 'Hatch date cannot be in the future',
  temperature: `Please enter a temperature between ${eggLimits.temperature.min} and ${eggLimits.temperature.max} °C`,
  humidity: 'Please enter a humidity between 0 and 100 percent',
  massGrams: 'Please enter a mass in grams, from 0 to 10,000',
  incubationDays: `Please enter whole days, from 1 to ${eggLimits.incubationDays}`,
} as const

type Days = {
  readonly layDate: CivilDay
  readonly dueDate: CivilDay | null
  readonly hatchDate: CivilDay | null
}

/** What is wrong with the order of an egg's days, by field (EGG-Q11); null where nothing is. A lay date to come is allowed. */
export function dayOrderProblem({ layDate, dueDate, hatchDate }: Days) {
  if (dueDate !== null && dueDate < layDate)
    return { field: 'dueDate', message: eggMessages.dueBeforeLay } as const
  if (hatchDate !== null && hatchDate < layDate)
    return { field: 'hatchDate', message: eggMessages.hatchBeforeLay } as const
  return null
}

/** The day an egg is due if it takes the given days: what a form suggests until a due date is typed (EGG-Q04). */
export const suggestedDueDate = (layDate: CivilDay, incubationDays: number): CivilDay =>
  addDays(layDate, incubationDays)

type Expected = Pick<Days, 'layDate' | 'dueDate'> & { readonly incubationDays: number }

/** The day an egg is expected to hatch: its due date, else counted from the day it was laid. */
export const expectedHatchDay = ({ layDate, dueDate, incubationDays }: Expected): CivilDay =>
  dueDate ?? suggestedDueDate(layDate, incubationDays)

/** Whole days since the egg was laid (EGG-23); 0 where it is laid today or later (EGG-Q11). */
export const daysSinceLaid = (layDate: CivilDay, today: CivilDay): number =>
  Math.max(0, daysBetween(layDate, today))

/** An egg is due soon from this many days before its day. */
const soonDays = 7

/** Where an egg in the incubator stands: past its day, near it, or neither. The day itself is `soon`. */
export type DueState = 'overdue' | 'soon' | 'later'

/** `days` until the expected day, negative once it has passed, and what that means. */
export function dueIn(egg: Expected, today: CivilDay): { days: number; state: DueState } {
  const days = daysBetween(today, expectedHatchDay(egg))
  if (days < 0) return { days, state: 'overdue' }
  return { days, state: days <= soonDays ? 'soon' : 'later' }
}

/** How much of its time in the incubator an egg has behind it, from 0 to 1. */
export function incubationProgress(egg: Expected, today: CivilDay): number {
  const whole = daysBetween(egg.layDate, expectedHatchDay(egg))
  if (whole <= 0) return 1
  return Math.min(1, daysSinceLaid(egg.layDate, today) / whole)
}

/** Units a temperature is given in; it is kept in °C (EGG-Q05). */
export const temperatureUnits = ['C', 'F'] as const
export type TemperatureUnit = (typeof temperatureUnits)[number]

/** A temperature in °C: `toCelsius(88, 'F')` is 31.11 and a bit. */
export const toCelsius = (degrees: number, unit: TemperatureUnit): number =>
  unit === 'C' ? degrees : ((degrees - 32) * 5) / 9

/** A temperature in °C as a keeper reads it in their unit, to a tenth: `fromCelsius(31.1111, 'F')` is 88. */
export const fromCelsius = (celsius: number, unit: TemperatureUnit): number =>
  Math.round((unit === 'C' ? celsius : (celsius * 9) / 5 + 32) * 10) / 10

type Count = { readonly eggs: number; readonly incubating: number; readonly hatched: number }

/** The share of eggs that hatched among those whose end is known, from 0 to 1; null while none is. */
export const hatchRate = ({ eggs, incubating, hatched }: Count): number | null =>
  eggs > incubating ? hatched / (eggs - incubating) : null

/** An egg record as it may arrive: plain, or wrapped with an inner `eggs` object (EGG-07). */
export type MaybeWrapped<E extends object> = E | { readonly eggs: E }

/** The egg itself, however it arrived (EGG-07). */
export const plainEgg = <E extends object>(record: MaybeWrapped<E>): E =>
  'eggs' in record && typeof record.eggs === 'object' && record.eggs !== null
    ? (record.eggs as E)
    : (record as E)
