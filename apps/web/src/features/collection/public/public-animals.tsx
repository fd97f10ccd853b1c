import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { AnimalCard, type PublicCard } from '../components/animal-card.tsx'
import { CardGrid } from '../components/card-grid.tsx'

export { AnimalGridSkeleton } from '../components/animal-grid-skeleton.tsx'

type Props = { animals: readonly PublicCard[]; today: CivilDay; outdated?: boolean; goesOn?: boolean }

/** Animals as others see them: cards without a menu, each leading to the shared page (COL-54, COL-56). */
export const PublicAnimals = ({ animals, today, outdated = false, goesOn = false }: Props) => (
  <CardGrid
    animals={animals}
    page="/shared/reptile/$id"
    outdated={outdated}
    goesOn={goesOn}
    draw={(animal, eager) => <AnimalCard animal={animal} today={today} place="public" eager={eager} />}
  />
)
