import { createFileRoute } from '@tanstack/react-router'
import { LabelTargetPage } from '../features/places/pages/label-target-page.tsx'

/** What is on a label, for who has signed in: the server answers it before the site is there (PLC-13). */
export const Route = createFileRoute('/_shell/q/$key')({
  staticData: { title: 'Label' },
  component: LabelTargetPage,
})
