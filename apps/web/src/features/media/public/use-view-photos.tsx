import { type ReactNode, useState } from 'react'
import { showToast } from '../../../shared/ui/toast.ts'
import { mediaTexts } from '../media.texts.ts'
import { MediaViewer } from './media-viewer.tsx'

/** Whose photos are looked at, and which they are. */
export type ViewedPhotos = { readonly name: string; readonly addresses: readonly string[] }

/**
 * Opens the photos of a relative over the whole screen (MED-16), or says that there are none (MED-17). `viewer` is put
 * anywhere on the page; `fallback` stands in it for a photo that can't be read.
 */
export function useViewPhotos(fallback: ReactNode): {
  view: (photos: ViewedPhotos) => void
  viewer: ReactNode
} {
  const [viewed, setViewed] = useState<ViewedPhotos>({ name: '', addresses: [] })
  const [opened, setOpened] = useState<number | null>(null)
  const view = ({ name, addresses }: ViewedPhotos): void => {
    if (addresses.length === 0) {
      showToast({ title: mediaTexts.noPhotos, text: mediaTexts.noPhotosText(name) })
      return
    }
    // The same photo may belong to an animal and be added to it with a child; looking at it once is enough.
    setViewed({ name, addresses: [...new Set(addresses)] })
    setOpened(0)
  }
  const viewer = (
    <MediaViewer {...viewed} start={opened} onClose={() => setOpened(null)} fallback={fallback} />
  )
  return { view, viewer }
}
