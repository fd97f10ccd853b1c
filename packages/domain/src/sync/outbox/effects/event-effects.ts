import { eventFields } from '../../../calendar/calendar.fields.ts'
import { toEvent } from '../../copy/copied-events.rules.ts'
import { type Copy, rowOf } from '../../copy/copy.ts'
import type { SyncedRecord } from '../../sync.schema.ts'
import { addedRow, type Body, bodyOf, type EffectOf, idOf } from './draft.ts'
import { newOf, sentOf } from './written-fields.ts'

type SyncedEvent = Parameters<typeof toEvent>[0]

const findEvent = (copy: Copy, id: number) => rowOf<SyncedEvent>(copy, 'events', id)

function eventOf(id: number) {
  return (copy: Copy): unknown => {
    const event = findEvent(copy, id)
    return event ? toEvent(event) : null
  }
}

/** `reptileId` is another name of `animalId`, and days before may be text. */
function readBody({ reptileId, reminderDate, ...body }: Body): Body {
  const animalId = body.animalId ?? reptileId
  return {
    ...body,
    ...(animalId === undefined ? {} : { animalId }),
    ...(reminderDate === undefined
      ? {}
      : { reminderDate: Number.isNaN(Number(reminderDate)) ? 0 : reminderDate }),
  }
}

const addEvent: EffectOf = (draft, change, making) => {
  const own = { ...addedRow(making), remindedThrough: null }
  const event = { ...own, ...newOf(eventFields, readBody(bodyOf(change))) } as unknown as SyncedEvent
  draft.put('events', event as unknown as SyncedRecord)
  return { answer: eventOf(event.id), base: null, label: event.title }
}

const changeEvent: EffectOf = (draft, change) => {
  const before = findEvent(draft, idOf(change))
  if (!before) return null
  const event = { ...before, ...sentOf(eventFields, readBody(bodyOf(change))) }
  draft.put('events', event as unknown as SyncedRecord)
  return { answer: eventOf(before.id), base: toEvent(before), label: before.title }
}

export const eventEffects = {
  'POST /api/events': addEvent,
  'PUT /api/events/{id}': changeEvent,
  'PUT /api/events/{id}/complete': changeEvent,
  'PUT /api/events/{id}/reminder': changeEvent,
} satisfies Record<string, EffectOf>
