import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { createCallKeys } from '../../../shared/forms/call-key.ts'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { showUndoable, tellTakenBack } from '../../../shared/ui/undo.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import { addLitter, removeClutch } from '../clutch-changes.queries.ts'
import { litterTexts as texts } from '../clutches.texts.ts'
import { type LitterValues, litterBodyOf, litterNames, litterProblems } from '../litter-form.ts'

/** Where the server's names of what was counted stand in the form. */
const fieldsOfCall = { live: 'liveCount', stillborn: 'stillbornCount', slugs: 'slugCount' } as const

const nothing = async (): Promise<void> => undefined

/** The form of a new litter, and adding it with a way back. */
export function useLitterForm(projectId: number, onDone: () => void) {
  const cache = useQueryClient()
  const today = useToday()
  const [keyOf] = useState(createCallKeys)
  const [isBusy, setBusy] = useState(false)
  const { form, draft } = useDraftForm<LitterValues>({
    draft: { name: `litter of ${projectId}`, keeps: 'all' },
    initialValues: {
      ...{ layDate: today(), liveCount: '', stillbornCount: '', slugCount: '', notes: '' },
    },
    validate: (values) => litterProblems(values, today()),
  })
  const fail = (error: unknown): void => showFailure(error, texts.failed, texts.failedText)
  const refuse = (error: unknown): void => {
    if (!(error instanceof ApiError)) return
    const named = Object.entries(error.errors).map(([name, message]) => [
      name in fieldsOfCall ? fieldsOfCall[name as keyof typeof fieldsOfCall] : name,
      message,
    ])
    refuseFields(form, Object.fromEntries(named), litterNames)
  }
  const save = async (values: LitterValues): Promise<void> => {
    setBusy(true)
    try {
      const body = litterBodyOf(values, projectId)
      const { id, code } = await addLitter(cache, body, keyOf(body))
      draft.end()
      showUndoable(texts.added(code), () => {
        removeClutch(cache, id, nothing).then(tellTakenBack, fail)
      })
      onDone()
    } catch (error) {
      fail(error)
      refuse(error)
      setBusy(false)
    }
  }
  return {
    form,
    draft,
    isBusy,
    onSubmit: form.onSubmit(save, (problems) => refuseFields(form, problems, litterNames)),
  }
}
