import { eggNumbersFrom } from '@clutchbook/domain/eggs/egg-numbers.rules'
import { dayOrderProblem, eggLimits, eggMessages } from '@clutchbook/domain/eggs/eggs.rules'
import { parseAmount } from '@clutchbook/domain/kernel/amount'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { rulesOf } from '../../shared/forms/record-form.ts'
import { eggFormTexts as texts } from './egg-form.texts.ts'
import { type EggFormValues, eggFormFields, isPlausible, typedCelsius, typedDays } from './egg-form-values.ts'

const rules = rulesOf(eggFormFields)

/** What a form is for: one new egg, a whole clutch, or an egg that is there already. */
export type EggFormKind = 'egg' | 'clutch' | 'edit'

type Problems = Partial<Record<keyof EggFormValues, string>>

/** How many eggs are typed: a whole number of 1 or more, or null. */
export function typedCount(text: string): number | null {
  const count = text.trim() === '' ? null : Number(text)
  return count !== null && Number.isInteger(count) && count >= 0 ? count : null
}

/** What is wrong with a typed egg, by field, in the words the server refuses with; `today` is the keeper's day. */
export function eggFormProblems(values: EggFormValues, kind: EggFormKind, today: CivilDay): Problems {
  const problems = {
    ...(kind === 'clutch' ? clutchProblems(values) : {}),
    ...numberProblem(values),
    ...dayProblems(values, today),
    ...warmthProblems(values),
    incubationDays:
      values.incubationDays.trim() === '' || typedDays(values.incubationDays) !== null
        ? null
        : eggMessages.incubationDays,
    position: rules.position(values.position),
    massGrams: massProblem(values.massGrams),
    notes: rules.notes(values.notes),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}

const numberProblem = ({ eggNumber }: EggFormValues): { eggNumber?: string } => {
  const eggNumberIs = rules.eggNumber(eggNumber)
  return eggNumberIs ? { eggNumber: eggNumberIs } : {}
}

function clutchProblems({ count: typed, eggNumber }: EggFormValues): Problems {
  const count = typedCount(typed)
  if (count === null) return { count: texts.countMissing }
  if (count < 1) return { count: texts.countTooSmall }
  if (count > eggLimits.clutch) return { count: texts.countTooLarge }
  return eggNumber.trim() !== '' && eggNumbersFrom(eggNumber.trim(), count) === null
    ? { eggNumber: texts.notCountable }
    : {}
}

function dayProblems({ layDate, dueDate, hatchDate }: EggFormValues, today: CivilDay): Problems {
  if (layDate === null) return { layDate: eggMessages.layDate }
  const order = dayOrderProblem({ layDate, dueDate, hatchDate })
  if (order) return { [order.field]: order.message }
  return hatchDate !== null && hatchDate > today ? { hatchDate: eggMessages.hatchInFuture } : {}
}

/** A decimal comma is read as well, as in the other amounts of this form. */
function massProblem(typed: string): string | null {
  const grams = parseAmount(typed.trim())
  const isMass = typed.trim() === '' || (grams !== null && grams <= eggLimits.massGrams)
  return isMass ? null : eggMessages.massGrams
}

function warmthProblems(values: EggFormValues): Problems {
  const celsius = typedCelsius(values)
  const humidity = parseAmount(values.humidity.trim())
  const isWarm = values.temperature.trim() === '' || (celsius !== null && isPlausible(celsius))
  const isMoist = values.humidity.trim() === '' || (humidity !== null && humidity <= 100)
  return {
    ...(isWarm ? {} : { temperature: eggMessages.temperature }),
    ...(isMoist ? {} : { humidity: eggMessages.humidity }),
  }
}
