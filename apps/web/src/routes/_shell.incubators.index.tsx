import { createFileRoute } from '@tanstack/react-router'
import { IncubatorsPage } from '../features/incubation/pages/incubators-page.tsx'

/** Incubators (CLU-20). */
export const Route = createFileRoute('/_shell/incubators/')({
  staticData: { title: 'Incubators', back: '/incubating' },
  component: IncubatorsPage,
})
