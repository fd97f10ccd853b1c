import { z } from 'zod'
import { keeperKinds } from '../areas.ts'
import { digits, moment, recordId, several } from '../kernel/fields.ts'
import { vias } from '../kernel/via.ts'
import { isTrashKind } from './trash.rules.ts'

/** The kinds of `TrashKind`. */
export const trashKinds = keeperKinds.filter(isTrashKind)

const kind = z.enum(trashKinds)

export const trashedParams = z.object({ kind, id: digits })

/** Something in the trash. */
export const trashed = z.object({
  kind,
  /** The number it had and has again when it is restored. */
  id: recordId,
  /** Its name, number or title; empty for an egg without a number. */
  label: z.string(),
  /** What tells it from its like: the species, the project of an egg, the day of an event. */
  note: z.string().nullable(),
  photo: z.string().nullable(),
  removedAt: moment,
  /** By what it was deleted; null where that is not known any more. */
  removedVia: z.enum(vias).nullable(),
  leavesAt: moment,
})

/** Several things of the trash. */
export const severalTrashed = z.object({ entries: several(z.object({ kind, id: recordId })) })

/** What came of restoring several: how many there are again, and what `unlinked` counts for all of them. */
export const severalRestored = z.object({ count: z.number().int(), unlinked: z.number().int() })

/** What came of restoring. */
export const restored = z.object({
  kind,
  id: recordId,
  /** Links of other records that were changed since, and stay as they are now. */
  unlinked: z.number().int(),
})

export const trashedCount = z.object({ count: z.number().int() })

export type Trashed = z.output<typeof trashed>
export type SeveralTrashed = z.output<typeof severalTrashed>
export type SeveralRestored = z.output<typeof severalRestored>
export type Restored = z.output<typeof restored>
