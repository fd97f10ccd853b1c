import { animalFields } from '@clutchbook/domain/collection/collection.fields'
import { birthProblem } from '@clutchbook/domain/collection/collection.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { rulesOf } from '../../shared/forms/record-form.ts'
import { type AnimalFormValues, showsPrice } from './animal-form-values.ts'

const rules = rulesOf(animalFields)

/**
 * The rules of the form by field, in the words the server refuses with (COL-128).
 * `today` is asked when a rule runs, for a form may stay open past midnight.
 */
export const animalFormRules = (today: () => CivilDay) => ({
  ...rules,
  dateOfBirth: (day: CivilDay | null) => (day === null ? null : birthProblem(day, today())),
  // A price out of sight is no reason to refuse the form (COL-78).
  price: (price: string, { priceStatus }: AnimalFormValues) =>
    showsPrice(priceStatus) ? rules.price(price) : null,
})
