import { type CivilDay, civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { useCurrentUser } from './use-current-user.ts'

/** Asks which day it is where the keeper lives. */
export function useToday(): () => CivilDay {
  const { timeZone } = useCurrentUser()
  return () => civilDayOf(new Date(), timeZone)
}
