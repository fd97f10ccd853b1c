import { createFileRoute } from '@tanstack/react-router'
import { ImportAnimalsPage } from '../features/import-export/pages/import-animals-page.tsx'

/** Bringing animals in from a sheet (D1). */
export const Route = createFileRoute('/_shell/animals/import')({
  staticData: { title: 'Import', back: '/animals' },
  component: ImportAnimalsPage,
})
