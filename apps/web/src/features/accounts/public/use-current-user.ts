import type { CurrentUser } from '@clutchbook/domain/accounts/accounts.schema'
import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../accounts.queries.ts'

/** The signed-in keeper. For pages inside the shell, where somebody always is. */
export function useCurrentUser(): CurrentUser {
  const { data } = useQuery(currentUserQuery)
  if (!data) throw new Error('There is no signed-in keeper outside the shell')
  return data
}
