import Trash2 from 'lucide-react/icons/trash-2'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { collectionTexts } from '../collection.texts.ts'
import { AnimalList } from '../components/animal-list.tsx'
import { CollectionTabs } from '../components/collection-tabs.tsx'
import { HeadViewSwitch } from '../components/list-view-switch.tsx'
import { useAnimalList } from '../hooks/use-animal-list.ts'

/** The archive: animals that were sold or put away (COL-22 to COL-26). */
export const ArchivePage = () => (
  <>
    <PageHeader
      title={collectionTexts.archives}
      tabs={<CollectionTabs current="archives" />}
      actions={
        <>
          <HeadViewSwitch />
          <LinkButton to="/trash" variant="default" leftSection={<Trash2 size={17} aria-hidden />}>
            {collectionTexts.trash}
          </LinkButton>
        </>
      }
    />
    <AnimalList
      shown={useAnimalList('archived')}
      empty={
        <EmptyState
          {...collectionTexts.empty.archived}
          action={<LinkButton to="/reptiles">{collectionTexts.empty.returnToList}</LinkButton>}
        />
      }
    />
  </>
)
