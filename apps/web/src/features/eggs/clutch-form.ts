import { clutchFields } from '@clutchbook/domain/clutches/clutches.fields'
import type { ClutchKind } from '@clutchbook/domain/clutches/clutches.rules'
import { fromCelsius } from '@clutchbook/domain/eggs/eggs.rules'
import { parseAmount } from '@clutchbook/domain/kernel/amount'
import { type FormOf, formNamesOf, formOf, rulesOf } from '../../shared/forms/record-form.ts'
import type { ClutchChange } from './clutch-changes.queries.ts'
import type { WholeClutch } from './clutches.queries.ts'
import { countProblems, countsOf } from './litter-form.ts'

const { code, layDate, layDateSpread, medium, massGrams, temperature, temperatureUnit, humidity, notes } =
  clutchFields
const { liveCount, stillbornCount, slugCount } = clutchFields
const { isOutsideForms: _, ...boxId } = clutchFields.boxId

/** What of a clutch is changed in its form, in its order; parents and project follow from where it was laid. */
export const clutchFormFields = {
  ...{ code, layDate, layDateSpread, liveCount, stillbornCount, slugCount, medium, massGrams, boxId },
  ...{ temperature, temperatureUnit, humidity, notes },
}

export type ClutchValues = FormOf<typeof clutchFormFields>

export const clutchFormNames = formNamesOf(clutchFormFields)

const rules = rulesOf(clutchFormFields)

/** The rules of the form by field, in the words that the server refuses with; what a litter counts in all is told at the first count. */
export const clutchRules = (kind: ClutchKind) => ({
  ...rules,
  liveCount: (live: string, values: ClutchValues) =>
    kind === 'litter' ? (countProblems(values).liveCount ?? null) : rules.liveCount(live),
})

/** A clutch as its form shows it, its temperature in the unit it was given in. */
export const clutchValuesOf = (clutch: WholeClutch): ClutchValues => ({
  ...formOf(clutchFormFields, { ...clutch, slugCount: clutch.sluggedCount }),
  temperature:
    clutch.temperature === null ? '' : String(fromCelsius(clutch.temperature, clutch.temperatureUnit)),
})

function youngOf(values: ClutchValues): ClutchChange {
  const { live, stillborn, slugs } = countsOf(values)
  return { liveCount: live, stillbornCount: stillborn, slugs }
}

const amount = (typed: string): number | null => parseAmount(typed.trim())

/** The form as it is sent; young are counted of a litter alone. */
export const clutchBodyOf = (values: ClutchValues, kind: ClutchKind): ClutchChange => ({
  ...(kind === 'litter' ? youngOf(values) : { boxId: values.boxId }),
  ...{ code: values.code, layDate: values.layDate ?? '', medium: values.medium, notes: values.notes },
  layDateSpread: amount(values.layDateSpread) ?? 0,
  massGrams: amount(values.massGrams),
  temperature: amount(values.temperature),
  temperatureUnit: values.temperatureUnit,
  humidity: amount(values.humidity),
})
