import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import Plus from 'lucide-react/icons/plus'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Hint } from '../../../shared/ui/hint.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { UnderPlanLimit } from '../../billing/public/under-plan-limit.tsx'
import { figuresQuery } from '../../home/public/figures.ts'
import { SharePageButton } from '../../sharing/public/share-page-button.tsx'
import { collectionTexts } from '../collection.texts.ts'
import { AnimalList } from '../components/animal-list.tsx'
import { CollectionTabs } from '../components/collection-tabs.tsx'
import { HeadViewSwitch } from '../components/list-view-switch.tsx'
import { SamplesButton, SamplesNotice } from '../components/samples.tsx'
import { useAnimalList } from '../hooks/use-animal-list.ts'
import { isSample } from '../sample-animals.ts'
import classes from './animals-page.module.css'

/** My Animals: the collection as photos, searched, narrowed and ordered (COL-10 to COL-18). */
export function AnimalsPage() {
  const shown = useAnimalList('main')
  return (
    <>
      <PageHeader
        title={collectionTexts.myAnimals}
        breadcrumb={
          <Hint label={collectionTexts.dashboard}>
            <Link className={classes.back} to="/" aria-label={collectionTexts.dashboard}>
              <ChevronLeft size={20} aria-hidden />
            </Link>
          </Hint>
        }
        tabs={<CollectionTabs current="animals" />}
        actions={
          <>
            <HeadViewSwitch />
            <SharePageButton page="collection" />
            {/* An empty list offers the same as its first step. */}
            {!shown.isEmpty && (
              <LinkButton to="/animals/add" data-key-acts="new" leftSection={<Plus size={18} aria-hidden />}>
                {collectionTexts.addAnimal}
              </LinkButton>
            )}
          </>
        }
      />
      <UnderPlanLimit kind="animals" what={collectionTexts.list.animals}>
        {shown.animals.some(isSample) && <SamplesNotice />}
        <AnimalList shown={shown} empty={<Empty />} />
      </UnderPlanLimit>
    </>
  )
}

/** Whoever has put all of their animals away has not come to an empty collection. */
function Empty() {
  const figures = useQuery(figuresQuery).data
  const isElsewhere = figures !== undefined && figures.holdbacks + figures.archived > 0
  return (
    <EmptyState
      {...collectionTexts.empty[isElsewhere ? 'elsewhere' : 'main']}
      action={
        <div className={classes.ways}>
          <LinkButton to="/animals/add" data-key-acts="new">
            {collectionTexts.addAnimal}
          </LinkButton>
          <LinkButton to="/animals/import" variant="default">
            {collectionTexts.importSheet}
          </LinkButton>
          {figures && !isElsewhere && <SamplesButton />}
        </div>
      }
    />
  )
}
