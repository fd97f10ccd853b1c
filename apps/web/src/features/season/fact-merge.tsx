import { seasonFactFields } from '@clutchbook/domain/season/season-facts.fields'
import { fieldParts } from '../../shared/forms/merged-fields.ts'
import type { FormPart } from '../../shared/forms/three-way-merge.ts'
import { AnimalName } from '../collection/public/animal-name.tsx'
import type { FactValues } from './fact-form-values.ts'
import { seasonTexts as texts } from './season.texts.ts'

/** What of a fact is decided part by part where it was changed elsewhere too, in the order of the form. */
export const factParts: readonly FormPart<FactValues>[] = fieldParts(seasonFactFields, {
  kind: ({ kind }) => texts.kinds[kind],
  maleId: ({ maleId }) => <AnimalName id={maleId} none={texts.form.ofVisit} />,
})
