import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Draft, Fields } from './draft-store.ts'
import { drafts } from './drafts.ts'
import { changedFields, withTyped } from './typed-values.ts'

export type FormName = {
  /** Which form it is among all of a keeper's, such as 'animal' or 'animal:12'. */
  readonly name: string
  /** What of a draft is filled in again: all of it, or what was changed, where what the form begins with is news. */
  readonly keeps: 'all' | 'changes'
}

type Options<Values> = UseFormInput<Values> & { initialValues: Values; draft: FormName }

/** What a form has of its draft. */
export type FormDraft = {
  /** What was found when the form opened; null where nothing was, and once it is discarded. */
  readonly found: Draft | null
  /** Has the form begin anew, and forgets what was typed. */
  readonly discard: () => void
  /** It was saved, or the keeper has given it up: nothing of it stays. */
  readonly end: () => void
  /** Tells whether photos are chosen that are not stored yet. */
  readonly notePhotos: (are: boolean) => void
  /** Whether something was changed that would be lost with the page. */
  readonly losesSomething: () => boolean
}

/**
 * A form whose typing is never lost (U8): it is kept in the browser with every key, and filled in again when the form is
 * opened the next time. Of a record that is stored only what was changed is kept, so that what changed elsewhere
 * meanwhile is not undone.
 */
export function useDraftForm<Values extends Fields>({
  draft,
  ...options
}: Options<Values>): {
  form: UseFormReturnType<Values>
  draft: FormDraft
  /** Has the form begin with this from now on: what was typed stays, and only what says something else is a change. */
  startFrom: (values: Values) => void
} {
  const { name, keeps } = draft
  const [first] = useState(options.initialValues)
  const [found, setFound] = useState(() => drafts.find(name))
  const [opened] = useState(() => (found ? withTyped(first, found.values) : first))
  const state = useRef({
    first,
    isOver: false,
    isChanged: false,
    isKept: true,
    hasPhotos: found?.hadPhotos ?? false,
  })

  const keep = (values: Values): void => {
    const now = state.current
    if (now.isOver) return
    const changes = changedFields(now.first, values)
    now.isChanged = Object.keys(changes).length > 0
    if (now.isChanged) now.isKept = drafts.keep(name, keeps === 'changes' ? changes : values, now.hasPhotos)
    else drafts.drop(name)
  }
  const form = useForm<Values>({ ...options, initialValues: opened, onValuesChange: keep })
  // What counts as changed, and what the form goes back to, is what it would have begun with.
  const { setInitialValues, reset, getValues } = form
  useEffect(() => setInitialValues(first), [setInitialValues, first])

  const startFrom = (values: Values): void => {
    state.current.first = values
    setInitialValues(values)
    keep(getValues())
  }
  const end = (): void => {
    state.current.isOver = true
    drafts.drop(name)
  }
  const discard = (): void => {
    reset()
    drafts.drop(name)
    setFound(null)
  }
  const notePhotos = (are: boolean): void => {
    if (state.current.hasPhotos === are) return
    state.current.hasPhotos = are
    keep(getValues())
  }
  const losesSomething = useCallback((): boolean => {
    const { isOver, isChanged, isKept, hasPhotos } = state.current
    return !isOver && (isChanged ? !isKept : hasPhotos)
  }, [])
  return { form, draft: { found, discard, end, notePhotos, losesSomething }, startFrom }
}
