import { upkeepContract } from '@clutchbook/domain/upkeep/upkeep.contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { UpkeepService } from './upkeep.service.ts'

/** What an administrator may ask about the installation. */
export function upkeepRoutes(app: FastifyInstance, upkeep: UpkeepService): void {
  serve(app, upkeepContract.find, () => upkeep.find())
}
