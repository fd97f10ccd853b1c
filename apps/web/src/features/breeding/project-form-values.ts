import { projectFields } from '@clutchbook/domain/breeding/breeding.fields'
import { projectDefaults } from '@clutchbook/domain/breeding/breeding.rules'
import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { emptyFormOf, type FormOf, formOf } from '../../shared/forms/record-form.ts'
import type { NewProjectBody, ProjectChangeBody } from './project-changes.queries.ts'

/** The project form as it is typed. */
export type ProjectFormValues = FormOf<typeof projectFields>

/** The two animals of a project that is to be. */
export type NewPair = Pick<NewProjectBody, 'maleId' | 'femaleId'>

/** An empty form with the defaults of a new project (BRD-08 to BRD-11), and with a pair that was chosen elsewhere. */
export const newProjectValues = (today: CivilDay, pair?: NewPair): ProjectFormValues => ({
  ...emptyFormOf(projectFields),
  ...projectDefaults(today),
  ...pair,
})

/** A stored project as the form shows it. */
export const projectValuesOf = (project: Project): ProjectFormValues => formOf(projectFields, project)

/** What is sent for a changed project. */
export const projectChangeOf = (values: ProjectFormValues): ProjectChangeBody => ({
  ...values,
  startDate: values.startDate ?? '',
})

/** What is sent for a new project, or null where the pair is not complete: the form's rules let that pass for no new one. */
export function newProjectBodyOf(values: ProjectFormValues): NewProjectBody | null {
  const { maleId, femaleId, startDate } = values
  if (maleId === null || femaleId === null) return null
  return { ...values, maleId, femaleId, startDate: startDate ?? '' }
}
