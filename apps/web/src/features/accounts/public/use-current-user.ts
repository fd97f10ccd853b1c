import type { CurrentUser } from '@clutchbook/domain/accounts/accounts.schema'
import { createContext, useContext } from 'react'

/**
 * The keeper whose pages are shown, as the shell read them: what is drawn inside it never sees that nobody is signed in any
 * more before the shell itself leaves.
 */
export const CurrentUserContext = createContext<CurrentUser | null>(null)

/** The signed-in keeper. For pages inside the shell, where somebody always is. */
export function useCurrentUser(): CurrentUser {
  const user = useContext(CurrentUserContext)
  if (!user) throw new Error('There is no signed-in keeper outside the shell')
  return user
}
