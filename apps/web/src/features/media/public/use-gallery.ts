import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { uploadMedia } from '../../../shared/api/upload-media.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { failedItems, storedGallery } from '../gallery-draft.ts'
import { createGalleryStore, type GalleryStart, type GalleryStore, isNewItem } from '../gallery-store.ts'
import { mediaLimitsQuery } from '../media.queries.ts'
import { asJpeg } from '../phone-picture.ts'
import { refusalToast } from '../refusal-toast.ts'

export type { GalleryStart }

/** A gallery that is being arranged in a form. Whoever draws it follows it; the form around it stays as it is. */
export type Gallery = GalleryStore

/** A gallery as it is saved. `failed` names files that did not arrive and would be missing. */
export type FinishedGallery = { addresses: string[]; profileIndex: number; failed: string[] }

/** Opens a gallery for a form; what is on its way when the form closes is cancelled. */
export function useGallery(start: GalleryStart): Gallery {
  const cache = useQueryClient()
  const [store] = useState(() =>
    createGalleryStore(start, {
      send: uploadMedia,
      convert: asJpeg,
      limits: () => cache.getQueryData(mediaLimitsQuery.queryKey),
      onRefused: (refusals) => showToast(refusalToast(refusals)),
    }),
  )
  useEffect(() => () => store.close(), [store])
  return store
}

/** Whether files were chosen for it that no saved record shows yet. */
export const hasNewItems = (store: Gallery): boolean =>
  store.current().items.some(({ key }) => isNewItem(key))

/** Waits for what is on its way, and answers the gallery as it is to be saved. */
export async function finishGallery(store: Gallery): Promise<FinishedGallery> {
  const draft = await store.settled()
  return { ...storedGallery(draft), failed: failedItems(draft).map(({ name }) => name) }
}
