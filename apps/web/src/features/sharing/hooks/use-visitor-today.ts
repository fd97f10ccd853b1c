import { type CivilDay, civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { use, useSyncExternalStore } from 'react'
import { deviceZone } from '../../../shared/device-zone.ts'
import { DrawnOn } from '../drawn-on.ts'

const visitorsDay = (): CivilDay => civilDayOf(new Date(), deviceZone())

/** Nobody keeps a public page open over midnight to see an animal age. */
const neverChanges = () => () => undefined

/** Which day it is where the visitor's device is; ages on public pages are counted to it. */
export function useVisitorToday(): CivilDay {
  const drawnOn = use(DrawnOn)
  return useSyncExternalStore(neverChanges, visitorsDay, () => drawnOn ?? visitorsDay())
}
