import type { SharedCard } from '@clutchbook/domain/sharing/sharing.schema'
import { VisuallyHidden } from '@mantine/core'
import { ListEnd, type MorePages } from '../../../shared/ui/list-end.tsx'
import { PublicAnimals } from '../../collection/public/public-animals.tsx'
import { useVisitorToday } from '../hooks/use-visitor-today.ts'
import type { Eyes } from '../public-pages.queries.ts'
import { publicTexts as texts } from '../public-pages.texts.ts'

type Props = {
  /** What has come so far. */
  animals: readonly SharedCard[]
  pages: MorePages & { readonly eyes: Eyes }
}

/** The animals of a public list, with the way to its next page. */
export function ShownAnimals({ animals, pages }: Props) {
  const today = useVisitorToday()
  const { hasNextPage, isPlaceholderData } = pages
  return (
    <>
      <VisuallyHidden role="status">
        {(hasNextPage ? texts.shownSoFar : texts.shown)(animals.length)}
      </VisuallyHidden>
      <PublicAnimals
        animals={animals}
        today={today}
        outdated={isPlaceholderData}
        goesOn={hasNextPage}
        preview={pages.eyes === 'owner'}
      />
      <ListEnd pages={pages} moreFailed={texts.moreFailed} />
    </>
  )
}
