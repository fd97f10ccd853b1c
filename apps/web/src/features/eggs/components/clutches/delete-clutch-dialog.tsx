import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { showFailure } from '../../../../shared/ui/toast.ts'
import { tellDeleted } from '../../../trash/public/tell-deleted.ts'
import { removeClutch } from '../../clutch-changes.queries.ts'
import type { WholeClutch } from '../../clutches.queries.ts'
import { clutchTexts } from '../../clutches.texts.ts'

const texts = clutchTexts.remove

type Props = { clutch: WholeClutch; opened: boolean; onDeleted: () => Promise<void>; onClose: () => void }

/** Asks before a clutch is deleted, saying what goes along and what stays (CLU-10). */
export function DeleteClutchDialog({ clutch: { id, code, eggCount }, opened, onDeleted, onClose }: Props) {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const confirm = async (): Promise<void> => {
    setBusy(true)
    try {
      await removeClutch(cache, id, onDeleted)
      tellDeleted(cache, { kind: 'clutches', id }, texts.done)
    } catch (error) {
      setBusy(false)
      showFailure(error, texts.failed, clutchTexts.unknownError)
      onClose()
    }
  }
  return (
    <ConfirmDialog
      sends="DELETE /api/clutches/{id}"
      opened={opened}
      title={texts.title(code)}
      confirmLabel={texts.confirm}
      danger
      busy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {texts.text(eggCount)}
    </ConfirmDialog>
  )
}
