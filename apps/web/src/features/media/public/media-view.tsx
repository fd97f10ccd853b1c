import { type ReactNode, useState } from 'react'
import { kindOfAddress, thumbOf } from '../media-address.ts'
import classes from './media-view.module.css'

type Props = {
  address: string
  /** Known where the file was chosen here; else the address says it. */
  kind?: 'image' | 'video' | undefined
  alt: string
  /** A small form is enough; a video then shows its first frame, without controls. */
  small?: boolean
  /** Seen at once, so it is not left until it scrolls near. */
  eager?: boolean
  /** The whole picture shows, instead of filling its box. */
  whole?: boolean
  /** Shown when nothing can be read (MED-15). */
  fallback: ReactNode
}

/** A photo or a video in the box around it. Its size is the box's, so nothing moves when it arrives. */
export function MediaView(props: Props) {
  const { address, kind = kindOfAddress(address), alt, small = false, eager = false, whole, fallback } = props
  const [failed, setFailed] = useState(false)
  const fit = whole ? classes.whole : classes.filling

  if (failed || address === '') return fallback
  if (kind === 'video') {
    return (
      <video
        className={fit}
        src={address}
        aria-label={alt}
        controls={!small}
        muted={small}
        playsInline
        preload="metadata"
        onError={() => setFailed(true)}
      />
    )
  }
  return (
    <img
      className={fit}
      src={small ? thumbOf(address) : address}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
    />
  )
}
