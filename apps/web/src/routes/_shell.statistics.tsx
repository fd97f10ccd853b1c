import { createFileRoute } from '@tanstack/react-router'
import { StatisticsPage } from '../features/collection/pages/statistics-page.tsx'
import { animalStatisticsQuery, breedingStatisticsQuery } from '../features/collection/statistics.queries.ts'

/** The collection in figures; the dashboard leads here (COL-09, SHELL-Q17). */
export const Route = createFileRoute('/_shell/statistics')({
  staticData: { title: 'Statistics', back: '/' },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(animalStatisticsQuery)
    void queryClient.prefetchQuery(breedingStatisticsQuery)
  },
  component: StatisticsPage,
})
