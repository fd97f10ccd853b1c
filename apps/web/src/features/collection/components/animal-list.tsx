import { Button, VisuallyHidden } from '@mantine/core'
import ListChecks from 'lucide-react/icons/list-checks'
import type { ReactNode } from 'react'
import { Chip } from '../../../shared/ui/chip.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { FailedPlace } from '../../../shared/ui/failed-place.tsx'
import { ListEnd } from '../../../shared/ui/list-end.tsx'
import { collectionTexts } from '../collection.texts.ts'
import type { ShownList } from '../hooks/use-animal-list.ts'
import { type ChosenAnimals, useChoice } from '../hooks/use-choice.ts'
import { type ListView, useListView } from '../hooks/use-list-view.ts'
import { severalTexts } from '../several.texts.ts'
import { AnimalFilters } from './animal-filters.tsx'
import { AnimalGrid } from './animal-grid.tsx'
import { AnimalGridSkeleton, AnimalRowsSkeleton } from './animal-grid-skeleton.tsx'
import { ListBeside } from './list-beside.tsx'
import { ListViewSwitch } from './list-view-switch.tsx'
import { ChoiceDialogs } from './several/choice-dialogs.tsx'

const texts = collectionTexts.list

type Props = {
  shown: ShownList
  /** What the list says when there is nothing to search in. */
  empty: ReactNode
  /** What stands at the end of the line of filters. */
  aside?: ReactNode
}

/** A list of animals that is searched, narrowed and scrolled on and on, and from which several can be chosen. */
export function AnimalList({ shown, empty, aside }: Props) {
  const chosen = useChoice(shown)
  return (
    <>
      {!shown.isEmpty && (
        <AnimalFilters
          {...shown.listFilters}
          species={shown.species}
          places={shown.places}
          views={<ListViewSwitch />}
        >
          <SelectButton chosen={chosen} />
          {aside}
        </AnimalFilters>
      )}
      <Cards shown={shown} empty={empty} chosen={chosen} />
      <ChoiceDialogs chosen={chosen} />
    </>
  )
}

const SelectButton = ({ chosen: { isOn, begin, end, button } }: { chosen: ChosenAnimals }) => (
  <Chip on={isOn} onPress={() => (isOn ? end() : begin())} ref={button}>
    <ListChecks size={17} aria-hidden />
    <span>{severalTexts.select}</span>
  </Chip>
)

type CardsProps = Props & { chosen: ChosenAnimals }

function Cards({ shown, empty, chosen }: CardsProps) {
  const { list, listFilters, pages, animals, isEmpty } = shown
  const { hasNextPage, isPlaceholderData } = pages
  const view = useListView()
  const { failed, moreFailed } = collectionTexts.lists[list]
  if (pages.isPending) return <Loading view={view} />
  if (pages.isError && animals.length === 0)
    return (
      <FailedPlace
        title={failed}
        text={texts.kept}
        error={pages.error}
        action={texts.tryAgain}
        onRetry={() => void pages.refetch()}
      />
    )
  if (isEmpty) return empty
  if (animals.length === 0) return <NoMatch onClear={listFilters.clear} />
  const Animals = view === 'list' ? ListBeside : AnimalGrid
  return (
    <>
      <VisuallyHidden role="status">
        {(hasNextPage ? texts.shownSoFar : texts.shown)(animals.length)}
      </VisuallyHidden>
      <Animals
        animals={animals}
        place={list}
        outdated={isPlaceholderData}
        goesOn={hasNextPage}
        chosen={chosen}
      />
      <ListEnd pages={pages} moreFailed={moreFailed} />
    </>
  )
}

const Loading = ({ view }: { view: ListView }) => (
  <div aria-busy>
    <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    {view === 'list' ? <AnimalRowsSkeleton /> : <AnimalGridSkeleton />}
  </div>
)

const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title={texts.noMatch}
    text={texts.noMatchText}
    action={
      <Button variant="default" onClick={onClear}>
        {texts.clearFilters}
      </Button>
    }
  />
)
