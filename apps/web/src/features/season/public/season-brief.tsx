import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { Pending } from '../../../shared/ui/pending.tsx'
import type { ShedRecord } from '../components/season-brief.tsx'

const Brief = lazyPart(async () => (await import('../components/season-brief.tsx')).SeasonBrief, <Pending />)

/** How the season of a female stands, among what is done with her daily. */
export const SeasonBrief = ({ animal, shed }: { animal: Animal; shed: ShedRecord | null }) =>
  animal.sex === 'Female' ? <Brief animal={animal} shed={shed} /> : null
