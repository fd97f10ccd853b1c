import { fieldParts } from '../../shared/forms/field-parts.ts'
import type { FormPart } from '../../shared/forms/merge-parts.ts'
import { BoxName } from '../incubation/public/box-field.tsx'
import { type ClutchValues, clutchFormFields } from './clutch-form.ts'
import { clutchFormTexts as texts } from './clutches.texts.ts'

/** What of a clutch is decided part by part where it was changed elsewhere too (R13). */
export const clutchParts: readonly FormPart<ClutchValues>[] = fieldParts(clutchFormFields, {
  boxId: ({ boxId }) => (boxId === null ? texts.noBox : <BoxName id={boxId} />),
})
