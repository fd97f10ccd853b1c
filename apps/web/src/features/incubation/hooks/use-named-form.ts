import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import type { Fields } from '../../../shared/forms/draft-store.ts'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { fieldErrorsOf } from '../../../shared/forms/server-errors.ts'
import type { FormPart } from '../../../shared/forms/three-way-merge.ts'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { useMerging } from '../../../shared/forms/use-merging.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { showUndoable, tellTakenBack } from '../../../shared/ui/undo.ts'
import { tellDeleted } from '../../trash/public/tell-deleted.ts'

type Stored = { readonly id: number; readonly version: number; readonly name: string }

type Texts = {
  added: (name: string) => string
  changed: (name: string) => string
  removed: (name: string) => string
  failed: string
  failedText: string
  removeFailed: string
}

/** What a form keeps: an incubator, or a box. */
export type NamedForm<S extends Stored, Values extends Fields> = {
  readonly kind: 'incubators' | 'boxes'
  /** Null for a new one. */
  readonly stored: S | null
  readonly draftName: string
  readonly names: readonly (keyof Values & string)[]
  readonly parts: readonly FormPart<Values>[]
  readonly valuesOf: (stored: S | null) => Values
  readonly problems: (values: Values) => Record<string, string>
  readonly add: (cache: QueryClient, values: Values, key: string) => Promise<S>
  readonly change: (cache: QueryClient, stored: S, values: Values) => Promise<S>
  readonly remove: (cache: QueryClient, id: number) => Promise<void>
  readonly texts: Texts
  readonly onDone: () => void
}

/** The form of a record that has a name: adding and changing it with a way back, and deleting it. */
export function useNamedForm<S extends Stored, Values extends Fields>(options: NamedForm<S, Values>) {
  const { kind, stored, names, texts, valuesOf, onDone } = options
  const cache = useQueryClient()
  // One key for the whole life of the form: however often it is sent, one record comes of it (SHELL-59).
  const [key] = useState(newCallKey)
  const [isBusy, setBusy] = useState(false)
  const { form, draft, startFrom } = useDraftForm<Values>({
    draft: { name: options.draftName, keeps: stored ? 'changes' : 'all' },
    initialValues: valuesOf(stored),
    validate: options.problems,
  })
  const { save: saveMerged, merging } = useMerging<S, Values>({
    ...{ stored, parts: options.parts, valuesOf, startFrom },
    show: (fields) => form.setValues(fields),
  })
  const takeBack = (undo: () => Promise<unknown>) => (): void =>
    void undo().then(tellTakenBack, (error: unknown) => showFailure(error, texts.failed, texts.failedText))
  const save = async (values: Values, before: S | null): Promise<void> => {
    if (before === null) {
      const { id, name } = await options.add(cache, values, key)
      showUndoable(
        texts.added(name),
        takeBack(() => options.remove(cache, id)),
      )
    } else {
      const changed = await options.change(cache, before, values)
      showUndoable(
        texts.changed(changed.name),
        takeBack(() => options.change(cache, changed, valuesOf(before))),
      )
    }
    draft.end()
    onDone()
  }
  const within = async (work: () => Promise<void>, failed: string): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      showFailure(error, failed, texts.failedText)
      refuseFields(form, fieldErrorsOf(error, names), names)
    } finally {
      setBusy(false)
    }
  }
  const remove = (): Promise<void> =>
    within(async () => {
      if (!stored) return
      await options.remove(cache, stored.id)
      draft.end()
      onDone()
      tellDeleted(cache, { kind, id: stored.id }, texts.removed(stored.name))
    }, texts.removeFailed)
  return {
    ...{ form, draft, merging, isBusy, remove },
    onSubmit: form.onSubmit(
      (values) => void within(() => saveMerged(values, save), texts.failed),
      (problems) => refuseFields(form, problems, names),
    ),
  }
}
