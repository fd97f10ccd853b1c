import { useWantedPart } from '../../../shared/ui/use-lazy-part.ts'
import type { ViewerProps } from '../components/viewer-dialog.tsx'

const loadDialog = () => import('../components/viewer-dialog.tsx').then((module) => module.ViewerDialog)

/** The fullscreen view of photos and videos (MED-11). Its code comes when it is first opened. */
export function MediaViewer(props: ViewerProps) {
  const Viewer = useWantedPart(loadDialog, props.start !== null, props.onClose)
  return Viewer && <Viewer {...props} />
}
