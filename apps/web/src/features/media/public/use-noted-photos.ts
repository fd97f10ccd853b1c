import { useEffect, useRef, useState } from 'react'
import type { FormDraft } from '../../../shared/forms/use-draft-form.ts'
import { type Gallery, hasNewItems } from './use-gallery.ts'

/** Tells the draft of a form of photos that it can't keep. */
export function useNotedPhotos({ notePhotos }: FormDraft, galleries: readonly Gallery[]): void {
  const note = useRef(notePhotos)
  useEffect(() => {
    note.current = notePhotos
  })
  const [stores] = useState(galleries)
  useEffect(() => {
    const ends = stores.map((store) => store.subscribe(() => note.current(stores.some(hasNewItems))))
    return () => {
      for (const end of ends) end()
    }
  }, [stores])
}
