import { useQuery } from '@tanstack/react-query'
import { seasonSettingsQuery } from '../season.queries.ts'
import { seasonName } from '../season-view.ts'

/** How seasons are written, once it is known on which day they begin; until then by the year in which each ends. */
export function useSeasonNames(): (season: number) => string {
  const firstDay = useQuery(seasonSettingsQuery).data?.firstDay
  return (season) => (firstDay ? seasonName(season, firstDay) : String(season))
}
