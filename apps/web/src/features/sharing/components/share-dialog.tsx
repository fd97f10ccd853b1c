import type { ReactNode } from 'react'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import type { DialogProps } from '../../../shared/ui/dialog-frame.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { sharingTexts as texts } from '../sharing.texts.ts'
import classes from './share-dialog.module.css'

type Props = {
  title: string
  sends: DialogProps['sends']
  /** What went wrong while the present state was read, or null. */
  error: unknown
  onRetry: () => void
  onClose: () => void
  /** Null until the present state is known. */
  children: ReactNode
}

/** A dialog about one thing to share; what stands in it follows from whether it is shared now. */
export const ShareDialog = ({ title, sends, error, onRetry, onClose, children }: Props) => (
  <Dialog sends={sends} onClose={onClose} title={title} size={520}>
    <div className={classes.parts}>{children ?? <Waiting error={error} onRetry={onRetry} />}</div>
  </Dialog>
)

const Waiting = ({ error, onRetry }: Pick<Props, 'error' | 'onRetry'>) =>
  error ? (
    <LoadFailure
      title={texts.loadFailed}
      error={error}
      otherwise={texts.loadFailedText}
      action={texts.tryAgain}
      onRetry={onRetry}
    />
  ) : (
    <div aria-busy>
      <Skeleton height={48} />
      <Skeleton height={170} card />
    </div>
  )
