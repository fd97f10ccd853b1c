import Images from 'lucide-react/icons/images'
import { type ReactNode, useState } from 'react'
import { showToast } from '../../../shared/ui/toast.ts'
import { mediaTexts } from '../media.texts.ts'
import { MediaViewer } from './media-viewer.tsx'
import classes from './view-photos-button.module.css'

type Props = {
  /** Whom the photos show, also for those who only hear the button. */
  name: string
  addresses: readonly string[]
  fallback: ReactNode
}

/** Opens the photos of a relative over the whole screen (MED-16), or says that there are none (MED-17). */
export function ViewPhotosButton({ name, addresses, fallback }: Props) {
  const [opened, setOpened] = useState<number | null>(null)
  const shown = [...new Set(addresses)]
  const open = () => {
    if (shown.length > 0) setOpened(0)
    else showToast({ title: mediaTexts.noPhotos, text: mediaTexts.noPhotosText(name) })
  }
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={mediaTexts.viewPhotosOf(name)}
        onClick={open}
      >
        <Images size={16} aria-hidden /> {mediaTexts.viewPhotos}
      </button>
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
