import { seasonOf } from '@clutchbook/domain/clutches/season.rules'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useToday } from '../../accounts/public/use-today.ts'
import { boardTexts } from '../board.texts.ts'
import { SeasonHead } from '../components/season-head.tsx'
import { ViewOutline } from '../components/view-outline.tsx'
import { seasonSettingsQuery } from '../season.queries.ts'

/** Leads to the season that runs; which one that is depends on the day on which the keeper's seasons begin. */
export function RunningSeasonPage() {
  const today = useToday()()
  const answer = useQuery(seasonSettingsQuery)
  if (answer.data) {
    const year = String(seasonOf(today, answer.data.firstDay))
    return <Navigate to="/season/$year" params={{ year }} replace />
  }
  return (
    <>
      <SeasonHead />
      <ViewOutline answer={answer} texts={boardTexts} height={420} />
    </>
  )
}
