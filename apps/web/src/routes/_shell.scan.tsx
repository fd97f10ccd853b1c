import { createFileRoute } from '@tanstack/react-router'
import { ScanPage } from '../features/places/pages/scan-page.tsx'

/** Reads labels (PLC-17). */
export const Route = createFileRoute('/_shell/scan')({
  staticData: { title: 'Scan', back: '/' },
  component: ScanPage,
})
