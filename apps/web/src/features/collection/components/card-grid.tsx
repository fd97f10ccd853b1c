import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useCardWindow } from '../../../shared/ui/use-card-window.ts'
import type { CardLinks } from '../hooks/use-card-links.ts'
import classes from './animal-grid.module.css'

/** Photos that are on the screen at once; they don't wait until they scroll near. */
const seenAtOnce = 8

type Props<Shown> = {
  animals: readonly Shown[]
  /** Draws the card of an animal; `eager` where it is on the screen at once. */
  draw: (animal: Shown, eager: boolean) => ReactNode
  /** What shows belongs to the filters before; the new answer is on its way. */
  outdated?: boolean
  /** More of the list are on the server. */
  goesOn?: boolean
  /** The server has drawn all of it into the page. */
  isDrawn?: boolean
  /** Follows the links of the cards within the app; without it they are ordinary links. */
  links?: CardLinks
  /** Told of the animal whose card a finger rests on. */
  onHold?: (id: number) => void
  /** A line each, with what stands above the columns; without it they are cards. */
  heads?: ReactNode
  /** What belongs to the grid without being a card. */
  children?: ReactNode
}

/**
 * Animals as cards, photo first: two beside each other on a phone, more where there is room; or as rows below each other. Of a
 * long list only what is near the screen is drawn.
 */
export function CardGrid<Shown extends { readonly id: number }>(props: Props<Shown>) {
  const { animals, draw, outdated = false, goesOn = false, isDrawn = false } = props
  const { links, onHold, heads, children } = props
  const grid = useRef<HTMLUListElement>(null)
  const { from, to, above, below } = useCardWindow(grid, { cards: animals.length, goesOn, isDrawn })
  return (
    <div className={heads ? classes.list : classes.room}>
      {heads}
      <ul
        {...links}
        ref={grid}
        onContextMenu={onHold && ((event) => heedHold(event, onHold))}
        className={heads ? classes.rows : classes.grid}
        data-outdated={outdated || undefined}
        style={{ paddingTop: above, paddingBottom: below }}
      >
        {animals.slice(from, to).map((animal, at) => (
          <li key={animal.id} className={classes.cell}>
            {draw(animal, from + at < seenAtOnce)}
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}

/** A long touch asks for the browser's own menu of a link; here it chooses the animal instead. A mouse keeps its menu. */
function heedHold(event: MouseEvent, onHold: (id: number) => void): void {
  const { nativeEvent, target } = event
  const link = target instanceof Element ? target.closest('article')?.querySelector('[data-animal]') : null
  const id = Number(link?.getAttribute('data-animal'))
  if ((nativeEvent as PointerEvent).pointerType !== 'touch' || !id) return
  event.preventDefault()
  onHold(id)
}
