import type { FormPart } from '../../shared/forms/merge-parts.ts'
import { partBuilders } from '../../shared/forms/part-builders.ts'
import { AnimalName } from '../collection/public/animal-name.tsx'
import { projectFormTexts } from './project-form.texts.ts'
import type { ProjectFormValues } from './project-form-values.ts'

const { fields: labels, goneShort } = projectFormTexts
const { text, day } = partBuilders<ProjectFormValues>()

const partner = (field: 'maleId' | 'femaleId', label: string): FormPart<ProjectFormValues> => ({
  label,
  fields: [field],
  show: ({ [field]: id }) => <AnimalName id={id} none={goneShort} />,
})

/** What of a project is decided part by part where it was changed elsewhere too, in the order of the form. */
export const projectParts: readonly FormPart<ProjectFormValues>[] = [
  text('name', labels.name),
  partner('maleId', labels.male),
  partner('femaleId', labels.female),
  day('startDate', labels.startDate),
  text('status', labels.status),
  day('expectedLayDate', labels.expectedLayDate),
  day('nextClutchDate', labels.nextClutchDate),
  text('projectCode', labels.projectCode),
  text('notes', labels.notes),
]
