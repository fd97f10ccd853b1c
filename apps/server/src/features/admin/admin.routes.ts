import { adminContract } from '@clutchbook/domain/admin/admin.contract'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/caller.ts'
import { serve } from '../../platform/http/serve.ts'
import type { AdminService } from './admin.service.ts'

/** What the administrator may ask for. */
export function adminRoutes(app: FastifyInstance, admin: AdminService): void {
  serve(app, adminContract.previewRepair, () => admin.previewRepair())
  serve(app, adminContract.repair, ({ actor, request }) => admin.repair(actor, callerOf(request)))
}
