import { feedersContract } from '@clutchbook/domain/husbandry/feeders.contract'
import type { FastifyInstance } from 'fastify'
import { expectedVersion } from '../../platform/http/revalidation.ts'
import { serve } from '../../platform/http/serve.ts'
import type { HusbandryService } from './husbandry.service.ts'

/** Food in stock. */
export function feedersRoutes(app: FastifyInstance, { feeders }: HusbandryService): void {
  serve(app, feedersContract.list, ({ actor }) => feeders.list(actor))
  serve(app, feedersContract.create, ({ actor, body }) => feeders.create(actor, body))
  serve(app, feedersContract.change, ({ actor, params, body, request }) =>
    feeders.change(actor, params.id, body, expectedVersion(request)),
  )
  serve(app, feedersContract.remove, async ({ actor, params, request }) => {
    await feeders.remove(actor, params.id, expectedVersion(request))
    return undefined
  })
  serve(app, feedersContract.stock, ({ actor, params, body }) => feeders.moveStock(actor, params.id, body))
  serve(app, feedersContract.costs, ({ actor, query }) => feeders.listCosts(actor, query.year))
}
