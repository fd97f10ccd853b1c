import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import Table2 from 'lucide-react/icons/table-2'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { FailedPlace } from '../../../shared/ui/failed-place.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { BreedingTabs } from '../../breeding/public/breeding-tabs.tsx'
import { boardQuery } from '../board.queries.ts'
import { boardTexts as texts } from '../board.texts.ts'
import { Board } from '../components/board/board.tsx'
import { BoardFilters } from '../components/board/board-filters.tsx'
import { BoardOutline } from '../components/board/board-outline.tsx'
import { YearSteps } from '../components/board/year-steps.tsx'
import { seasonSettingsQuery } from '../season.queries.ts'
import { readSeasonSearch, type SeasonSearch, seasonYearOf } from '../season-search.ts'
import { seasonName } from '../season-view.ts'
import classes from './season-page.module.css'

/** The season of a year: its pairings on a line of time (SEA-22). */
export function SeasonPage() {
  const { year: named } = useParams({ from: '/_shell/season/$year' })
  const year = seasonYearOf(named)
  return (
    <>
      <PageHeader title={texts.title} tabs={<BreedingTabs current="season" />} actions={<SeasonWays />} />
      {year === null ? <Missing /> : <Season year={year} />}
    </>
  )
}

export const SeasonWays = () => (
  <>
    <LinkButton to="/season/planner" variant="default" leftSection={<Table2 size={17} aria-hidden />}>
      {texts.planner}
    </LinkButton>
    <LinkButton to="/breeding/new" data-key-acts="new" leftSection={<Plus size={18} aria-hidden />}>
      {texts.newProject}
    </LinkButton>
  </>
)

const Missing = () => (
  <EmptyState
    title={texts.missing}
    text={texts.missingText}
    action={<LinkButton to="/season">{texts.toRunning}</LinkButton>}
  />
)

function Season({ year }: { year: number }) {
  const search = readSeasonSearch(useSearch({ from: '/_shell/season/$year' }))
  const navigate = useNavigate()
  const settings = useQuery(seasonSettingsQuery)
  const board = useQuery(boardQuery(year))
  const firstDay = settings.data?.firstDay
  const nameOf = (one: number): string => (firstDay ? seasonName(one, firstDay) : String(one))
  /** While a word is typed, each step takes the place of the one before in the browser's history. */
  const ask = (asked: SeasonSearch): void =>
    void navigate({
      ...{ to: '/season/$year', params: { year: String(year) }, search: asked },
      ...{ replace: true, resetScroll: false },
    })
  return (
    <>
      <div className={classes.bar}>
        <YearSteps year={year} nameOf={nameOf} />
        {board.data && board.data.rows.length > 0 && (
          <BoardFilters board={board.data} search={search} onAsk={ask} />
        )}
      </div>
      {board.isPending && <BoardOutline />}
      {board.isError && !board.data && (
        <FailedPlace
          title={texts.failed}
          text={texts.kept}
          error={board.error}
          action={uiTexts.tryAgain}
          onRetry={() => void board.refetch()}
        />
      )}
      {board.data?.rows.length === 0 && (
        <EmptyState
          title={texts.empty.title(nameOf(year))}
          text={texts.empty.text}
          action={<LinkButton to="/breeding/new">{texts.newProject}</LinkButton>}
        />
      )}
      {board.data && board.data.rows.length > 0 && (
        <Board
          board={board.data}
          search={search}
          isOutdated={board.isPlaceholderData}
          onClear={() => ask({})}
        />
      )}
    </>
  )
}
