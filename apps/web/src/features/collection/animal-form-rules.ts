import { animalFields } from '@clutchbook/domain/collection/collection.fields'
import { birthProblem, soldProblem } from '@clutchbook/domain/collection/collection.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { rulesOf } from '../../shared/forms/record-form.ts'
import { type AnimalFormValues, showsPrice, showsSale } from './animal-form-values.ts'

const rules = rulesOf(animalFields)

/**
 * The rules of the form by field, in the words the server refuses with (COL-128).
 * `today` is asked when a rule runs, for a form may stay open past midnight.
 */
export const animalFormRules = (today: () => CivilDay) => ({
  ...rules,
  dateOfBirth: (day: CivilDay | null) => (day === null ? null : birthProblem(day, today())),
  // As a price, it is not asked for out of sight.
  soldOn: (day: CivilDay | null, { priceStatus }: AnimalFormValues) =>
    day !== null && showsSale(priceStatus) ? soldProblem(day, today()) : null,
  // A price out of sight is no reason to refuse the form (COL-78).
  price: (price: string, { priceStatus }: AnimalFormValues) =>
    showsPrice(priceStatus) ? rules.price(price) : null,
})
