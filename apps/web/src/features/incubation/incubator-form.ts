import { fromCelsius, toCelsius } from '@clutchbook/domain/eggs/eggs.rules'
import { boxFields, incubatorFields } from '@clutchbook/domain/incubation/incubators.fields'
import {
  incubatorLimits,
  incubatorMessages,
  limitProblems,
} from '@clutchbook/domain/incubation/incubators.rules'
import { parseAmount } from '@clutchbook/domain/kernel/amount'
import { emptyFormOf, type FormOf, formNamesOf, formOf, rulesOf } from '../../shared/forms/record-form.ts'
import type { BoxChange, NewBox, NewIncubator } from './incubator-changes.queries.ts'
import type { Box, Incubator } from './incubators.queries.ts'

export type IncubatorValues = FormOf<typeof incubatorFields>
export type BoxValues = FormOf<typeof boxFields>

export const incubatorNames = formNamesOf(incubatorFields)
export const boxNames = formNamesOf(boxFields)

const heats = ['temperature', 'lowTemperature', 'highTemperature'] as const

const amount = (typed: string): number | null => (typed.trim() === '' ? null : parseAmount(typed.trim()))

/** An incubator as its form shows it, temperatures in the unit they were given in; null is a new one. */
export function incubatorValuesOf(incubator: Incubator | null): IncubatorValues {
  if (incubator === null) return emptyFormOf(incubatorFields)
  const { temperatureUnit: unit } = incubator
  const warm = heats.map((name) => {
    const celsius = incubator[name]
    return [name, celsius === null ? '' : String(fromCelsius(celsius, unit))]
  })
  return { ...formOf(incubatorFields, incubator), ...Object.fromEntries(warm) }
}

const rules = rulesOf(incubatorFields)

/** What is judged as it is typed; temperatures are in their unit. */
const judged = [
  ...(['name', 'humidity', 'lowHumidity', 'highHumidity'] as const),
  ...(['graceMinutes', 'silentMinutes', 'capacity'] as const),
]

/** A typed temperature in °C; null where there is none. */
const celsiusOf = (typed: string, unit: IncubatorValues['temperatureUnit']): number | null => {
  const degrees = amount(typed)
  return degrees === null ? null : toCelsius(degrees, unit)
}

function heatProblems(values: IncubatorValues): Record<string, string> {
  const { min, max } = incubatorLimits.temperature
  return Object.fromEntries(
    heats.flatMap((name) => {
      if (values[name].trim() === '') return []
      const celsius = celsiusOf(values[name], values.temperatureUnit)
      const isRight = celsius !== null && celsius >= min && celsius <= max
      return isRight ? [] : [[name, incubatorMessages.temperature]]
    }),
  )
}

/** What is wrong with the form of an incubator, by field, in the words that the server refuses with (CLU-20). */
export function incubatorProblems(values: IncubatorValues): Record<string, string> {
  const typed = judged.flatMap((name) => {
    const problem = rules[name](values[name])
    return problem ? [[name, problem]] : []
  })
  const { temperatureUnit: unit, lowTemperature, highTemperature, lowHumidity, highHumidity } = values
  const crossed = limitProblems({
    ...{ lowTemperature: celsiusOf(lowTemperature, unit), highTemperature: celsiusOf(highTemperature, unit) },
    ...{ lowHumidity: amount(lowHumidity), highHumidity: amount(highHumidity) },
  })
  return { ...crossed, ...Object.fromEntries(typed), ...heatProblems(values) }
}

/** The form as it is sent. */
export const incubatorBodyOf = (values: IncubatorValues): NewIncubator => ({
  ...{ name: values.name, temperatureUnit: values.temperatureUnit, placeId: values.placeId },
  ...{ temperature: amount(values.temperature), humidity: amount(values.humidity) },
  ...{ lowTemperature: amount(values.lowTemperature), highTemperature: amount(values.highTemperature) },
  ...{ lowHumidity: amount(values.lowHumidity), highHumidity: amount(values.highHumidity) },
  graceMinutes: amount(values.graceMinutes) ?? incubatorLimits.graceMinutes.usual,
  ...{ silentMinutes: amount(values.silentMinutes), capacity: amount(values.capacity) },
})

/** A box as its form shows it; a new one is of the incubator that is looked at. */
export const boxValuesOf = (box: Box | null, incubatorId: number): BoxValues =>
  box === null ? { ...emptyFormOf(boxFields), incubatorId } : formOf(boxFields, box)

const boxRules = rulesOf(boxFields)

/** What is wrong with the form of a box, by field. */
export function boxProblems({ name, capacity }: BoxValues): Record<string, string> {
  const [nameProblem, capacityProblem] = [boxRules.name(name), boxRules.capacity(capacity)]
  return {
    ...(nameProblem && { name: nameProblem }),
    ...(capacityProblem && { capacity: capacityProblem }),
  }
}

/** The form of a new box as it is sent. */
export const newBoxOf = ({ name, capacity }: Pick<BoxValues, 'name' | 'capacity'>): NewBox => ({
  name,
  capacity: amount(capacity),
})

/** The form of a box that is there as it is sent. */
export const boxChangeOf = ({ incubatorId, ...values }: BoxValues): BoxChange => ({
  ...newBoxOf(values),
  ...(incubatorId !== null && { incubatorId }),
})
