import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { useIsWide } from '../../../shared/ui/use-is-wide.ts'
import { keepBreedingTab } from '../../breeding/public/breeding-tab.ts'
import { boardQuery } from '../board.queries.ts'
import { boardTexts as texts } from '../board.texts.ts'
import { BoardFigures } from '../components/board/board-figures.tsx'
import { BoardFilters } from '../components/board/board-filters.tsx'
import { BoardView } from '../components/board/board-view.tsx'
import { PrintButton } from '../components/board/print-button.tsx'
import { YearSteps } from '../components/board/year-steps.tsx'
import { Compare } from '../components/compare/compare.tsx'
import { Males } from '../components/males/males.tsx'
import { SeasonHead } from '../components/season-head.tsx'
import { SeasonViews } from '../components/season-views.tsx'
import { SettingsButton } from '../components/settings/settings-button.tsx'
import { Weeks } from '../components/weeks/weeks.tsx'
import { useSeasonNames } from '../hooks/use-season-names.ts'
import { readSeasonSearch, type SeasonSearch, seasonYearOf } from '../season-search.ts'
import classes from './season-page.module.css'

/** The season of a year: its pairings on a line of time, its males and weeks, and how it compares (SEA-22). */
export function SeasonPage() {
  const { year: named } = useParams({ from: '/_shell/season/$year' })
  const year = seasonYearOf(named)
  useEffect(() => keepBreedingTab('season'), [])
  if (year !== null) return <Season year={year} />
  return (
    <>
      <SeasonHead />
      <EmptyState
        title={texts.missing}
        text={texts.missingText}
        action={<LinkButton to="/season">{texts.toRunning}</LinkButton>}
      />
    </>
  )
}

function Season({ year }: { year: number }) {
  const search = readSeasonSearch(useSearch({ from: '/_shell/season/$year' }))
  const navigate = useNavigate()
  const nameOf = useSeasonNames()
  const isWide = useIsWide()
  const { view = 'board', by = 'season', all = false } = search
  const board = useQuery({ ...boardQuery(year), enabled: view === 'board' })
  const shown = view === 'board' && board.data && board.data.rows.length > 0 ? board.data : null
  /** While a word is typed, each step takes the place of the one before in the browser's history. */
  const ask = (asked: SeasonSearch): void =>
    void navigate({
      ...{ to: '/season/$year', params: { year: String(year) }, search: asked },
      ...{ replace: true, resetScroll: false },
    })
  const steps = (
    <div className={classes.steps}>
      <YearSteps year={year} nameOf={nameOf} />
      <SettingsButton />
      {isWide && shown && <PrintButton board={shown} search={search} name={nameOf(year)} />}
    </div>
  )
  return (
    <>
      <SeasonHead>{isWide && steps}</SeasonHead>
      <div className={classes.bar} data-board={shown !== null || undefined}>
        {!isWide && steps}
        <SeasonViews year={year} current={view} />
        {isWide && shown && <BoardFigures board={shown} />}
        {shown && <BoardFilters board={shown} search={search} onAsk={ask} />}
      </div>
      {view === 'board' && (
        <BoardView answer={board} name={nameOf(year)} search={search} onClear={() => ask({})} />
      )}
      {!isWide && shown && <BoardFigures board={shown} />}
      {view === 'males' && <Males year={year} name={nameOf(year)} />}
      {view === 'weeks' && <Weeks year={year} name={nameOf(year)} />}
      {view === 'compare' && (
        <Compare
          year={year}
          nameOf={nameOf}
          by={by}
          isAll={all}
          onAsk={(one, isAll) =>
            ask({ view, ...(one !== 'season' && { by: one }), ...(isAll && { all: true }) })
          }
        />
      )}
    </>
  )
}
