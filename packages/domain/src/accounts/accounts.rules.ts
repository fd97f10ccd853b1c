import type { TextRule } from '../kernel/fields.ts'

/** Longest texts an account keeps, in characters (ACC-Q20). */
export const accountLimits = { username: 40, name: 80, email: 254, password: 200 } as const

/** The floor for passwords at registration and sign-in (ACC-12); an operator may raise it for new ones. */
export const passwordFloor = 4

/** The floor where a password is replaced by another (ACC-53); an operator may raise it. */
export const replacedPasswordFloor = 6

/** A session whose sign-in is older than this, in hours, signs in again before what can't be undone (ACC-Q16). */
export const recentSignInHours = 24

/** Within so many minutes of a sign-in the password counts as just given, when the e-mail address is changed (R36). */
export const freshSignInMinutes = 15

/** How long a link to choose a new password works, in minutes (ACC-93). */
export const resetLinkMinutes = 60

/** How long a link that proves an e-mail address works, in days (ACC-90). */
export const verificationLinkDays = 3

/** Characters that nobody sees: a name that has one reads like another name that has none. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A username as typed; spaces inside are allowed, around it not. */
export const usernameProblem: TextRule = (username) => {
  if (unseen.test(username)) return 'Username cannot have invisible characters'
  if (username !== username.trim()) return 'Username cannot have leading or trailing spaces'
  if (username.length < 3) return 'Username must be at least 3 characters'
  if (username.length > accountLimits.username)
    return `Username must be at most ${accountLimits.username} characters`
  return null
}

/** A password as typed, against the given floor. */
export const passwordProblem =
  (floor: number = passwordFloor): TextRule =>
  (password) => {
    if (password.length < floor) return `Password must be at least ${floor} characters`
    if (password.length > accountLimits.password)
      return `Password must be at most ${accountLimits.password} characters`
    return null
  }

/** A password that replaces another, against the given floor; the words are those of the settings dialog (ACC-53). */
export const replacedPasswordProblem =
  (floor: number = replacedPasswordFloor): TextRule =>
  (password) => {
    if (password.length < floor) return `Password must be at least ${floor} characters long`
    return passwordProblem(floor)(password)
  }

const emailShape = /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\].]+(\.[^\s@"<>(),;:\\[\].]+)+$/

/** An e-mail address as typed. Only its shape is judged; that it is someone's own is proved by a mail. */
export const emailProblem: TextRule = (email) =>
  email.length <= accountLimits.email && emailShape.test(email) && !unseen.test(email)
    ? null
    : 'Please enter a valid email'

/** An optional display name on one line: nothing is fine, one letter is not. */
export const nameProblem: TextRule = (name) => {
  const length = name.trim().length
  if (length === 1) return 'Name must be at least 2 characters when provided'
  if (length > accountLimits.name) return `Name must be at most ${accountLimits.name} characters`
  return /\p{Cc}/u.test(name) ? 'Please remove the invisible control characters' : null
}

/** The form under which a username or an e-mail address is unique: without regard to case (ACC-98, ACC-Q09). */
export const accountKey = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Words that could pass for the product or its operator. */
const reserved = new Set(['admin', 'administrator', 'root', 'system', 'support', 'clutchbook', 'moderator'])

/** Letters and digits that look like a Latin letter: Greek, Cyrillic, small capitals and the usual digit spellings. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  т: 't',
  м: 'm',
  н: 'h',
  к: 'k',
  ԁ: 'd',
  һ: 'h',
  ո: 'n',
  п: 'n',
  α: 'a',
  ο: 'o',
  ι: 'i',
  ν: 'v',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  κ: 'k',
  χ: 'x',
  ɑ: 'a',
  ı: 'i',
  ⅿ: 'm',
  ɡ: 'g',
  ᴀ: 'a',
  ʙ: 'b',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ɪ: 'i',
  ᴋ: 'k',
  ʟ: 'i',
  ᴍ: 'm',
  ɴ: 'n',
  ᴏ: 'o',
  ᴘ: 'p',
  ʀ: 'r',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
  ʜ: 'h',
  ʏ: 'y',
  đ: 'd',
  ð: 'd',
  ɗ: 'd',
  ø: 'o',
  ł: 'i',
  ŧ: 't',
  ꭰ: 'd',
}

/** A name reduced to what the eye reads: no accents, no separators, look-alikes as Latin letters. */
function eyeForm(text: string): string {
  const bare = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{C}\p{Z}\p{P}\p{S}]/gu, (mark) => (mark in lookalikes ? mark : ''))
  const read = Array.from(bare, (letter) => lookalikes[letter] ?? letter).join('')
  // Side by side these two pass for one letter.
  return read.replaceAll('rn', 'm')
}

const reservedForms = new Set(Array.from(reserved, eyeForm))

/** Whether a name is, or looks like, one that only the operator may use (ACC-98): 'Admin', 'ａdmin', 'аdmin', 'adm1n'. */
export const isReservedName = (username: string): boolean => reservedForms.has(eyeForm(username))

/** The name shown for a keeper (ACC-71). */
export const displayName = (user: { name: string | null }): string => user.name || 'User'

/** Two letters for an avatar without a picture (ACC-72). */
export const initials = (user: { name: string | null }): string =>
  user.name ? Array.from(user.name.trim()).slice(0, 2).join('').toUpperCase() : 'RT'
