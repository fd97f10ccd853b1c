import { useEffect } from 'react'
import { useLatePart } from '../../../shared/ui/use-late-part.ts'
import type { ViewerProps } from '../components/viewer-dialog.tsx'

const loadDialog = () => import('../components/viewer-dialog.tsx').then((module) => module.ViewerDialog)

/** The fullscreen view of photos and videos (MED-11). Its code comes when it is first opened. */
export function MediaViewer(props: ViewerProps) {
  const { part: Viewer, want } = useLatePart(loadDialog)
  const isWanted = props.start !== null && Viewer === null
  const { onClose } = props

  // biome-ignore lint/correctness/useExhaustiveDependencies: one failed fetch is one message, however often it is drawn.
  useEffect(() => {
    if (isWanted) want(onClose)
  }, [isWanted, want])

  return Viewer && <Viewer {...props} />
}
