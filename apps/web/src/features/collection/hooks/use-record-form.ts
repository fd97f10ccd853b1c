import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { type FormName, useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { useMerging } from '../../../shared/forms/use-merging.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import { focusFirstError } from '../focus-first-error.ts'
import { useSaveRecord } from '../record-changes.queries.ts'
import {
  begunAs,
  emptyRecord,
  isLatestWeight,
  type KnownBefore,
  type QuickType,
  quickRecord,
  type RecordFormValues,
  recordBodyOf,
  recordFormProblems,
  recordValuesOf,
} from '../record-form-values.ts'
import { recordParts } from '../record-merge.ts'
import type { AnimalRecord } from '../records.queries.ts'
import { recordTexts as texts } from '../records.texts.ts'
import { refuseRecord } from '../refuse-record.ts'
import { useTellAdded } from './use-tell-added.ts'

export type RecordForm = UseFormReturnType<RecordFormValues>

type Options = {
  animal: Animal
  /** The record that is changed; null for a new one. */
  record: AnimalRecord | null
  /** What a new record begins as, where its kind is chosen already. */
  quick?: QuickRecord | undefined
  /** The weights known so far. */
  weights: readonly AnimalRecord[]
  onSaved: () => void
}

/** A kind of record that was chosen before its form opened, and what it may begin with. */
export type QuickRecord = KnownBefore & { readonly type: QuickType }

/** The draft of a form. One of a chosen kind has its own, so that nothing else that was begun stands in its way. */
function draftOf({ animal, record, quick }: Options): FormName {
  if (record) return { name: `record:${record.id}`, keeps: 'changes' }
  return { name: `${quick?.type ?? 'record'} of ${animal.id}`, keeps: 'all' }
}

function firstValues({ animal, record, quick }: Options, today: CivilDay): RecordFormValues {
  if (record) return recordValuesOf(record, animal.weightUnit)
  return quick
    ? quickRecord(quick.type, quick, today, animal.weightUnit)
    : emptyRecord(today, animal.weightUnit)
}

/** The form of a record, and saving it. */
export function useRecordForm(options: Options) {
  const { animal, record, quick, weights, onSaved } = options
  const [key] = useState(newCallKey)
  const today = useToday()
  const save = useSaveRecord(animal.id, key)
  const tellAdded = useTellAdded()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const { form, draft, startFrom } = useDraftForm<RecordFormValues>({
    draft: draftOf(options),
    initialValues: firstValues(options, today()),
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
    const body = recordBodyOf(values, updatesWeight, changed)
    const saved = await save.mutateAsync({ body, changed })
    draft.end()
    if (record) showToast({ title: texts.changed })
    else tellAdded(saved, animal, updatesWeight && values.type === 'weight')
    onSaved()
  }

  const submit = async (values: RecordFormValues): Promise<void> => {
    try {
      await saveMerged(values, send)
    } catch (error) {
      showFailure(error, texts.saveFailed, texts.nothingSaved)
      refuseRecord(form, error)
    }
  }

  /** Another kind begins anew: its fields are others, and what was typed into those of the former is none of it. */
  const chooseType = (type: RecordFormValues['type']): void => {
    form.setValues(begunAs(type, quick ?? { meal: null }))
    form.clearErrors()
  }

  return {
    form,
    draft,
    merging,
    chooseType,
    sayInFields: () => form.setFieldValue('inFields', true),
    updatesWeight,
    setUpdatesWeight: setWanted,
    isSaving: save.isPending,
    onSubmit: form.onSubmit(submit, (errors) => focusFirstError(form, errors)),
  }
}
