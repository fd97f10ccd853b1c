import type { AnimalCard as Card } from '@clutchbook/domain/collection/collection.schema'
import { useRef } from 'react'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import type { CardPlace } from '../card-actions.ts'
import { useCardActs } from '../hooks/use-card-acts.tsx'
import { useCardLinks } from '../hooks/use-card-links.ts'
import { useCardWindow } from '../hooks/use-card-window.ts'
import { AnimalCard } from './animal-card.tsx'
import classes from './animal-grid.module.css'

/** Photos that are on the screen at once; they don't wait until they scroll near. */
const seenAtOnce = 8

/** A screenful of outlines. */
const outlines = Array.from({ length: 12 }, (_, place) => place)

type Props = {
  animals: readonly Card[]
  place: CardPlace
  /** What shows belongs to the filters before; the new answer is on its way. */
  outdated?: boolean
  /** More of the list are on the server. */
  goesOn?: boolean
}

/** Animals as cards, photo first: two beside each other on a phone, more where there is room. */
export function AnimalGrid({ animals, place, outdated = false, goesOn = false }: Props) {
  const { act, dialog } = useCardActs()
  const grid = useRef<HTMLUListElement>(null)
  const today = useToday()()
  const links = useCardLinks()
  const { from, to, above, below } = useCardWindow(grid, { cards: animals.length, goesOn })
  return (
    <div className={classes.room}>
      <ul
        {...links}
        ref={grid}
        className={classes.grid}
        data-outdated={outdated || undefined}
        style={{ paddingTop: above, paddingBottom: below }}
      >
        {animals.slice(from, to).map((animal, at) => (
          <li key={animal.id} className={classes.cell}>
            <AnimalCard
              animal={animal}
              today={today}
              place={place}
              act={act}
              eager={from + at < seenAtOnce}
            />
          </li>
        ))}
      </ul>
      {dialog}
    </div>
  )
}

/** The outline of a screen of cards, in their final size. */
export const AnimalGridSkeleton = () => (
  <div className={classes.room} aria-hidden>
    <div className={classes.grid}>
      {outlines.map((place) => (
        <div key={place} className={classes.outline}>
          <div className={classes.photo}>
            <Skeleton height="100%" />
          </div>
          <div className={classes.bars}>
            <Skeleton height={20} width="58%" />
            <Skeleton height={15} width="76%" />
            <Skeleton height={15} width="66%" />
            <Skeleton height={15} width="50%" />
          </div>
        </div>
      ))}
    </div>
  </div>
)
