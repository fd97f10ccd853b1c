import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { collectionTexts } from '../collection.texts.ts'
import { AnimalList } from '../components/animal-list.tsx'
import { HeadViewSwitch } from '../components/list-view-switch.tsx'
import { useAnimalList } from '../hooks/use-animal-list.ts'

/** Holdbacks: animals kept for the keeper's own breeding (COL-32 to COL-38). */
export const HoldbacksPage = () => (
  <>
    <PageHeader title={collectionTexts.holdbacks} />
    <AnimalList
      shown={useAnimalList('holdbacks')}
      aside={<HeadViewSwitch small />}
      empty={
        <EmptyState
          {...collectionTexts.empty.holdbacks}
          action={<LinkButton to="/reptiles">{collectionTexts.myAnimals}</LinkButton>}
        />
      }
    />
  </>
)
