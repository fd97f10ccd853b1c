import {
  projectLimits,
  projectMessages,
  projectNameProblem,
} from '@clutchbook/domain/breeding/breeding.rules'
import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { lengthProblem } from '@clutchbook/domain/kernel/record-fields'
import { projectFormTexts as texts } from './project-form.texts.ts'
import type { ProjectFormValues } from './project-form-values.ts'

/** The fields in the order in which they stand. */
export const projectFields = [
  'name',
  'maleId',
  'femaleId',
  'startDate',
  'status',
  'expectedLayDate',
  'nextClutchDate',
  'projectCode',
  'notes',
] as const satisfies readonly (keyof ProjectFormValues)[]

/**
 * The rules of the form by field, in the words the server refuses with (BRD-13 to BRD-16). A partner may be missing
 * only where the stored project has lost it, for that animal was deleted.
 */
export const projectFormRules = (stored: Pick<Project, 'maleId' | 'femaleId'> | null) => ({
  name: projectNameProblem,
  maleId: (id: number | null) => (id === null && stored?.maleId !== null ? projectMessages.male : null),
  femaleId: (id: number | null) => (id === null && stored?.femaleId !== null ? projectMessages.female : null),
  startDate: (day: CivilDay | null) => (day === null ? projectMessages.startDate : null),
  projectCode: lengthProblem(projectLimits.code),
  notes: lengthProblem(projectLimits.notes),
})

/** What the message says when a form is refused before it is sent (BRD-18): of its first problem, in the form's order. */
export function refusalText(errors: Readonly<Record<string, unknown>>): string {
  const first = projectFields.find((field) => Boolean(errors[field]))
  if (first === 'name' && errors.name === projectMessages.name) return texts.invalid.name
  if (first === 'maleId') return texts.invalid.male
  if (first === 'femaleId') return texts.invalid.female
  return first === undefined ? '' : String(errors[first])
}
