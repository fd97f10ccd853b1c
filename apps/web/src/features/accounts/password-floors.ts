import { passwordFloor, replacedPasswordFloor } from '@clutchbook/domain/accounts/accounts.rules'
import { findPageFact } from '../../shared/page-facts.ts'

/** The fewest characters of a first password, and of one that replaces another. */
export type PasswordFloors = { readonly first: number; readonly replaced: number }

/** The floors where the operator has set the given one, or none: theirs counts where it is the higher (ACC-Q05). */
export function floorsBy(setting: string | null): PasswordFloors {
  const operators = Number(setting ?? passwordFloor)
  const first = Number.isInteger(operators) ? Math.max(passwordFloor, operators) : passwordFloor
  return { first, replaced: Math.max(replacedPasswordFloor, first) }
}

/** The floors of this site, by which its forms judge as the server will. */
export const passwordFloors = (): PasswordFloors => floorsBy(findPageFact('password-min-length'))
