import { severalAnimalsContract as contract } from '@clutchbook/domain/collection/several-animals.contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { CollectionService } from './collection.service.ts'

/** What is done with several of the keeper's animals at once. */
export function severalAnimalsRoutes(app: FastifyInstance, { several }: CollectionService): void {
  serve(app, contract.listIds, ({ actor, query }) => several.listIds(actor, query))
  serve(app, contract.archive, ({ actor, body }) => several.archive(actor, body.ids))
  serve(app, contract.unarchive, ({ actor, body }) => several.unarchive(actor, body.ids))
  serve(app, contract.holdBack, ({ actor, body }) => several.holdBack(actor, body.ids, body.isHoldback))
  serve(app, contract.remove, ({ actor, body }) => several.remove(actor, body.ids))
  serve(app, contract.addRecords, ({ actor, body }) => several.addRecords(actor, body))
  serve(app, contract.removeRecords, ({ actor, body }) => several.removeRecords(actor, body.ids))
}
