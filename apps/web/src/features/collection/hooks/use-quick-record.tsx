import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { isLostCode, tellLostCode } from '../../../shared/ui/lost-code.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { careQuery } from '../../husbandry/public/care-query.ts'
import { animalQuery } from '../collection.queries.ts'
import { loadRecordDialog } from '../components/records/load-record-dialog.ts'
import { dailyTexts } from '../daily.texts.ts'
import type { QuickType } from '../record-form-values.ts'
import { latestQuery } from '../records.queries.ts'

type Dialog = Awaited<ReturnType<typeof loadRecordDialog>>
type Ready = { Dialog: Dialog; props: Omit<ComponentProps<Dialog>, 'onClose'> }

type Options = {
  /** Called right before the form takes the place of what asked for it. */
  onOpen: () => void
  onClose: () => void
}

/** What an animal usually gets. Where that can't be read, its meal begins as the last one was. */
const findUsualFood = (cache: QueryClient, id: number) =>
  cache.fetchQuery({ ...careQuery(id), retry: false }).then(
    ({ defaultFood }) => defaultFood,
    () => null,
  )

/** The form of a record of a chosen kind for an animal that is known by its id alone: it opens once all that it needs is there. */
export function useQuickRecord({ onOpen, onClose }: Options) {
  const cache = useQueryClient()
  const [awaited, setAwaited] = useState<number | null>(null)
  const [ready, setReady] = useState<Ready | null>(null)

  const open = async (id: number, type: QuickType): Promise<void> => {
    setAwaited(id)
    try {
      const [animal, { meal, weights }, food, Dialog] = await Promise.all([
        cache.fetchQuery(animalQuery(id)),
        cache.fetchQuery(latestQuery(id)),
        type === 'feeding' ? findUsualFood(cache, id) : null,
        loadRecordDialog(),
      ])
      onOpen()
      setReady({ Dialog, props: { animal, record: null, quick: { type, meal, food }, weights } })
    } catch (error) {
      if (isLostCode(error)) tellLostCode()
      else showFailure(error, dailyTexts.failed, dailyTexts.failedText)
    }
    setAwaited(null)
  }

  const dialog: ReactNode = ready && <ready.Dialog {...ready.props} onClose={onClose} />
  return { open, awaited, dialog }
}
