import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { isLostCode, tellLostCode } from '../../../shared/ui/lost-code.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { animalQuery } from '../collection.queries.ts'
import { loadRecordDialog } from '../components/records/load-record-dialog.ts'
import { type AnimalRecord, weightsQuery } from '../records.queries.ts'
import { recordTexts as texts } from '../records.texts.ts'

type Dialog = Awaited<ReturnType<typeof loadRecordDialog>>
type Ready = { Dialog: Dialog; props: Omit<ComponentProps<Dialog>, 'onClose'> }

/** Changing and removing a record in a list of those of all animals: its form opens once its animal is there. */
export function useRecordActs() {
  const cache = useQueryClient()
  const [ready, setReady] = useState<Ready | null>(null)
  const [removed, setRemoved] = useState<AnimalRecord | null>(null)

  const edit = async (record: AnimalRecord): Promise<void> => {
    try {
      const [animal, weights, Dialog] = await Promise.all([
        cache.fetchQuery(animalQuery(record.animalId)),
        cache.fetchQuery(weightsQuery(record.animalId)),
        loadRecordDialog(),
      ])
      setReady({ Dialog, props: { animal, record, weights } })
    } catch (error) {
      if (isLostCode(error)) tellLostCode()
      else showFailure(error, texts.failed, texts.failedText)
    }
  }

  const dialog: ReactNode = ready && <ready.Dialog {...ready.props} onClose={() => setReady(null)} />
  return { edit, dialog, removed, askToRemove: setRemoved, close: () => setRemoved(null) }
}
