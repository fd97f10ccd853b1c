import { createFileRoute } from '@tanstack/react-router'
import { IncubatorDetailPage } from '../features/incubation/pages/incubator-detail-page.tsx'

/** One incubator (SEA-21). Without a loader: that would come with everyone's first script, and few open this page. */
export const Route = createFileRoute('/_shell/incubators/$id')({
  staticData: { title: 'Incubator', isHeaded: true, back: '/incubators' },
  component: IncubatorDetailPage,
})
