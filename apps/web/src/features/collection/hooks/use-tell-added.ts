import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { useQueryClient } from '@tanstack/react-query'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { showUndoable } from '../../../shared/ui/undo.ts'
import { takeRecordBack } from '../record-changes.queries.ts'
import type { AnimalRecord } from '../records.queries.ts'
import { recordTexts as texts } from '../records.texts.ts'

/** Tells that a record of an animal was added, and offers to take it back, with the weight where the animal took that on (U7). */
export function useTellAdded() {
  const cache = useQueryClient()
  return (record: AnimalRecord, animal: Animal, tookWeight: boolean): void =>
    showUndoable(texts.added, () => {
      takeRecordBack(cache, record, tookWeight ? animal : null).then(
        ({ weightStays }) =>
          showToast({
            title: texts.takenBack,
            ...(weightStays && { text: texts.weightStays(animal.name) }),
          }),
        (error: unknown) => showFailure(error, texts.takeBackFailed, texts.nothingTakenBack),
      )
    })
}
