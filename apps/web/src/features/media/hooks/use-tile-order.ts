import { type DragEvent, useRef, useState } from 'react'
import type { GalleryItem } from '../gallery-draft.ts'
import type { GalleryStore } from '../gallery-store.ts'
import { mediaTexts } from '../media.texts.ts'

/** What a tile hears while something is dragged. */
export type TileDrag = Record<
  'onDragStart' | 'onDragEnter' | 'onDragOver' | 'onDragEnd',
  (event: DragEvent) => void
>

/** Moving tiles about: by dragging, and by buttons, which keep the focus and say where the tile went. */
export function useTileOrder(store: GalleryStore, items: readonly GalleryItem[]) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [spoken, setSpoken] = useState('')

  const moveTo = ({ key, name }: GalleryItem, place: number): void => {
    const pressed = document.activeElement
    store.move(key, place)
    setSpoken(mediaTexts.movedTo(name, place + 1, items.length))
    // A tile that changes places loses the focus of its button on the way, or the button itself at an end.
    requestAnimationFrame(() => {
      const tile = list.current?.children[place]
      const button = pressed && tile?.contains(pressed) ? pressed : tile?.querySelector('button')
      if (button instanceof HTMLElement) button.focus()
    })
  }

  const dragOf = (key: string, place: number): TileDrag => ({
    onDragStart: (event: DragEvent): void => {
      event.dataTransfer.effectAllowed = 'move'
      // Some browsers begin no drag that carries nothing.
      event.dataTransfer.setData('text/plain', '')
      setDragged(key)
    },
    onDragEnter: (event: DragEvent): void => {
      if (dragged === null || dragged === key) return
      event.preventDefault()
      store.move(dragged, place)
    },
    onDragOver: (event: DragEvent): void => {
      if (dragged !== null) event.preventDefault()
    },
    onDragEnd: (): void => setDragged(null),
  })

  return { list, dragged, spoken, moveTo, dragOf }
}
