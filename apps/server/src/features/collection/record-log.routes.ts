import { recordLogContract as contract } from '@clutchbook/domain/husbandry/record-log.contract'
import type { FastifyInstance } from 'fastify'
import { linkNext } from '../../platform/http/paging.ts'
import { serve } from '../../platform/http/serve.ts'
import type { CollectionService } from './collection.service.ts'

/** What was done, whatever animals it was done with. */
export function recordLogRoutes(app: FastifyInstance, { log }: CollectionService): void {
  serve(app, contract.list, async ({ actor, query, request, reply }) => {
    const page = await log.list(actor, query)
    linkNext(request, reply, page.next)
    return page.records
  })
  serve(app, contract.write, ({ actor, body }) => log.write(actor, body.entries))
  serve(app, contract.undo, ({ actor, body }) => log.undo(actor, body))
}
