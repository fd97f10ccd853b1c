import { z } from 'zod'
import { isDayPattern } from '../kernel/civil-day.ts'
import { moment, recordId, textBy } from '../kernel/fields.ts'
import { knownTimeZone } from '../kernel/time-zone.ts'
import {
  accountLimits,
  emailProblem,
  nameProblem,
  passwordProblem,
  replacedPasswordProblem,
  usernameProblem,
} from './accounts.rules.ts'

const username = textBy(usernameProblem, accountLimits.username)
const email = textBy((text) => emailProblem(text.trim()), accountLimits.email).transform((text) =>
  text.trim(),
)
/** Passwords are taken as typed: never trimmed, never cut. */
const password = textBy(passwordProblem(), accountLimits.password)
const replacedPassword = textBy(replacedPasswordProblem(), accountLimits.password)
const nameText = textBy(nameProblem, accountLimits.name)
const trimmedOrNull = (text: string | null | undefined): string | null => text?.trim() || null
const name = nameText.nullish().transform(trimmedOrNull)
/** A word from a mailed link; anything that is none is answered like an expired one. */
const token = z.string('The link is not complete').max(200, 'The link is not complete')

const unknownDayPattern = 'Please write a day as DD, MM and YYYY in any order, such as DD.MM.YYYY'
const unknownTimeZone = 'Please choose a time zone by its name, such as Europe/Paris'

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

/** What a keeper changes about themselves; absent fields stay as they are (ACC-43, ACC-Q11). */
export const profileChange = z.object({
  name: nameText.nullable().transform(trimmedOrNull).optional(),
  email: email.optional(),
  /** Asked for with another address, unless the sign-in has only just been. */
  currentPassword: z.string().max(accountLimits.password).optional(),
  /** A data URL, an address that the product gave out, or null for none. */
  profileImage: z.string().nullable().optional(),
  /** Where the keeper's clock is, by its name as in 'Europe/Paris'; reminders come by it. */
  timeZone: z
    .string()
    .max(64, unknownTimeZone)
    .refine((zone) => knownTimeZone(zone) !== null, unknownTimeZone)
    .optional(),
  /** How the keeper reads days, as in 'DD.MM.YYYY': on every device, in the bell and in reminders by mail (U15). */
  dayPattern: z.string().refine(isDayPattern, unknownDayPattern).optional(),
})

export const passwordChange = z.object({
  currentPassword: z.string('Please fill in all password fields').max(accountLimits.password),
  newPassword: replacedPassword,
})

export const forgottenPassword = z.object({ email })

export const passwordReset = z.object({ token, newPassword: replacedPassword })

export const emailVerification = z.object({ token })

/** One open session of the keeper's own, as they see it in a list. */
export const ownSession = z.object({
  id: recordId,
  /** Browser and system in a few words, such as "Firefox on Linux". */
  device: z.string(),
  createdAt: moment,
  /** Noted every quarter of an hour at most. */
  lastSeenAt: moment,
  isCurrent: z.boolean(),
})

/** What the temporary login asks for (ACC-78). */
export const temporaryCredentials = z.object({
  username: z.string('Username is required').min(1, 'Username is required').max(accountLimits.username),
  password: z.string('Password is required').min(1, 'Password is required').max(accountLimits.password),
})

/** A sample account of the temporary login, password included: it exists for tests only. */
export const sampleAccount = z.object({
  username: z.string(),
  password: z.string(),
  description: z.string(),
})

/** What a keeper shows to others. With the account they are told as they were set; sharing tells whose time is over. */
export const sharingSettings = z.object({
  /** Whether anyone may open the profile. */
  profile: z.boolean(),
  /** Whether anyone may open the collection, with every animal that isn't archived. */
  collection: z.boolean(),
  /** Whether other keepers find this one in the directory. */
  directory: z.boolean(),
})

/** The signed-in keeper as they see themselves; never holds a secret (ACC-17, ACC-101). */
export const currentUser = z.object({
  id: recordId,
  username: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  name: z.string().nullable(),
  profileImage: z.string().nullable(),
  plan: z.enum(['free', 'pro']),
  isAdmin: z.boolean(),
  timeZone: z.string(),
  /** How they read days, as in 'DD.MM.YYYY'. */
  dayPattern: z.string(),
  sharing: sharingSettings,
  createdAt: moment,
})

export type Credentials = z.output<typeof credentials>
export type Registration = z.output<typeof registration>
export type ProfileChange = z.output<typeof profileChange>
export type PasswordChange = z.output<typeof passwordChange>
export type PasswordReset = z.output<typeof passwordReset>
export type OwnSession = z.output<typeof ownSession>
export type TemporaryCredentials = z.output<typeof temporaryCredentials>
export type SampleAccount = z.output<typeof sampleAccount>
export type CurrentUser = z.output<typeof currentUser>
