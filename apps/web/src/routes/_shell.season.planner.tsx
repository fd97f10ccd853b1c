import { createFileRoute } from '@tanstack/react-router'
import { PlannerPage } from '../features/season/pages/planner-page.tsx'
import { readPlannerSearch } from '../features/season/planner-search.ts'

/** Which own animals to pair (SEA-22). */
export const Route = createFileRoute('/_shell/season/planner')({
  staticData: { title: 'Pairing planner', back: '/breeding' },
  validateSearch: readPlannerSearch,
  component: PlannerPage,
})
