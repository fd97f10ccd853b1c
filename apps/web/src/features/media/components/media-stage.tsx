import { Maximize2 } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useStrip } from '../hooks/use-strip.ts'
import type { Zooming } from '../hooks/use-zooming.ts'
import { mediaTexts } from '../media.texts.ts'
import { kindOfAddress } from '../media-address.ts'
import { MediaView } from '../public/media-view.tsx'
import { zoomRange } from '../zoom.ts'
import { MediaArrows } from './media-arrows.tsx'
import classes from './media-stage.module.css'
import { MediaThumbs } from './media-thumbs.tsx'
import { ZoomControls } from './zoom-controls.tsx'
import { ZoomFrame } from './zoom-frame.tsx'

type Props = {
  /** Whom the photos show. */
  name: string
  addresses: readonly string[]
  /** The one in sight at first. */
  start: number
  /** Fills the screen, shows whole pictures and brings them nearer; without it they fill a box of the page. */
  zooming?: Zooming
  /** Opens the fullscreen view at a place; without it there is none. */
  onOpen?: (place: number) => void
  /** What stands in for something that can't be read. */
  fallback: ReactNode
}

/** Photos and videos side by side: swiped, moved by the arrows, the arrow keys, or the thumbnails. */
export function MediaStage({ name, addresses, start, zooming, onOpen, fallback }: Props) {
  const { strip, current, goTo, onScroll, onKeyDown } = useStrip(addresses.length, start)
  const count = addresses.length
  const several = count > 1
  const full = zooming !== undefined
  const isPhoto = kindOfAddress(addresses[current] ?? '') === 'image'

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new place in sight counts.
  useEffect(() => zooming?.onTurn(), [current])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      className={classes.stage}
      data-full={full || undefined}
      role="group"
      onKeyDown={(event) => zooming?.onKey(event, isPhoto) || onKeyDown(event)}
    >
      <div className={classes.view}>
        <section
          className={classes.strip}
          ref={strip}
          aria-label={(full ? mediaTexts.photosLarge : mediaTexts.photosOf)(name)}
          tabIndex={several || full ? 0 : undefined}
          data-autofocus={full || undefined}
          onScroll={onScroll}
        >
          {addresses.map((address, place) => (
            <Slide key={address} away={place !== current} onOpen={() => onOpen?.(place)}>
              <Frame address={address} zooming={zooming} inSight={place === current}>
                <MediaView
                  address={address}
                  alt={altOf(address)(name, place + 1, count)}
                  eager={place === start}
                  whole={full}
                  fallback={fallback}
                />
              </Frame>
            </Slide>
          ))}
        </section>
        {several && <MediaArrows current={current} count={count} goTo={goTo} />}
        {zooming && isPhoto && <ZoomControls zoom={zooming.zoom} onZoom={zooming.onZoom} />}
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

const altOf = (address: string) =>
  kindOfAddress(address) === 'video' ? mediaTexts.videoOf : mediaTexts.photoOf

type FrameProps = {
  address: string
  zooming: Zooming | undefined
  inSight: boolean
  children: ReactNode
}

/** Videos have no zoom (MED-13): a player has controls of its own. */
function Frame({ address, zooming, inSight, children }: FrameProps) {
  if (!zooming || kindOfAddress(address) === 'video') return children
  return (
    <ZoomFrame zoom={inSight ? zooming.zoom : zoomRange.whole} onZoom={zooming.onZoom}>
      {children}
    </ZoomFrame>
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
