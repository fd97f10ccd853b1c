import { suggestedEggNumber } from '@clutchbook/domain/eggs/egg-numbers.rules'
import { eggFields } from '@clutchbook/domain/eggs/eggs.fields'
import {
  eggLimits,
  fromCelsius,
  suggestedDueDate,
  type TemperatureUnit,
  toCelsius,
} from '@clutchbook/domain/eggs/eggs.rules'
import type { Egg } from '@clutchbook/domain/eggs/eggs.schema'
import { suggestedIncubation } from '@clutchbook/domain/eggs/incubation.rules'
import { parseAmount } from '@clutchbook/domain/kernel/amount'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { emptyFormOf, type FormOf, formOf } from '../../shared/forms/record-form.ts'

/** A field that other forms leave out. */
const inForm = <Of extends { isOutsideForms: true }>({ isOutsideForms: _, ...field }: Of) => field

/** What the form of an egg holds: with it where the egg lies and what it weighs, which an egg that is there alone is asked for. */
export const eggFormFields = {
  ...eggFields,
  boxId: inForm(eggFields.boxId),
  position: inForm(eggFields.position),
  massGrams: inForm(eggFields.massGrams),
  isTopMarked: inForm(eggFields.isTopMarked),
}

/** An egg, or a clutch of them, as it is typed. */
export type EggFormValues = FormOf<typeof eggFormFields> & {
  /** How many eggs are added at once; used by a clutch alone, whose `eggNumber` is that of its first egg. */
  count: string
}

/** The fields that follow others until the keeper types in them (EGG-10, EGG-Q04). */
const suggestedFields = ['eggNumber', 'incubationDays', 'dueDate'] as const
export type Typed = Readonly<Record<(typeof suggestedFields)[number], boolean>>

export const nothingTyped: Typed = { eggNumber: false, incubationDays: false, dueDate: false }

type Start = { today: CivilDay; projectId: number | null; temperatureUnit: TemperatureUnit; count: string }

/** The form of new eggs. Days in the incubator are suggested until they are typed. */
export const emptyEggForm = ({ today, projectId, temperatureUnit, count }: Start): EggFormValues => ({
  ...emptyFormOf(eggFormFields),
  breedingProjectId: projectId,
  count,
  layDate: today,
  incubationDays: '',
  temperatureUnit,
})

/** A stored egg as the form shows it, its temperature in the unit it was given in. */
export const eggFormValuesOf = (egg: Egg): EggFormValues => ({
  ...formOf(eggFormFields, egg),
  count: '1',
  temperature: egg.temperature === null ? '' : String(fromCelsius(egg.temperature, egg.temperatureUnit)),
})

/** These fields were typed in as well: from then on they follow no other. */
export const withTypedFields = (typed: Typed, fields: readonly string[]): Typed => {
  const now = suggestedFields.filter((field) => fields.includes(field))
  return { ...typed, ...Object.fromEntries(now.map((field) => [field, true])) }
}

/** A stored egg keeps its number and days; its due date follows on only where it followed before. */
export const typedOf = ({ layDate, dueDate, incubationDays }: Egg): Typed => ({
  eggNumber: true,
  incubationDays: true,
  dueDate: dueDate !== suggestedDueDate(layDate, incubationDays),
})

/** The same of a form that is opened with what was typed before: what says something else than it would begin with was typed. */
export const typedAgain = (typed: Typed, first: EggFormValues, values: EggFormValues): Typed => ({
  eggNumber: typed.eggNumber || values.eggNumber !== first.eggNumber,
  incubationDays: typed.incubationDays || values.incubationDays !== first.incubationDays,
  dueDate: typed.dueDate || values.dueDate !== first.dueDate,
})

/** Days in the incubator as typed: a whole number in bounds, or null. */
export function typedDays(text: string): number | null {
  const days = text.trim() === '' ? null : Number(text)
  return days !== null && Number.isInteger(days) && days >= 1 && days <= eggLimits.incubationDays
    ? days
    : null
}

/** A typed temperature in °C; null where there is none, or where it is no number. */
export function typedCelsius({
  temperature,
  temperatureUnit,
}: Pick<EggFormValues, 'temperature' | 'temperatureUnit'>) {
  const degrees = parseAmount(temperature.trim())
  return degrees === null ? null : toCelsius(degrees, temperatureUnit)
}

export const isPlausible = (celsius: number): boolean =>
  celsius >= eggLimits.temperature.min && celsius <= eggLimits.temperature.max

type Known = {
  /** The numbers of the project's eggs. */
  numbers: readonly string[]
  species: string | null
}

/** The form with what the keeper left to it filled in from the rest. */
export function withSuggestions(
  values: EggFormValues,
  typed: Typed,
  { numbers, species }: Known,
): EggFormValues {
  const celsius = typedCelsius(values)
  const warmth = celsius !== null && isPlausible(celsius) ? celsius : null
  const incubationDays = typed.incubationDays
    ? values.incubationDays
    : String(suggestedIncubation(species, warmth).days)
  const days = typedDays(incubationDays)
  const due = values.layDate !== null && days !== null ? suggestedDueDate(values.layDate, days) : null
  return {
    ...values,
    eggNumber: typed.eggNumber ? values.eggNumber : suggestedEggNumber(numbers),
    incubationDays,
    dueDate: typed.dueDate ? values.dueDate : due,
  }
}

/** A temperature in another unit; a number that makes no sense in the old one was meant in the new one all along. */
export function inUnit(values: EggFormValues, temperatureUnit: TemperatureUnit): EggFormValues {
  const celsius = typedCelsius(values)
  const temperature =
    celsius !== null && isPlausible(celsius)
      ? String(fromCelsius(celsius, temperatureUnit))
      : values.temperature
  return { ...values, temperature, temperatureUnit }
}
