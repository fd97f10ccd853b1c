import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { AnimalCard, type PublicCard } from '../components/animal-card.tsx'
import { CardGrid } from '../components/card-grid.tsx'

export { AnimalGridSkeleton } from '../components/animal-grid-skeleton.tsx'

type Props = {
  animals: readonly PublicCard[]
  today: CivilDay
  outdated?: boolean
  goesOn?: boolean
  /** The owner looks at what others would see, on the pages of the animals too. */
  preview?: boolean
}

/** Animals as others see them: cards without a menu, each leading to the shared page (COL-54, COL-56). */
export const PublicAnimals = ({ animals, today, outdated, goesOn, preview = false }: Props) => (
  <CardGrid
    animals={animals}
    outdated={outdated ?? false}
    goesOn={goesOn ?? false}
    isDrawn
    draw={(animal, eager) => (
      <AnimalCard animal={animal} today={today} place={preview ? 'preview' : 'public'} eager={eager} />
    )}
  />
)
