import { type ReactNode, useState } from 'react'
import { MediaStage } from '../components/media-stage.tsx'
import classes from './media-gallery.module.css'
import { MediaViewer } from './media-viewer.tsx'

type Props = {
  /** Whom the photos show. */
  name: string
  addresses: readonly string[]
  /** Where the profile photo stands; it is seen first. */
  start?: number
  /** Shown where there is no photo, and for one that can't be read (MED-15). */
  fallback: ReactNode
}

/** The photos and videos of an animal, with a fullscreen view (MED-10, MED-11). */
export function MediaGallery({ name, addresses, start = 0, fallback }: Props) {
  const [opened, setOpened] = useState<number | null>(null)
  // The same photo may have been added twice; looking at it once is enough.
  const shown = [...new Set(addresses)]
  const first = Math.max(0, shown.indexOf(addresses[start] ?? ''))
  if (addresses.length === 0) return <div className={classes.none}>{fallback}</div>
  return (
    <>
      <MediaStage name={name} addresses={shown} start={first} onOpen={setOpened} fallback={fallback} />
      <MediaViewer
        name={name}
        addresses={shown}
        start={opened}
        onClose={() => setOpened(null)}
        fallback={fallback}
      />
    </>
  )
}
