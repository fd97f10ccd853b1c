import { useToday } from '../../accounts/public/use-today.ts'
import type { OpenAnimal } from '../hooks/use-card-links.ts'
import { useCardLinks } from '../hooks/use-card-links.ts'
import type { AnimalGridProps } from './animal-grid.tsx'
import { AnimalRow, RowHeads } from './animal-row.tsx'
import { CardGrid } from './card-grid.tsx'

type Props = AnimalGridProps & {
  /** Opens an animal beside the list; where there is no room for that, a row leads to its page. */
  open: OpenAnimal | undefined
  /** The one that is open. */
  opened: number | undefined
}

/** A keeper's own animals, a line each. */
export function AnimalRows({
  animals,
  place,
  outdated = false,
  goesOn = false,
  chosen,
  open,
  opened,
}: Props) {
  const today = useToday()()
  const links = useCardLinks(open)
  return (
    <CardGrid
      animals={animals}
      links={links}
      {...(chosen && !chosen.isOn && { onHold: chosen.begin })}
      outdated={outdated}
      goesOn={goesOn}
      heads={<RowHeads />}
      draw={(animal, eager) => (
        <AnimalRow
          animal={animal}
          today={today}
          place={place}
          eager={eager}
          isOpen={animal.id === opened}
          {...(chosen?.isOn && { isChosen: chosen.ids.has(animal.id), choose: chosen.choose })}
        />
      )}
    />
  )
}
