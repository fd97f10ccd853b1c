import { createFileRoute } from '@tanstack/react-router'
import { PlannerPage } from '../features/season/pages/planner-page.tsx'
import type { PlannerSearch } from '../features/season/planner-search.ts'

/** Which own animals to pair (SEA-22). */
export const Route = createFileRoute('/_shell/season/planner')({
  staticData: { title: 'Pairing planner', back: '/season' },
  // The page reads what it can't mean out of it, with code that no first visit loads (B1).
  validateSearch: (search: Record<string, unknown>) => search as PlannerSearch,
  component: PlannerPage,
})
