import type { ReactNode } from 'react'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { useZooming } from '../hooks/use-zooming.ts'
import { mediaTexts } from '../media.texts.ts'
import { MediaStage } from './media-stage.tsx'
import classes from './viewer-dialog.module.css'

type StageProps = {
  /** Whom the photos show. */
  name: string
  addresses: readonly string[]
  /** Stands in for a photo that can't be read (MED-15). */
  fallback: ReactNode
}

export type ViewerProps = StageProps & {
  /** The place it opens at; closed while null. */
  start: number | null
  onClose: () => void
}

/** Photos and videos over the whole screen, whole or nearer (MED-11 to MED-13). */
export const ViewerDialog = ({ start, onClose, ...stage }: ViewerProps) => (
  <Dialog
    sends={null}
    opened={start !== null}
    onClose={onClose}
    title={stage.name}
    covers="window"
    classNames={{ body: classes.body ?? '', content: classes.content ?? '' }}
    closeButtonProps={{ 'aria-label': mediaTexts.close }}
  >
    <LargeStage {...stage} start={start ?? 0} />
  </Dialog>
)

function LargeStage(props: StageProps & { start: number }) {
  return <MediaStage {...props} zooming={useZooming()} />
}
