import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '../features/home/pages/dashboard-page.tsx'

export const Route = createFileRoute('/_shell/')({
  staticData: { title: 'Dashboard', isHeaded: true },
  component: DashboardPage,
})
