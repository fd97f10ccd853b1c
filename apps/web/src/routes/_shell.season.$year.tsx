import { createFileRoute } from '@tanstack/react-router'
import { SeasonPage } from '../features/season/pages/season-page.tsx'
import type { SeasonSearch } from '../features/season/season-search.ts'

/** A season, by the year in which it ends (SEA-22). */
export const Route = createFileRoute('/_shell/season/$year')({
  staticData: { title: 'Season' },
  // The page reads what it can't mean out of it, with code that no first visit loads (B1).
  validateSearch: (search: Record<string, unknown>) => search as SeasonSearch,
  component: SeasonPage,
})
