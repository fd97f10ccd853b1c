import type { ProjectLeaves } from '../breeding/breeding.events.ts'
import type { AnimalLeaves } from '../collection/collection.events.ts'
import type { Settle } from '../trash/trash.events.ts'
import { detachAnimals, detachProject, listEventsById } from './calendar.repository.ts'
import { stateAfter } from './reminder-plan.ts'
import { changeReminder, getTimeZone } from './reminders.repository.ts'

/** Events stay when their animal goes; they only let go of it (COL-132). */
export const leaveEvents: AnimalLeaves = (tx, ...animals) => {
  const [{ keeperId }] = animals
  const ids = animals.map(({ id }) => id)
  return detachAnimals(tx, keeperId, ids)
}

/** The same of a breeding project (BRD-50). */
export const leaveProjectEvents: ProjectLeaves = (tx, { keeperId, id }) => detachProject(tx, keeperId, id)

/** Events that are back are reminded of by the clock of where their keeper is now. */
export const settleEvents: Settle = async (tx, keeperId, rows) => {
  const ids = rows.flatMap(({ table, id }) => (table === 'event' ? [id] : []))
  if (ids.length === 0) return
  const timeZone = await getTimeZone(tx, keeperId)
  for (const event of await listEventsById(tx, keeperId, ids)) {
    const { dueOn, dueAt } = stateAfter(event, timeZone, event.remindedThrough)
    // Most were away for so short a time that their reminder still comes when it was to come.
    if (dueOn === event.dueOn && dueAt === event.dueAt) continue
    await changeReminder(tx, event, { dueOn, dueAt, remindedThrough: event.remindedThrough })
  }
}
