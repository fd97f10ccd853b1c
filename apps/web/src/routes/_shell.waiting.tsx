import { createFileRoute } from '@tanstack/react-router'
import { WaitingPage } from '../features/sync/pages/waiting-page.tsx'

/** What waits on this device for the server (OFF-20). */
export const Route = createFileRoute('/_shell/waiting')({
  staticData: { title: 'Waiting', back: '/' },
  component: WaitingPage,
})
