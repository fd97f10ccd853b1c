import { clutchLogContract } from '@clutchbook/domain/clutches/clutch-log.contract'
import { clutchesContract } from '@clutchbook/domain/clutches/clutches.contract'
import { clutchHatchContract } from '@clutchbook/domain/clutches/hatch.contract'
import type { FastifyInstance } from 'fastify'
import { linkNext } from '../../platform/http/paging.ts'
import { expectedVersion } from '../../platform/http/revalidation.ts'
import { serve } from '../../platform/http/serve.ts'
import type { EggsService } from './eggs.service.ts'

/** The keeper's clutches. */
export function clutchesRoutes(app: FastifyInstance, { clutches }: EggsService): void {
  serve(app, clutchesContract.list, async ({ actor, query, request, reply }) => {
    const page = await clutches.list(actor, query)
    linkNext(request, reply, page.next)
    return page.clutches
  })
  serve(app, clutchesContract.get, ({ actor, params }) => clutches.get(actor, params.id))
  serve(app, clutchesContract.thermal, ({ actor, params, query }) =>
    clutches.thermalHistory(actor, params.id, query.eggId),
  )
  serve(app, clutchesContract.create, ({ actor, body }) => clutches.create(actor, body))
  serve(app, clutchesContract.change, ({ actor, params, body, request }) =>
    clutches.change(actor, params.id, body, expectedVersion(request)),
  )
  serve(app, clutchesContract.remove, async ({ actor, params, request }) => {
    await clutches.remove(actor, params.id, expectedVersion(request))
    return undefined
  })
  serve(app, clutchesContract.moveIn, ({ actor, params, body }) =>
    clutches.moveIn(actor, params.id, body.ids),
  )
  serve(app, clutchHatchContract.hatch, ({ actor, params, body }) =>
    clutches.hatching.hatch(actor, params.id, body),
  )
  serve(app, clutchHatchContract.takeBack, async ({ actor, params }) => {
    await clutches.hatching.takeBack(actor, params.id, params.hatchId)
    return undefined
  })
  serve(app, clutchHatchContract.weigh, ({ actor, params, body }) =>
    clutches.hatching.weigh(actor, params.id, body),
  )
  serve(app, clutchLogContract.list, ({ actor, params }) => clutches.log.list(actor, params.id))
  serve(app, clutchLogContract.create, ({ actor, params, body }) =>
    clutches.log.create(actor, params.id, body),
  )
  serve(app, clutchLogContract.remove, async ({ actor, params }) => {
    await clutches.log.remove(actor, params.id, params.entryId)
    return undefined
  })
}
