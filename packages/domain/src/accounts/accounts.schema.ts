import { z } from 'zod'
import { moment, recordId, textBy } from '../kernel/fields.ts'
import {
  accountLimits,
  emailProblem,
  nameProblem,
  passwordProblem,
  usernameProblem,
} from './accounts.rules.ts'

const username = textBy(usernameProblem, accountLimits.username)
const email = textBy((text) => emailProblem(text.trim()), accountLimits.email).transform((text) =>
  text.trim(),
)
/** Passwords are taken as typed: never trimmed, never cut. */
const password = textBy(passwordProblem(), accountLimits.password)
const name = textBy(nameProblem, accountLimits.name)
  .nullish()
  .transform((text) => text?.trim() || null)

export const credentials = z.object({
  username,
  password,
  rememberMe: z.boolean().default(false),
})

export const registration = z.object({
  username,
  email,
  name,
  password,
  /** Where the browser says it is, for reminders at the right hour. */
  timeZone: z.string().max(64).optional(),
})

/** The signed-in keeper as they see themselves; never holds a secret (ACC-17, ACC-101). */
export const currentUser = z.object({
  id: recordId,
  username: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  profileImage: z.string().nullable(),
  plan: z.enum(['free', 'pro']),
  isAdmin: z.boolean(),
  timeZone: z.string(),
  createdAt: moment,
})

export type Credentials = z.output<typeof credentials>
export type Registration = z.output<typeof registration>
export type CurrentUser = z.output<typeof currentUser>
