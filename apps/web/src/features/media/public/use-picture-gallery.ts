import { useMemo } from 'react'
import { showToast } from '../../../shared/ui/toast.ts'
import { isPicture } from '../file-check.ts'
import type { GalleryStart } from '../gallery-store.ts'
import { mediaTexts } from '../media.texts.ts'
import { type Gallery, useGallery } from './use-gallery.ts'

/** A gallery that takes pictures alone: other files are told and left out (MED-19). */
export function usePictureGallery(start: GalleryStart): Gallery {
  const gallery = useGallery(start)
  return useMemo(
    () => ({
      ...gallery,
      add: (files: readonly File[]): void => {
        const fit = files.filter(isPicture)
        if (fit.length < files.length) showToast({ ...mediaTexts.picturesOnly, failure: true })
        if (fit.length > 0) gallery.add(fit)
      },
    }),
    [gallery],
  )
}
