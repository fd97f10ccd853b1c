import { seasonOf } from '@clutchbook/domain/clutches/season.rules'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { FailedPlace } from '../../../shared/ui/failed-place.tsx'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import { boardTexts as texts } from '../board.texts.ts'
import { BoardOutline } from '../components/board/board-outline.tsx'
import { SeasonHead } from '../components/season-head.tsx'
import { seasonSettingsQuery } from '../season.queries.ts'

/** Leads to the season that runs; which one that is depends on the day on which the keeper's seasons begin. */
export function RunningSeasonPage() {
  const today = useToday()()
  const { data, error, refetch } = useQuery(seasonSettingsQuery)
  if (data)
    return <Navigate to="/season/$year" params={{ year: String(seasonOf(today, data.firstDay)) }} replace />
  return (
    <>
      <SeasonHead />
      {error ? (
        <FailedPlace
          title={texts.failed}
          text={texts.kept}
          error={error}
          action={uiTexts.tryAgain}
          onRetry={() => void refetch()}
        />
      ) : (
        <BoardOutline />
      )}
    </>
  )
}
