import type { FactKind, Overlap } from '@clutchbook/domain/season/season-facts.rules'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createCallKeys } from '../../../shared/forms/call-key.ts'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { fieldErrorsOf } from '../../../shared/forms/server-errors.ts'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { useMerging } from '../../../shared/forms/use-merging.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import { addFact, changeFact } from '../fact-changes.queries.ts'
import {
  emptyFact,
  type FactValues,
  factBodyOf,
  factFormProblems,
  factNames,
  factValuesOf,
} from '../fact-form-values.ts'
import { factParts } from '../fact-merge.tsx'
import { elsewhereWords, withOverlap } from '../overlap.ts'
import type { Fact } from '../season.queries.ts'
import { seasonTexts as texts } from '../season.texts.ts'
import type { Asked, FactActs } from './use-fact-acts.ts'

export type FactForm = ReturnType<typeof useFactForm>['form']

type Options = {
  readonly animalId: number
  /** The fact that is changed; null for a new one. */
  readonly fact: Fact | null
  /** What a new one begins as. */
  readonly kind: FactKind
  readonly acts: Pick<FactActs, 'tellAdded' | 'tellChanged'>
  readonly onSaved: () => void
}

/** The form of a fact, and saving it; a male who is elsewhere is asked for and saved with the answer. */
export function useFactForm({ animalId, fact, kind, acts, onSaved }: Options) {
  const cache = useQueryClient()
  const today = useToday()
  const [keyOf] = useState(createCallKeys)
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const isMaleGone = fact !== null && fact.maleId === null && fact.maleName !== null
  const { form, draft, startFrom } = useDraftForm<FactValues>({
    draft: fact
      ? { name: `season fact:${fact.id}`, keeps: 'changes' }
      : { name: `season ${kind} of ${animalId}`, keeps: 'all' },
    initialValues: fact ? factValuesOf(fact) : emptyFact(kind, today()),
    validate: (values) =>
      factFormProblems(values, { today: today(), isMaleGone: isMaleGone && values.kind === fact.kind }),
  })
  const { save: merge, merging } = useMerging<Fact, FactValues>({
    stored: fact,
    parts: factParts,
    valuesOf: factValuesOf,
    show: form.setValues,
    startFrom,
  })

  const send = async (values: FactValues, changed: Fact | null, overlap?: Overlap): Promise<void> => {
    const body = factBodyOf(values)
    const visit = { femaleId: animalId, maleId: body.maleId ?? null, day: body.day }
    const settled = await withOverlap(cache, visit, overlap)
    const sent = { ...body, ...settled.said }
    if (changed)
      acts.tellChanged(
        changed,
        await changeFact(cache, changed, sent, changed.version),
        settled,
        texts.changed,
      )
    else acts.tellAdded(await addFact(cache, animalId, sent, keyOf(sent)), settled)
    draft.end()
    onSaved()
  }

  const save = async (values: FactValues, overlap?: Overlap): Promise<void> => {
    setBusy(true)
    setAsked(null)
    try {
      await merge(values, (merged, changed) => send(merged, changed, overlap))
    } catch (error) {
      const text = elsewhereWords(error)
      if (text !== null) setAsked({ text, answer: (said) => void save(values, said) })
      else {
        showFailure(error, texts.saveFailed, texts.nothingSaved)
        refuseFields(form, fieldErrorsOf(error, factNames), factNames)
      }
    } finally {
      setBusy(false)
    }
  }

  return {
    ...{ form, draft, merging, isBusy, asked },
    giveUp: () => setAsked(null),
    onSubmit: form.onSubmit(
      (values) => save(values),
      (problems) => refuseFields(form, problems, factNames),
    ),
  }
}
