import { replacedPasswordProblem } from '@clutchbook/domain/accounts/accounts.rules'
import { settingsTexts } from './settings.texts.ts'

const { password: texts } = settingsTexts

export type PasswordFields = { current: string; replacement: string; confirmation: string }

/** The fields in the order in which they stand. */
export const passwordFields = ['current', 'replacement', 'confirmation'] as const

/** What is wrong with a filled-in form, for a message and at its field. */
export type PasswordRefusal = { title: string; text: string; field: keyof PasswordFields }

/**
 * Why a change of the password can't be sent, or null: empty fields first, then the repetition, then the length against
 * the floor of this site.
 */
export function passwordRefusal(fields: PasswordFields, floor: number): PasswordRefusal | null {
  const empty = passwordFields.find((field) => fields[field] === '')
  if (empty) return { ...texts.missing, field: empty }
  const { replacement, confirmation } = fields
  if (replacement !== confirmation) return { ...texts.different, field: 'confirmation' }
  const weak = replacedPasswordProblem(floor)(replacement)
  const tooShort = replacement.length < floor
  if (!weak) return null
  return { title: tooShort ? texts.short : texts.failed.title, text: weak, field: 'replacement' }
}
