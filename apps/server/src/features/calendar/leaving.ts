import type { ProjectLeaves } from '../breeding/breeding.events.ts'
import type { AnimalLeaves } from '../collection/collection.events.ts'
import type { Settle } from '../trash/trash.events.ts'
import { detachAnimal, detachProject, findEvent } from './calendar.repository.ts'
import { stateAfter } from './reminder-plan.ts'
import { changeReminder, getTimeZone } from './reminders.repository.ts'

/** Events stay when their animal goes; they only let go of it (COL-132). */
export const leaveEvents: AnimalLeaves = (tx, { keeperId, id }) => detachAnimal(tx, keeperId, id)

/** The same of a breeding project (BRD-50). */
export const leaveProjectEvents: ProjectLeaves = (tx, { keeperId, id }) => detachProject(tx, keeperId, id)

/** Events that are back are reminded of by the clock of where their keeper is now. */
export const settleEvents: Settle = async (tx, keeperId, rows) => {
  const timeZone = await getTimeZone(tx, keeperId)
  for (const { table, id } of rows) {
    const event = table === 'event' ? await findEvent(tx, keeperId, id) : undefined
    if (event) await changeReminder(tx, event, stateAfter(event, timeZone, event.remindedThrough))
  }
}
