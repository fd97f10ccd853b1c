import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { useBeside, useRoomBeside } from '../hooks/use-beside.ts'
import { useCardActs } from '../hooks/use-card-acts.tsx'
import type { AnimalGridProps } from './animal-grid.tsx'
import { AnimalRows } from './animal-rows.tsx'
import classes from './list-beside.module.css'

const AnimalBeside = lazyPart(
  async () => (await import('./beside/animal-beside.tsx')).AnimalBeside,
  <div className={classes.outline} />,
)

/** Animals in a list, and the one that is open beside it. On a phone a row leads to the page of its animal. */
export function ListBeside(props: AnimalGridProps) {
  const { opened, open, close } = useBeside()
  const { act, dialog } = useCardActs()
  const hasRoom = useRoomBeside()
  const isOpen = hasRoom && opened !== undefined
  return (
    <div className={classes.parts} data-open={isOpen || undefined}>
      <AnimalRows {...props} open={hasRoom ? open : undefined} opened={hasRoom ? opened : undefined} />
      {isOpen && (
        <AnimalBeside
          key={opened}
          id={opened}
          card={props.animals.find(({ id }) => id === opened)}
          place={props.place}
          act={act}
          onClose={close}
        />
      )}
      {dialog}
    </div>
  )
}
