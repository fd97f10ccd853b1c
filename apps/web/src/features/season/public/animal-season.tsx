import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { InSight } from '../../../shared/ui/in-sight.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { SeasonOutline } from '../components/season-outline.tsx'
import { seasonTexts as texts } from '../season.texts.ts'

const outlines = {
  season: <SeasonOutline title={texts.title} />,
  visits: <SeasonOutline title={texts.visits} />,
}

const SeasonCard = lazyPart(
  async () => (await import('../components/season-card.tsx')).SeasonCard,
  outlines.season,
)
const VisitsCard = lazyPart(
  async () => (await import('../components/visits-card.tsx')).VisitsCard,
  outlines.visits,
)

/** The season of a female, or the visits of a male; whose sex is not known has neither (SEA-22). */
export function AnimalSeason({ animal }: { animal: Animal }) {
  if (animal.sex === 'Female')
    return (
      <InSight name={`season ${animal.id}`} outline={outlines.season}>
        <SeasonCard animal={animal} />
      </InSight>
    )
  if (animal.sex !== 'Male') return null
  return (
    <InSight name={`visits ${animal.id}`} outline={outlines.visits}>
      <VisitsCard animal={animal} />
    </InSight>
  )
}
