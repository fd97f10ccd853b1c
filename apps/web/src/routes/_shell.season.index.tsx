import { createFileRoute } from '@tanstack/react-router'
import { RunningSeasonPage } from '../features/season/pages/running-season-page.tsx'

/** The season that runs (SEA-22). */
export const Route = createFileRoute('/_shell/season/')({
  staticData: { title: 'Season' },
  component: RunningSeasonPage,
})
