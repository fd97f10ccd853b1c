import { projectFields } from '@clutchbook/domain/breeding/breeding.fields'
import { projectMessages } from '@clutchbook/domain/breeding/breeding.rules'
import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import { formNamesOf, rulesOf } from '../../shared/forms/record-form.ts'
import { projectFormTexts as texts } from './project-form.texts.ts'

/** The fields in the order in which they stand. */
export const projectFieldNames = formNamesOf(projectFields)

const rules = rulesOf(projectFields)

/**
 * The rules of the form by field, in the words the server refuses with (BRD-13 to BRD-16). A partner may be missing
 * only where the stored project has lost it, for that animal was deleted.
 */
export const projectFormRules = (stored: Pick<Project, 'maleId' | 'femaleId'> | null) => ({
  ...rules,
  maleId: (id: number | null) => (stored?.maleId === null ? null : rules.maleId(id)),
  femaleId: (id: number | null) => (stored?.femaleId === null ? null : rules.femaleId(id)),
})

/** What the message says when a form is refused before it is sent (BRD-18): of its first problem, in the form's order. */
export function refusalText(errors: Readonly<Record<string, unknown>>): string {
  const first = projectFieldNames.find((field) => Boolean(errors[field]))
  if (first === 'name' && errors.name === projectMessages.name) return texts.invalid.name
  if (first === 'maleId') return texts.invalid.male
  if (first === 'femaleId') return texts.invalid.female
  return first === undefined ? '' : String(errors[first])
}
