import { type CivilDay, civilDayOf } from '@clutchbook/domain/kernel/civil-day'

/** Which day it is where the visitor's device is; ages on public pages are counted to it. */
export const useVisitorToday = (): CivilDay =>
  civilDayOf(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone)
