import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { showUndoable, tellTakenBack } from '../../../shared/ui/undo.ts'
import { importTexts as texts } from '../incubation.texts.ts'
import {
  bringReadings,
  previewReadings,
  type ReadingsPreview,
  takeReadingsBack,
} from '../incubator-changes.queries.ts'
import type { CurvePlace } from '../incubators.queries.ts'

/** How far a file is: being read, what would come of it, or why it could not be read. */
type Looked =
  | { readonly state: 'none' | 'reading' }
  | { readonly state: 'read'; readonly preview: ReadingsPreview }
  | { readonly state: 'failed'; readonly error: unknown }

/** A file of a data logger from its choice to its end (CLU-24). Only the newest choice counts, however answers arrive. */
export function useReadingImport(first: CurvePlace, onDone: () => void) {
  const cache = useQueryClient()
  const [place, setPlace] = useState(first)
  const [file, setFile] = useState<Blob | null>(null)
  const [looked, setLooked] = useState<Looked>({ state: 'none' })
  const [isBusy, setBusy] = useState(false)
  const [key, setKey] = useState(newCallKey)
  const newest = useRef(0)
  const look = async (of: CurvePlace, chosen: Blob): Promise<void> => {
    newest.current += 1
    const turn = newest.current
    const tell = (next: Looked): void => {
      if (turn === newest.current) setLooked(next)
    }
    // What is asked is another thing now, so it must not get the answer of an earlier try.
    setKey(newCallKey())
    setLooked({ state: 'reading' })
    try {
      tell({ state: 'read', preview: await previewReadings(of, chosen) })
    } catch (error) {
      tell({ state: 'failed', error })
    }
  }
  const takeBack = (id: number) => (): void =>
    void takeReadingsBack(cache, id).then(tellTakenBack, (error: unknown) =>
      showFailure(error, texts.takeBackFailed, texts.bringFailedText),
    )
  const bring = async (): Promise<void> => {
    if (!file || isBusy) return
    setBusy(true)
    try {
      const { importId, stored } = await bringReadings(cache, place, file, key)
      showUndoable(texts.done(stored), takeBack(importId))
      onDone()
    } catch (error) {
      showFailure(error, texts.bringFailed, texts.bringFailedText)
      setBusy(false)
    }
  }
  return {
    ...{ place, looked, isBusy, bring, hasFile: file !== null },
    choose: (chosen: Blob): void => {
      setFile(chosen)
      void look(place, chosen)
    },
    choosePlace: (of: CurvePlace): void => {
      setPlace(of)
      if (file) void look(of, file)
    },
  }
}
