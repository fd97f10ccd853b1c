import { maintenanceContract } from '@clutchbook/domain/maintenance/maintenance.contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { MaintenanceService } from './maintenance.service.ts'

/** What an administrator may ask about the installation. */
export function maintenanceRoutes(app: FastifyInstance, maintenance: MaintenanceService): void {
  serve(app, maintenanceContract.find, () => maintenance.find())
}
