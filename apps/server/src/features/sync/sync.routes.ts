import { syncContract } from '@clutchbook/domain/sync/sync.contract'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { serve } from '../../platform/http/serve.ts'
import { createSyncService } from './sync.service.ts'

/** What feeds the copies of records on devices. */
export function syncRoutes(app: FastifyInstance, ground: { readonly db: Db; readonly clock: Clock }): void {
  const sync = createSyncService(ground)
  serve(app, syncContract.get, ({ actor, query }) => sync.get(actor, query))
}
