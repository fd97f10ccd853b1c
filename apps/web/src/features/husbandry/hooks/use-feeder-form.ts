import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { fieldErrorsOf } from '../../../shared/forms/server-errors.ts'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { showUndoable } from '../../../shared/ui/undo.ts'
import { tellDeleted } from '../../trash/public/tell-deleted.ts'
import { addFeeder, changeFeeder, removeFeeder } from '../feeder-changes.queries.ts'
import {
  type FeederValues,
  feederFormNames,
  feederRules,
  nameOf,
  newFeederRules,
  sentFrom,
  valuesOf,
} from '../feeder-form.ts'
import type { Feeder } from '../feeders.queries.ts'
import { feederFormTexts as texts } from '../feeders.texts.ts'

type Options = {
  /** Null for a new one. */
  feeder: Feeder | null
  others: readonly Feeder[]
  onDone: () => void
}

/** The form of a feeder: saving it with a way back, and deleting it. */
export function useFeederForm({ feeder, others, onDone }: Options) {
  const cache = useQueryClient()
  // One key for the whole life of the form: however often it is sent, one feeder comes of it (SHELL-59).
  const [key] = useState(newCallKey)
  const [isBusy, setBusy] = useState(false)
  const { form, draft } = useDraftForm<FeederValues>({
    draft: { name: feeder ? `feeder:${feeder.id}` : 'feeder', keeps: 'changes' },
    initialValues: valuesOf(feeder, others),
    validate: feeder ? feederRules : newFeederRules,
  })
  const takeBack = (undo: () => Promise<unknown>) => (): void =>
    void undo().catch((error: unknown) => showFailure(error, texts.failed, texts.failedText))
  const save = async (values: FeederValues): Promise<void> => {
    const sent = sentFrom(values)
    if (feeder) {
      const changed = await changeFeeder(cache, feeder.id, sent)
      const before = sentFrom(valuesOf(feeder, others))
      showUndoable(
        texts.changed(nameOf(changed)),
        takeBack(() => changeFeeder(cache, feeder.id, before)),
      )
      return
    }
    const added = await addFeeder(cache, { ...sent, count: values.count }, key)
    showToast({ title: texts.added(nameOf(added)) })
  }
  const within = async (work: () => Promise<void>, failed: string): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
      draft.end()
      onDone()
    } catch (error) {
      showFailure(error, failed, texts.failedText)
      refuseFields(form, fieldErrorsOf(error, feederFormNames), feederFormNames)
    } finally {
      setBusy(false)
    }
  }
  const remove = async (): Promise<void> => {
    if (!feeder) return
    await removeFeeder(cache, feeder.id)
    tellDeleted(cache, { kind: 'feeders', id: feeder.id }, texts.removed(nameOf(feeder)))
  }
  return {
    form,
    draft,
    isBusy,
    remove: () => within(remove, texts.removeFailed),
    onSubmit: form.onSubmit(
      (values) => within(() => save(values), texts.failed),
      (problems) => refuseFields(form, problems, feederFormNames),
    ),
  }
}
