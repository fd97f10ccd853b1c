import type { AnimalCard as Card } from '@clutchbook/domain/collection/collection.schema'
import { useToday } from '../../accounts/public/use-today.ts'
import type { CardPlace } from '../card-actions.ts'
import { useCardActs } from '../hooks/use-card-acts.tsx'
import { useCardLinks } from '../hooks/use-card-links.ts'
import type { ChosenAnimals } from '../hooks/use-choice.ts'
import { AnimalCard } from './animal-card.tsx'
import { CardGrid } from './card-grid.tsx'

export type AnimalGridProps = {
  animals: readonly Card[]
  place: Exclude<CardPlace, 'public'>
  /** What shows belongs to the filters before; the new answer is on its way. */
  outdated?: boolean
  /** More of the list are on the server. */
  goesOn?: boolean
  /** Several can be chosen from it. */
  chosen?: ChosenAnimals
}

/** A keeper's own animals as cards, with everything that can be done with them. */
export function AnimalGrid({ animals, place, outdated = false, goesOn = false, chosen }: AnimalGridProps) {
  const { act, dialog } = useCardActs()
  const today = useToday()()
  const links = useCardLinks()
  return (
    <CardGrid
      animals={animals}
      links={links}
      {...(chosen && !chosen.isOn && { onHold: chosen.begin })}
      outdated={outdated}
      goesOn={goesOn}
      draw={(animal, eager) => (
        <AnimalCard
          animal={animal}
          today={today}
          place={place}
          act={act}
          eager={eager}
          {...(chosen?.isOn && { isChosen: chosen.ids.has(animal.id), choose: chosen.choose })}
        />
      )}
    >
      {dialog}
    </CardGrid>
  )
}
