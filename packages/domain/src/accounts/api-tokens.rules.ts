import type { TextRule } from '../kernel/fields.ts'

/** What each personal token begins with, so that people and programs that look for lost secrets know one by sight. */
export const tokenPrefix = 'clb_'

/** How many tokens that work a keeper may have. */
export const mostTokens = 20

/** The longest name of a token, in characters. */
export const tokenNameLimit = 60

/** For how many days a token may be made; one may also be made to work until it is revoked. */
export const tokenDays = [30, 90, 365] as const
export type TokenDays = (typeof tokenDays)[number]

/** For how many days an ended token stays in its keeper's list, who may wonder why a program no longer gets in. */
export const endedTokenDays = 30

/** Whether a token has ended at a moment. */
export const hasEnded = ({ endsAt }: { endsAt: string | null }, now: Date): boolean =>
  endsAt !== null && Date.parse(endsAt) <= now.getTime()

/** The name by which a keeper knows a token again, on one line. */
export const tokenNameProblem: TextRule = (name) => {
  const { length } = name.trim()
  if (length === 0) return 'Please give the token a name'
  if (length > tokenNameLimit) return `A token's name has at most ${tokenNameLimit} characters`
  return /\p{Cc}/u.test(name) ? 'Please remove the invisible control characters' : null
}
