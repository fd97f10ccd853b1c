import { type DragEvent, type RefObject, useMemo, useRef, useState } from 'react'
import type { GalleryStore } from '../gallery-store.ts'
import { mediaTexts } from '../media.texts.ts'

/** How tiles are moved about. The same object for ever, so that a tile is drawn again only when it changed itself. */
export type TileOrder = {
  /** Moves a tile by a button: the focus stays with it, and where it went is told. */
  moveTo: (key: string, place: number) => void
  onDragStart: (key: string, event: DragEvent) => void
  onDragEnter: (key: string, event: DragEvent) => void
  onDragOver: (event: DragEvent) => void
  onDragEnd: () => void
}

/** Moving tiles about: by dragging, and by buttons, which keep the focus and say where the tile went. */
export function useTileOrder(store: GalleryStore) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [spoken, setSpoken] = useState('')
  const held = useRef<string | null>(null)

  const order = useMemo<TileOrder>(() => {
    const hold = (key: string | null): void => {
      held.current = key
      setDragged(key)
    }
    const placeOf = (key: string): number => store.current().items.findIndex((item) => item.key === key)
    return {
      moveTo: (key, place) => {
        const { items } = store.current()
        const name = items[placeOf(key)]?.name ?? ''
        keepFocus(list, place)
        store.move(key, place)
        setSpoken(mediaTexts.movedTo(name, place + 1, items.length))
      },
      onDragStart: (key, event) => {
        event.dataTransfer.effectAllowed = 'move'
        // Some browsers begin no drag that carries nothing.
        event.dataTransfer.setData('text/plain', '')
        hold(key)
      },
      onDragEnter: (key, event) => {
        if (held.current === null || held.current === key) return
        event.preventDefault()
        store.move(held.current, placeOf(key))
      },
      onDragOver: (event) => {
        if (held.current !== null) event.preventDefault()
      },
      onDragEnd: () => hold(null),
    }
  }, [store])

  return { list, dragged, spoken, order }
}

/** A tile that changes places loses the focus of its button on the way, or the button itself at an end. */
function keepFocus(list: RefObject<HTMLUListElement | null>, place: number): void {
  const pressed = document.activeElement
  requestAnimationFrame(() => {
    const tile = list.current?.children[place]
    const button = pressed && tile?.contains(pressed) ? pressed : tile?.querySelector('button')
    if (button instanceof HTMLElement) button.focus()
  })
}
