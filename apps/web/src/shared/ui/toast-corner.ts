import { type CSSProperties, useSyncExternalStore } from 'react'
import { type MessagePlace, messagePlace } from './message-place.ts'
import classes from './toast-viewport.module.css'

export type ToastCorner = ReturnType<typeof useToastCorner>

/** The corner of the window where messages stand, which minds an open dialog: what an element needs to be there. */
export function useToastCorner() {
  const place = useSyncExternalStore(messagePlace.subscribe, messagePlace.current, messagePlace.current)
  return {
    className: classes.viewport,
    'data-place': place ? kindOf(place) : undefined,
    style: {
      '--message-top': `${place?.top ?? 0}px`,
      '--message-room': `${place?.beside ?? 0}px`,
      '--message-foot': `${place?.foot ?? 0}px`,
    } as CSSProperties,
  }
}

const kindOf = ({ beside, top }: MessagePlace): 'beside' | 'over' | 'foot' => {
  if (beside !== null) return 'beside'
  return top === null ? 'foot' : 'over'
}
