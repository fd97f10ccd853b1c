import type { PlaceKind } from '@clutchbook/domain/places/place.rules'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { fieldErrorsOf } from '../../../shared/forms/server-errors.ts'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { useMerging } from '../../../shared/forms/use-merging.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { showUndoable, tellTakenBack } from '../../../shared/ui/undo.ts'
import { tellDeleted } from '../../trash/public/tell-deleted.ts'
import { addPlace, changePlace, removePlace } from '../place-changes.queries.ts'
import {
  chosenKind,
  type PlaceValues,
  placeFormNames,
  placeRules,
  sentFrom,
  valuesOf,
} from '../place-form.ts'
import { placeParts } from '../place-merge.tsx'
import type { Place } from '../places.queries.ts'
import { placeFormTexts as texts } from '../places.texts.ts'

type Options = {
  /** Null for a new one. */
  place: Place | null
  /** What a new one is to stand in. */
  parent: Place | null
  onDone: () => void
  /** Leaves the page of the place once that is gone. */
  onRemoved: () => Promise<unknown>
}

const draftName = (place: Place | null, parent: Place | null): string => {
  if (place) return `place:${place.id}`
  return parent ? `place in ${parent.id}` : 'place'
}

/** The form of a place: saving it with a way back, and deleting it. */
export function usePlaceForm({ place, parent, onDone, onRemoved }: Options) {
  const cache = useQueryClient()
  // One key for the whole life of the form: however often it is sent, one place comes of it (SHELL-59).
  const [key] = useState(newCallKey)
  const [isBusy, setBusy] = useState(false)
  const { form, draft, startFrom } = useDraftForm<PlaceValues>({
    draft: { name: draftName(place, parent), keeps: place ? 'changes' : 'all' },
    initialValues: valuesOf(place, parent),
    validate: placeRules,
  })
  const { save: saveMerged, merging } = useMerging<Place, PlaceValues>({
    stored: place,
    parts: placeParts,
    valuesOf: (stored) => valuesOf(stored, null),
    show: form.setValues,
    startFrom,
  })
  const takeBack = (undo: () => Promise<unknown>) => (): void =>
    void undo().then(tellTakenBack, (error: unknown) => showFailure(error, texts.failed, texts.failedText))
  /** `stored` is the place before; null for a new one. */
  const save = async (values: PlaceValues, stored: Place | null): Promise<void> => {
    if (stored === null) {
      const added = await addPlace(cache, sentFrom(values), key)
      showUndoable(
        texts.added(added.name),
        takeBack(() => removePlace(cache, added.id)),
      )
    } else {
      const changed = await changePlace(cache, stored, sentFrom(values))
      showUndoable(
        texts.changed(changed.name),
        takeBack(() => changePlace(cache, changed, sentFrom(valuesOf(stored, null)))),
      )
    }
    draft.end()
    onDone()
  }
  const within = async (work: () => Promise<void>, failed: string): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      showFailure(error, failed, texts.failedText)
      refuseFields(form, fieldErrorsOf(error, placeFormNames), placeFormNames)
      return false
    } finally {
      setBusy(false)
    }
  }
  const remove = async (): Promise<void> => {
    if (!place) return
    const isGone = await within(() => removePlace(cache, place.id, onRemoved), texts.removeFailed)
    if (!isGone) return
    draft.end()
    onDone()
    tellDeleted(cache, { kind: 'places', id: place.id }, texts.removed(place.name))
  }
  const chooseKind = (kind: PlaceKind): void => form.setValues(chosenKind(kind, parent))
  return {
    form,
    draft,
    merging,
    isBusy,
    remove,
    chooseKind,
    onSubmit: form.onSubmit(
      (values) => void within(() => saveMerged(values, save), texts.failed),
      (problems) => refuseFields(form, problems, placeFormNames),
    ),
  }
}
