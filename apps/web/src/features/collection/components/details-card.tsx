import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { FoldCard } from '../../../shared/ui/fold-card.tsx'
import { useIsWide } from '../../../shared/ui/use-is-wide.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import { collectionTexts } from '../collection.texts.ts'
import { ArchiveStatusToggles } from './archive-status-toggles.tsx'
import { DetailsList } from './details-list.tsx'

/** What is known of an animal, and its archive status. Folded on a phone, where the head of the page says the most of it. */
export function DetailsCard({ animal }: { animal: Animal }) {
  const today = useToday()()
  const isWide = useIsWide()
  return (
    <FoldCard
      name="details"
      title={collectionTexts.detail.details}
      aside={<ArchiveStatusToggles animal={animal} />}
      startsFolded={!isWide}
    >
      <DetailsList animal={animal} today={today} />
    </FoldCard>
  )
}
