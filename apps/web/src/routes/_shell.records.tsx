import { createFileRoute } from '@tanstack/react-router'
import { readRecordsSearch } from '../features/collection/all-records-search.ts'
import { RecordsPage } from '../features/collection/pages/records-page.tsx'

/** What was written down of all animals (HUS-13). */
export const Route = createFileRoute('/_shell/records')({
  staticData: { title: 'Records', back: '/animals' },
  validateSearch: readRecordsSearch,
  component: RecordsPage,
})
