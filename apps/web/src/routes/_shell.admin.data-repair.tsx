import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { currentUserQuery } from '../features/accounts/public/current-user-query.ts'
import { DataRepairPage } from '../features/admin/pages/data-repair-page.tsx'

/** For administrators; to everyone else there is nothing here (ADM-13). The server asks for the role again. */
export const Route = createFileRoute('/_shell/admin/data-repair')({
  staticData: { title: 'System Administration' },
  beforeLoad: async ({ context }) => {
    const user = await context.queryClient.ensureQueryData(currentUserQuery)
    // For the whole address, so that the page of an unknown address stands alone and brings its own frame.
    if (!user?.isAdmin) throw notFound({ routeId: rootRouteId })
  },
  component: DataRepairPage,
})
