import { hatchlingName, hatchlingNote } from '@clutchbook/domain/eggs/hatchling.rules'
import { formTexts } from './animal-form.texts.ts'
import { type AnimalFormValues, emptyAnimalForm } from './animal-form-values.ts'
import type { AnimalPrefill } from './animal-prefill.ts'

/** The name of a hatchling (COL-85); nothing where neither its producer nor its egg is known. */
const nameOf = ({ producedBy = '', eggNumber = '' }: AnimalPrefill): string =>
  producedBy || eggNumber ? hatchlingName(producedBy, eggNumber) : ''

/** The form of a new animal with what an egg tells filled in (COL-85 to COL-88). */
export function prefilledForm(prefill: AnimalPrefill): AnimalFormValues {
  const { fromEgg = false, eggNumber, hatchDate } = prefill
  return {
    ...emptyAnimalForm,
    name: nameOf(prefill),
    species: prefill.species ?? '',
    dateOfBirth: hatchDate ?? null,
    source: prefill.source ?? (fromEgg ? formTexts.bred : ''),
    producedBy: prefill.producedBy ?? '',
    fatherId: prefill.fatherId ?? null,
    motherId: prefill.motherId ?? null,
    fatherName: prefill.fatherName ?? '',
    motherName: prefill.motherName ?? '',
    fatherMorph: prefill.fatherMorph ?? '',
    motherMorph: prefill.motherMorph ?? '',
    notes: fromEgg && eggNumber ? hatchlingNote(eggNumber) : '',
  }
}
