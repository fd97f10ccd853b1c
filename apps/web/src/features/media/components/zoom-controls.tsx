import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { mediaTexts } from '../media.texts.ts'
import { zoomRange, zoomStepped, zoomText } from '../zoom.ts'
import classes from './zoom-controls.module.css'

type Props = { zoom: number; onZoom: (zoom: number) => void }

/** Further away, the whole picture again, nearer. */
export const ZoomControls = ({ zoom, onZoom }: Props) => (
  <fieldset className={classes.controls} aria-label={mediaTexts.zoom}>
    <Control
      label={mediaTexts.zoomOut}
      off={zoom === zoomRange.least}
      onPress={() => onZoom(zoomStepped(zoom, -1))}
    >
      <Minus size={19} aria-hidden />
    </Control>
    <button
      type="button"
      className={classes.whole}
      aria-label={mediaTexts.zoomWhole(zoomText(zoom))}
      title={mediaTexts.zoomWhole(zoomText(zoom))}
      onClick={() => onZoom(zoomRange.whole)}
    >
      <span aria-live="polite">{zoomText(zoom)}</span>
    </button>
    <Control
      label={mediaTexts.zoomIn}
      off={zoom === zoomRange.most}
      onPress={() => onZoom(zoomStepped(zoom, 1))}
    >
      <Plus size={19} aria-hidden />
    </Control>
  </fieldset>
)

type ControlProps = { label: string; off: boolean; onPress: () => void; children: ReactNode }

/** At an end it only fades: taking it away would drop the focus of whoever is pressing it. */
const Control = ({ label, off, onPress, children }: ControlProps) => (
  <button
    type="button"
    className={classes.control}
    aria-label={label}
    title={label}
    aria-disabled={off}
    onClick={onPress}
  >
    {children}
  </button>
)
