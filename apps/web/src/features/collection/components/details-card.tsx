import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import { collectionTexts } from '../collection.texts.ts'
import { ArchiveStatusToggles } from './archive-status-toggles.tsx'
import { DetailsList } from './details-list.tsx'

/** What is known of an animal, and its archive status. */
export function DetailsCard({ animal }: { animal: Animal }) {
  const today = useToday()()
  return (
    <SectionCard title={collectionTexts.detail.details} aside={<ArchiveStatusToggles animal={animal} />}>
      <DetailsList animal={animal} today={today} />
    </SectionCard>
  )
}
