import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStrip } from '../hooks/use-strip.ts'
import { mediaTexts } from '../media.texts.ts'
import { MediaView } from '../public/media-view.tsx'
import classes from './media-stage.module.css'
import { MediaThumbs } from './media-thumbs.tsx'

type Props = {
  /** Whom the photos show. */
  name: string
  addresses: readonly string[]
  /** The one in sight at first. */
  start: number
  /** Fills the screen and shows whole pictures. */
  full?: boolean
  /** Opens the fullscreen view at a place; without it there is none. */
  onOpen?: (place: number) => void
  /** What stands in for something that can't be read. */
  fallback: ReactNode
}

/** Photos and videos side by side: swiped, moved by the arrows, the arrow keys, or the thumbnails. */
export function MediaStage({ name, addresses, start, full = false, onOpen, fallback }: Props) {
  const { strip, current, goTo, onScroll, onKeyDown } = useStrip(addresses.length, start)
  const count = addresses.length
  const several = count > 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div className={classes.stage} data-full={full || undefined} role="group" onKeyDown={onKeyDown}>
      <div className={classes.view}>
        <section
          className={classes.strip}
          ref={strip}
          aria-label={(full ? mediaTexts.photosLarge : mediaTexts.photosOf)(name)}
          tabIndex={several ? 0 : undefined}
          onScroll={onScroll}
        >
          {addresses.map((address, place) => (
            <Slide key={address} away={place !== current} onOpen={() => onOpen?.(place)}>
              <MediaView
                address={address}
                alt={mediaTexts.photoOf(name, place + 1, count)}
                eager={place === start}
                whole={full}
                fallback={fallback}
              />
            </Slide>
          ))}
        </section>
        {several && (
          <>
            <Arrow
              side="left"
              label={mediaTexts.previous}
              off={current === 0}
              onPress={() => goTo(current - 1)}
            >
              <ChevronLeft size={22} aria-hidden />
            </Arrow>
            <Arrow
              side="right"
              label={mediaTexts.next}
              off={current === count - 1}
              onPress={() => goTo(current + 1)}
            >
              <ChevronRight size={22} aria-hidden />
            </Arrow>
            <span className={classes.count} aria-live="polite">
              {mediaTexts.place(current + 1, count)}
            </span>
          </>
        )}
        {onOpen && (
          <button
            type="button"
            className={classes.expand}
            aria-label={mediaTexts.fullscreen}
            onClick={() => onOpen(current)}
          >
            <Maximize2 size={17} aria-hidden />
          </button>
        )}
      </div>
      {several && <MediaThumbs addresses={addresses} current={current} onChoose={goTo} fallback={fallback} />}
    </div>
  )
}

type SlideProps = { away: boolean; onOpen: () => void; children: ReactNode }

/** One picture; what is out of sight can't be reached by the keyboard. A tap on a photo opens it. */
function Slide({ away, onOpen, children }: SlideProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in the corner opens the same view by keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <div
      className={classes.slide}
      inert={away}
      onClick={(event) => event.target instanceof HTMLImageElement && onOpen()}
    >
      {children}
    </div>
  )
}

type ArrowProps = {
  side: 'left' | 'right'
  label: string
  off: boolean
  onPress: () => void
  children: ReactNode
}

/** At an end the arrow only fades: taking it away would drop the focus of whoever is pressing it. */
function Arrow({ side, label, off, onPress, children }: ArrowProps) {
  return (
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
}
