import { type ProjectStatus, projectDefaults } from '@clutchbook/domain/breeding/breeding.rules'
import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { NewProjectBody, ProjectChangeBody } from './breeding.queries.ts'

/** The project form as it is typed: texts are never null, days are `YYYY-MM-DD`. */
export type ProjectFormValues = {
  name: string
  maleId: number | null
  femaleId: number | null
  startDate: CivilDay | null
  status: ProjectStatus
  nextClutchDate: CivilDay | null
  expectedLayDate: CivilDay | null
  projectCode: string
  notes: string
}

/** An empty form with the defaults of a new project (BRD-08 to BRD-11). */
export const newProjectValues = (today: CivilDay): ProjectFormValues => ({
  name: '',
  maleId: null,
  femaleId: null,
  projectCode: '',
  notes: '',
  ...projectDefaults(today),
})

/** A stored project as the form shows it. */
export const projectValuesOf = (project: Project): ProjectFormValues => ({
  name: project.name,
  maleId: project.maleId,
  femaleId: project.femaleId,
  startDate: project.startDate,
  status: project.status,
  nextClutchDate: project.nextClutchDate,
  expectedLayDate: project.expectedLayDate,
  projectCode: project.projectCode ?? '',
  notes: project.notes ?? '',
})

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
