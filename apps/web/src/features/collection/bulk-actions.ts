import type { QueryClient } from '@tanstack/react-query'
import { refreshAfter } from '../../shared/api/refresh.ts'
import type { SeveralCall } from '../../shared/api/send-in-portions.ts'
import { sharingSeveral } from '../sharing/public/share-several.tsx'
import { restoringAnimals } from '../trash/public/restore-animals.ts'
import { dropAnimals, forgetAnimal, refreshMoved } from './collection.queries.ts'
import { severalTexts } from './several.texts.ts'
import { addRecords, type SeveralRecordBody, severalCalls } from './several-animals.queries.ts'

const { ends, failed } = severalTexts

/** One direction of what is done with several: its call, its words, and what of the cache grows old by it. */
type Step = {
  readonly send: SeveralCall
  readonly ends: (count: number) => string
  readonly failed: string
  readonly refresh: (cache: QueryClient, changed: readonly number[]) => void
  /** What is to be said besides, once it is done. */
  readonly note?: () => string | undefined
}

/** What is done with several animals, and what takes it back (U7). */
export type BulkAction = Step & { readonly back: Step }

const archived: Step = {
  send: severalCalls.archive,
  ends: ends.archived,
  failed: failed.archived,
  refresh: refreshMoved,
}

const unarchived: Step = {
  send: severalCalls.unarchive,
  ends: ends.unarchived,
  failed: failed.unarchived,
  refresh: refreshMoved,
}

const held: Step = {
  send: severalCalls.holdBack,
  ends: ends.heldBack,
  failed: failed.heldBack,
  refresh: refreshMoved,
}

const takenOut: Step = {
  send: severalCalls.takeOut,
  ends: ends.takenOut,
  failed: failed.takenOut,
  refresh: refreshMoved,
}

/** Moves from list to list (COL-27, COL-41). */
export const moveActions = {
  archive: { ...archived, back: unarchived },
  unarchive: { ...unarchived, back: archived },
  holdBack: { ...held, back: takenOut },
  takeOut: { ...takenOut, back: held },
} as const satisfies Record<string, BulkAction>

/** Deletes animals; they come back from the trash together. */
export const removeAction = (): BulkAction => ({
  send: severalCalls.remove,
  ends: ends.deleted,
  failed: failed.deleted,
  refresh: (cache, removed) => {
    dropAnimals(cache, removed)
    for (const id of removed) forgetAnimal(cache, id)
  },
  back: {
    ...restoringAnimals(),
    ends: ends.restored,
    failed: failed.restored,
  },
})

export const shareAction = (shared: boolean): BulkAction => ({
  ...sharingSeveral(shared),
  back: sharingSeveral(!shared),
})

/** Moves several animals to one place, or out of all. */
export const placeAction = (move: SeveralRecordBody, keyOf: (sent: unknown) => string): BulkAction => {
  const noted = recordAction(move, keyOf)
  return {
    ...{ ...noted, ends: ends.moved, failed: failed.moved },
    back: { ...noted.back, ends: ends.movedBack, failed: failed.movedBack },
  }
}

/** Writes the same down about several animals; a feeding is spoken of as one. */
export const recordAction = (record: SeveralRecordBody, keyOf: (sent: unknown) => string): BulkAction => ({
  send: addRecords(record, keyOf),
  ends: record.recordType === 'feeding' ? ends.fed : ends.noted,
  failed: failed.noted,
  refresh: (cache) => void refreshAfter(cache, 'POST /api/animals/records'),
  back: {
    send: severalCalls.removeRecords,
    ends: ends.unnoted,
    failed: failed.unnoted,
    refresh: (cache) => void refreshAfter(cache, 'POST /api/animals/records/remove'),
  },
})
