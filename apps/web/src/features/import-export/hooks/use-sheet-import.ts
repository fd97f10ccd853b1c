import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { tellLostCode } from '../../../shared/ui/lost-code.ts'
import { showUndoable } from '../../../shared/ui/undo.ts'
import {
  type ReadSheet,
  type SheetReading,
  useImportSheet,
  usePreviewSheet,
} from '../import-export.queries.ts'
import { importExportTexts } from '../import-export.texts.ts'
import { pastedRows } from '../pasted-rows.ts'

const texts = importExportTexts.done

/** Hardly anybody undoes an import, and what does it comes with the lists of animals. */
const loadRemoval = () => import('../../collection/public/remove-animals.ts')

/** One import from the choice of a sheet to its end. Only the newest reading counts, however the answers arrive. */
export function useSheetImport() {
  const cache = useQueryClient()
  const [chosen, setReadSheet] = useState<ReadSheet | null>(null)
  // What was asked last, also for one who asks again before that is drawn.
  const latest = useRef<ReadSheet | null>(null)
  const key = useRef(newCallKey())
  const looking = usePreviewSheet()
  const bringing = useImportSheet()
  const isUndone = useRef(false)
  const [shown, setShown] = useState(looking.data ?? null)

  const look = (next: ReadSheet): void => {
    // What is asked is another thing now, so it must not get the answer of an earlier try.
    key.current = newCallKey()
    latest.current = next
    setReadSheet(next)
    bringing.reset()
    looking.mutate(next, { onSuccess: setShown })
  }

  const startOver = (): void => {
    latest.current = null
    setReadSheet(null)
    setShown(null)
    looking.reset()
    bringing.reset()
  }

  /** Deletes just what came in. The message and the page both offer it, and it is done once. */
  const undo = async (ids: readonly number[]): Promise<void> => {
    if (isUndone.current) return
    isUndone.current = true
    try {
      const { removeAnimals } = await loadRemoval()
      startOver()
      void removeAnimals(cache, ids)
    } catch {
      isUndone.current = false
      tellLostCode()
    }
  }

  return {
    choose: (sheet: Blob) => {
      setShown(null)
      look({ sheet, reading: {} })
    },
    read: (reading: SheetReading) => {
      const { current } = latest
      if (current) look({ sheet: current.sheet, reading: { ...current.reading, ...reading } })
    },
    bring: () => {
      if (!chosen) return
      isUndone.current = false
      bringing.mutate(
        { ...chosen, key: key.current },
        {
          onSuccess: ({ count, ids }) => {
            pastedRows.forget()
            showUndoable(texts.title(count), () => void undo(ids))
          },
        },
      )
    },
    undo: () => {
      if (bringing.data) void undo(bringing.data.ids)
    },
    startOver,
    preview: shown,
    isLooking: looking.isPending,
    lookFailure: looking.error,
    isBringing: bringing.isPending,
    bringFailure: bringing.error,
    count: bringing.data?.count ?? null,
  }
}

export type SheetImport = ReturnType<typeof useSheetImport>
