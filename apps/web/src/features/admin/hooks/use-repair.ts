import type { RepairPreview, RepairResult } from '@clutchbook/domain/admin/admin.schema'
import { useState } from 'react'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { useRepairData } from '../admin.queries.ts'
import { adminTexts as texts } from '../admin.texts.ts'
import { repairFailure } from '../repair-failure.ts'

/** What was done, beside how many eggs the preview told of when it was confirmed. */
type Done = { readonly result: RepairResult; readonly announced: number }

/** A repair from the question to what came of it (ADM-05, ADM-07, ADM-08). */
export function useRepair(preview: RepairPreview | undefined) {
  const [isAsking, setIsAsking] = useState(false)
  const [done, setDone] = useState<Done | null>(null)
  // Kept until an answer comes: pressed again after a failure, it tells what the first press moved.
  const [key, setKey] = useState(newCallKey)
  const { mutate, isPending } = useRepairData()
  const close = (): void => setIsAsking(false)
  const confirm = (): void => {
    if (!preview) return
    mutate(key, {
      onSuccess: (result) => {
        setKey(newCallKey())
        setDone({ result, announced: preview.eggsToMove })
        showToast({ title: texts.done, text: result.message })
      },
      onError: (error) => showToast({ title: texts.failed, text: repairFailure(error), failure: true }),
      onSettled: close,
    })
  }
  return { isAsking, isBusy: isPending, done, ask: () => setIsAsking(true), close, confirm }
}
