import {
  amountProblem,
  animalLimits,
  animalNameProblem,
  birthProblem,
  lengthProblem,
  priceProblem,
  speciesProblem,
} from '@clutchbook/domain/collection/collection.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { AnimalFormValues } from './animal-form-values.ts'

const text = lengthProblem(animalLimits.text)

/**
 * The rules of the form by field, in the words the server refuses with (COL-128).
 * `today` is asked when a rule runs, for a form may stay open past midnight.
 */
export const animalFormRules = (today: () => CivilDay) => ({
  name: animalNameProblem,
  species: speciesProblem,
  morph: text,
  dateOfBirth: (day: CivilDay | null) => (day === null ? null : birthProblem(day, today())),
  weight: amountProblem,
  length: text,
  customId: text,
  source: text,
  producedBy: text,
  // A price out of sight is no reason to refuse the form (COL-78).
  price: (price: string, { priceStatus }: AnimalFormValues) =>
    priceStatus === 'For Sale' ? priceProblem(price) : null,
  contactInfo: text,
  notes: lengthProblem(animalLimits.notes),
  fatherName: text,
  motherName: text,
  fatherMorph: text,
  motherMorph: text,
  fatherSource: text,
  motherSource: text,
  fatherProducedBy: text,
  motherProducedBy: text,
})
