import { useQueryClient } from '@tanstack/react-query'
import { showFailure } from '../../../shared/ui/toast.ts'
import { showUndoable } from '../../../shared/ui/undo.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import { endCondition, findLasting } from '../record-changes.queries.ts'
import { typeText } from '../record-look.ts'
import type { AnimalRecord } from '../records.queries.ts'
import { recordTexts as texts } from '../records.texts.ts'

/** Ends a condition today, and offers to have it last on (U7). */
export function useEndCondition() {
  const cache = useQueryClient()
  const today = useToday()
  const tell = (error: unknown) => showFailure(error, texts.endFailed, texts.nothingSaved)

  const end = async (record: AnimalRecord): Promise<void> => {
    try {
      const ended = await endCondition(cache, record, today())
      showUndoable(texts.ended(typeText(record.recordType)), () => {
        endCondition(cache, ended, null).catch(tell)
      })
    } catch (error) {
      tell(error)
    }
  }

  /** The same of the record of a kind that lasts, where only the kind is known. */
  const endKind = async (animalId: number, kind: string): Promise<void> => {
    try {
      const record = await findLasting(animalId, kind)
      if (record) await end(record)
    } catch (error) {
      tell(error)
    }
  }
  return { end, endKind }
}
