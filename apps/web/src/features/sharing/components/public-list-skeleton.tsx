import { VisuallyHidden } from '@mantine/core'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { AnimalGridSkeleton } from '../../collection/public/public-animals.tsx'
import { publicTexts } from '../public-pages.texts.ts'

/** The outline of a page with the animals of a keeper. */
export const PublicListSkeleton = () => (
  <div aria-busy>
    <VisuallyHidden component="h1" role="status">
      {publicTexts.loading}
    </VisuallyHidden>
    <p aria-hidden>
      <Skeleton height={44} width="min(340px, 80%)" />
    </p>
    <br />
    <AnimalGridSkeleton />
  </div>
)
