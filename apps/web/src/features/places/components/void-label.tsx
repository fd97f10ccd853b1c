import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { FoldCard } from '../../../shared/ui/fold-card.tsx'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { voidLabel } from '../labels.queries.ts'
import { labelsTexts } from '../labels.texts.ts'
import { DigitsForm } from './digits-form.tsx'
import classes from './void-label.module.css'

const texts = labelsTexts.void

/** Voids a label that is lost, or went with an animal that was sold: its digits are typed, and it is asked once (PLC-12). */
export function VoidLabel() {
  const [asked, setAsked] = useState<string | null>(null)
  const cache = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (key: string) => voidLabel(cache, key),
    onSuccess: () => showToast({ title: texts.done, text: texts.doneText }),
    onError: (error) => showFailure(error, texts.failed, labelsTexts.failedText),
    onSettled: () => setAsked(null),
  })
  return (
    <FoldCard name="void-label" title={texts.title} startsFolded>
      <div className={classes.parts}>
        <p className={classes.words}>{texts.text}</p>
        <DigitsForm action={texts.open} onKey={setAsked} />
      </div>
      <ConfirmDialog
        sends="DELETE /api/labels/{key}"
        opened={asked !== null}
        title={texts.ask(asked ?? '')}
        confirmLabel={texts.confirm}
        danger
        busy={isPending}
        onConfirm={() => asked !== null && mutate(asked)}
        onClose={() => setAsked(null)}
      >
        {texts.follows}
      </ConfirmDialog>
    </FoldCard>
  )
}
