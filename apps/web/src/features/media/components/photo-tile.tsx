import { ChevronLeft, ChevronRight, RotateCcw, Star, X } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { GalleryItem } from '../gallery-draft.ts'
import { isSending } from '../gallery-draft.ts'
import type { GalleryStore } from '../gallery-store.ts'
import type { TileOrder } from '../hooks/use-tile-order.ts'
import { mediaTexts } from '../media.texts.ts'
import { MediaView } from '../public/media-view.tsx'
import classes from './photo-tile.module.css'

type Props = {
  item: GalleryItem
  place: number
  of: number
  /** Whether this is the profile photo; absent where a gallery has none. */
  isProfile?: boolean | undefined
  store: GalleryStore
  /** Dragging is the mouse's way of moving; the buttons are everyone's. */
  order: TileOrder
  isDragged: boolean
}

/** One photo or video of a gallery in a form, with what can be done to it in its four corners. */
export const PhotoTile = memo(function PhotoTile(props: Props) {
  const { item, place, of, isProfile, store, order, isDragged } = props
  const { key, name, kind, preview } = item
  return (
    <li
      className={classes.tile}
      data-dragged={isDragged || undefined}
      draggable
      onDragStart={(event) => order.onDragStart(key, event)}
      onDragEnter={(event) => order.onDragEnter(key, event)}
      onDragOver={order.onDragOver}
      onDragEnd={order.onDragEnd}
    >
      <MediaView
        key={preview}
        address={preview}
        kind={kind}
        alt={name}
        small
        fallback={<span className={classes.nameless}>{name}</span>}
      />
      <Overlay item={item} onRetry={() => store.retry(key)} />
      {isProfile !== undefined && kind === 'image' && (
        <Corner
          at="topLeft"
          label={isProfile ? mediaTexts.isProfile(name) : mediaTexts.makeProfile(name)}
          pressed={isProfile}
          onPress={() => store.makeProfile(key)}
        >
          <Star size={16} fill={isProfile ? 'currentColor' : 'none'} aria-hidden />
        </Corner>
      )}
      <Corner
        at="topRight"
        label={isSending(item) ? mediaTexts.cancel(name) : mediaTexts.remove(name)}
        onPress={() => store.remove(key)}
      >
        <X size={16} aria-hidden />
      </Corner>
      {place > 0 && (
        <Corner
          at="bottomLeft"
          label={mediaTexts.moveLeft(name)}
          onPress={() => order.moveTo(key, place - 1)}
        >
          <ChevronLeft size={18} aria-hidden />
        </Corner>
      )}
      {place < of - 1 && (
        <Corner
          at="bottomRight"
          label={mediaTexts.moveRight(name)}
          onPress={() => order.moveTo(key, place + 1)}
        >
          <ChevronRight size={18} aria-hidden />
        </Corner>
      )}
    </li>
  )
})

type CornerProps = {
  at: 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight'
  label: string
  pressed?: boolean
  onPress: () => void
  children: ReactNode
}

function Corner({ at, label, pressed, onPress, children }: CornerProps) {
  return (
    <button
      type="button"
      className={`${classes.corner} ${classes[at]}`}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <span className={classes.disc}>{children}</span>
    </button>
  )
}

/** How far a file is, or why it did not arrive. */
function Overlay({ item, onRetry }: { item: GalleryItem; onRetry: () => void }) {
  const { name, problem, progress } = item
  if (problem !== null) {
    return (
      <div className={classes.failed} role="alert">
        <span className={classes.problem}>{problem}</span>
        <button type="button" className={classes.retry} aria-label={mediaTexts.retry(name)} onClick={onRetry}>
          <RotateCcw size={16} aria-hidden /> {mediaTexts.tryAgain}
        </button>
      </div>
    )
  }
  if (!isSending(item)) return null
  const percent = Math.round(progress * 100)
  return (
    <div className={classes.sending}>
      <span className={classes.percent}>{percent < 100 ? `${percent}%` : mediaTexts.finishing}</span>
      <progress className={classes.bar} max={100} value={percent} aria-label={mediaTexts.uploading(name)} />
    </div>
  )
}
