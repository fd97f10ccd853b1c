import { createFileRoute, notFound } from '@tanstack/react-router'
import { currentUserQuery } from '../features/accounts/public/current-user-query.ts'
import { DataRepairPage } from '../features/admin/pages/data-repair-page.tsx'

/** For administrators; to everyone else there is nothing here (ADM-13). The server asks for the role again. */
export const Route = createFileRoute('/_shell/admin/data-repair')({
  staticData: { title: 'System Administration' },
  beforeLoad: async ({ context }) => {
    const user = await context.queryClient.ensureQueryData(currentUserQuery)
    if (!user?.isAdmin) throw notFound()
  },
  component: DataRepairPage,
})
