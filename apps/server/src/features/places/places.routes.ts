import { placesContract } from '@clutchbook/domain/places/places.contract'
import type { FastifyInstance } from 'fastify'
import { linkNext } from '../../platform/http/paging.ts'
import { expectedVersion } from '../../platform/http/revalidation.ts'
import { serve } from '../../platform/http/serve.ts'
import type { PlacesService } from './places.service.ts'

/** Where animals are kept. */
export function placesRoutes(app: FastifyInstance, places: PlacesService): void {
  serve(app, placesContract.list, async ({ actor, query, request, reply }) => {
    const page = await places.list(actor, query)
    linkNext(request, reply, page.next)
    return page.places
  })
  serve(app, placesContract.get, ({ actor, params }) => places.get(actor, params.id))
  serve(app, placesContract.create, ({ actor, body }) => places.create(actor, body))
  serve(app, placesContract.change, ({ actor, params, body, request }) =>
    places.change(actor, params.id, body, expectedVersion(request)),
  )
  serve(app, placesContract.remove, async ({ actor, params, request }) => {
    await places.remove(actor, params.id, expectedVersion(request))
    return undefined
  })
  serve(app, placesContract.order, ({ actor, body }) => places.order(actor, body))
  serve(app, placesContract.records, async ({ actor, params, query, request, reply }) => {
    const page = await places.listRecords(actor, params.id, query)
    linkNext(request, reply, page.next)
    return page.records
  })
  serve(app, placesContract.history, ({ actor, params }) => places.listHistory(actor, params.id))
}
