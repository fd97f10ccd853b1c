import { createFileRoute } from '@tanstack/react-router'
import { loadDayOfPlans } from '../features/home/components/load-day-of-plans.ts'
import { DashboardPage } from '../features/home/pages/dashboard-page.tsx'
import { prefetchToday } from '../features/husbandry/public/prefetch-today.ts'

export const Route = createFileRoute('/_shell/')({
  staticData: { title: 'Dashboard', isHeaded: true },
  // Begun and not awaited: the answer comes while the page's own code is still on its way.
  loader: ({ context: { queryClient } }) => {
    if (prefetchToday(queryClient)) loadDayOfPlans().catch(() => undefined)
  },
  component: DashboardPage,
})
