import { projectFields } from '@clutchbook/domain/breeding/breeding.fields'
import { fieldParts } from '../../shared/forms/merged-fields.ts'
import type { FormPart } from '../../shared/forms/three-way-merge.ts'
import { AnimalName } from '../collection/public/animal-name.tsx'
import { projectFormTexts } from './project-form.texts.ts'
import type { ProjectFormValues } from './project-form-values.ts'

const { goneShort } = projectFormTexts

/** What of a project is decided part by part where it was changed elsewhere too, in the order of the form. */
export const projectParts: readonly FormPart<ProjectFormValues>[] = fieldParts(projectFields, {
  maleId: ({ maleId }) => <AnimalName id={maleId} none={goneShort} />,
  femaleId: ({ femaleId }) => <AnimalName id={femaleId} none={goneShort} />,
})
