import { fieldParts } from '../../shared/forms/merged-fields.ts'
import type { FormPart } from '../../shared/forms/three-way-merge.ts'
import { BoxName } from '../incubation/public/box-field.tsx'
import { type ClutchValues, clutchFormFields } from './clutch-form.ts'
import { clutchFormTexts as texts } from './clutches.texts.ts'

/** What of a clutch is decided part by part where it was changed elsewhere too (R13). */
export const clutchParts: readonly FormPart<ClutchValues>[] = fieldParts(clutchFormFields, {
  boxId: ({ boxId }) => (boxId === null ? texts.noBox : <BoxName id={boxId} />),
})
