import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { useMerging } from '../../../shared/forms/use-merging.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import { focusFirstError } from '../focus-first-error.ts'
import {
  emptyRecord,
  isLatestWeight,
  type RecordFormValues,
  recordBodyOf,
  recordFormProblems,
  recordValuesOf,
} from '../record-form-values.ts'
import { recordParts } from '../record-merge.ts'
import type { AnimalRecord } from '../records.queries.ts'
import { useSaveRecord } from '../records.queries.ts'
import { recordTexts as texts } from '../records.texts.ts'

export type RecordForm = UseFormReturnType<RecordFormValues>

type Options = {
  animal: Animal
  /** The record that is changed; null for a new one. */
  record: AnimalRecord | null
  /** The weights known so far. */
  weights: readonly AnimalRecord[]
  onSaved: () => void
}

/** The form of a record, and saving it. */
export function useRecordForm({ animal, record, weights, onSaved }: Options) {
  const [key] = useState(newCallKey)
  const today = useToday()
  const save = useSaveRecord(animal.id, key)
  const [wanted, setWanted] = useState<boolean | null>(null)
  const { form, draft, startFrom } = useDraftForm<RecordFormValues>({
    draft: {
      name: record ? `record:${record.id}` : `record of ${animal.id}`,
      keeps: record ? 'changes' : 'all',
    },
    initialValues: record
      ? recordValuesOf(record, animal.weightUnit)
      : emptyRecord(today(), animal.weightUnit),
    validate: recordFormProblems,
  })
  const { recordDate } = form.values
  // A changed record had its say when it was new.
  const updatesWeight = wanted ?? (record === null && isLatestWeight(recordDate, weights))

  const { save: saveMerged, merging } = useMerging<AnimalRecord, RecordFormValues>({
    stored: record,
    parts: recordParts,
    valuesOf: (stored) => recordValuesOf(stored, animal.weightUnit),
    show: form.setValues,
    startFrom,
  })

  const send = async (values: RecordFormValues, changed: AnimalRecord | null): Promise<void> => {
    await save.mutateAsync({ body: recordBodyOf(values, updatesWeight), changed })
    draft.end()
    showToast({ title: record ? texts.changed : texts.added })
    onSaved()
  }

  const submit = async (values: RecordFormValues): Promise<void> => {
    try {
      await saveMerged(values, send)
    } catch (error) {
      showFailure(error, texts.saveFailed, texts.nothingSaved)
      if (!(error instanceof ApiError)) return
      form.setErrors({ ...error.errors })
      focusFirstError(form, error.errors)
    }
  }

  return {
    form,
    draft,
    merging,
    updatesWeight,
    setUpdatesWeight: setWanted,
    isSaving: save.isPending,
    onSubmit: form.onSubmit(submit, (errors) => focusFirstError(form, errors)),
  }
}
