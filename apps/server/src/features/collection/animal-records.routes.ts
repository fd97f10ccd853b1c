import { animalRecordsContract } from '@clutchbook/domain/collection/animal-records.contract'
import type { FastifyInstance } from 'fastify'
import { linkNext } from '../../platform/http/paging.ts'
import { expectedVersion } from '../../platform/http/revalidation.ts'
import { serve } from '../../platform/http/serve.ts'
import type { CollectionService } from './collection.service.ts'

/** What is written down about an animal. */
export function animalRecordsRoutes(app: FastifyInstance, { records }: CollectionService): void {
  serve(app, animalRecordsContract.list, async ({ actor, params, query, request, reply }) => {
    const page = await records.list(actor, params.id, query)
    linkNext(request, reply, page.next)
    return page.records
  })
  serve(app, animalRecordsContract.latest, ({ actor, params }) => records.latest(actor, params.id))
  serve(app, animalRecordsContract.create, ({ actor, params, body }) =>
    records.create(actor, params.id, body),
  )
  serve(app, animalRecordsContract.change, ({ actor, params, body, request }) =>
    records.change(actor, params.id, params.recordId, body, expectedVersion(request)),
  )
  serve(app, animalRecordsContract.remove, async ({ actor, params, request }) => {
    await records.remove(actor, params.id, params.recordId, expectedVersion(request))
    return undefined
  })
  serve(app, animalRecordsContract.takeBack, ({ actor, params, body, request }) => {
    const at = { animalId: params.id, id: params.recordId, version: expectedVersion(request) }
    return records.takeBack(actor, at, body)
  })
}
