import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { mediaTexts } from '../media.texts.ts'
import classes from './media-stage.module.css'

type Props = { current: number; count: number; goTo: (place: number) => void }

/** The way to the picture before and the one after, and which one is in sight. */
export const MediaArrows = ({ current, count, goTo }: Props) => (
  <>
    <Arrow side="left" label={mediaTexts.previous} off={current === 0} onPress={() => goTo(current - 1)}>
      <ChevronLeft size={22} aria-hidden />
    </Arrow>
    <Arrow side="right" label={mediaTexts.next} off={current === count - 1} onPress={() => goTo(current + 1)}>
      <ChevronRight size={22} aria-hidden />
    </Arrow>
    <span className={classes.count} aria-live="polite">
      {mediaTexts.place(current + 1, count)}
    </span>
  </>
)

type ArrowProps = {
  side: 'left' | 'right'
  label: string
  off: boolean
  onPress: () => void
  children: ReactNode
}

/** At an end the arrow only fades: taking it away would drop the focus of whoever is pressing it. */
const Arrow = ({ side, label, off, onPress, children }: ArrowProps) => (
  <button
    type="button"
    className={classes.arrow}
    data-side={side}
    aria-label={label}
    aria-disabled={off}
    onClick={onPress}
  >
    {children}
  </button>
)
