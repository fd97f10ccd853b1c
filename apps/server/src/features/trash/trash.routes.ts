import { trashContract } from '@clutchbook/domain/trash/trash.contract'
import type { FastifyInstance } from 'fastify'
import { linkNext } from '../../platform/http/paging.ts'
import { serve } from '../../platform/http/serve.ts'
import type { TrashService } from './trash.service.ts'

/** What a keeper deleted and can bring back. */
export function trashRoutes(app: FastifyInstance, trash: TrashService): void {
  serve(app, trashContract.list, async ({ actor, query, request, reply }) => {
    const { entries, next } = await trash.list(actor, query)
    linkNext(request, reply, next)
    return entries
  })
  serve(app, trashContract.restore, ({ actor, params }) => trash.restore(actor, params.kind, params.id))
  serve(app, trashContract.restoreSeveral, ({ actor, body }) => trash.restoreSeveral(actor, body.entries))
  serve(app, trashContract.removeAll, async ({ actor }) => ({ count: await trash.removeAll(actor) }))
  serve(app, trashContract.remove, async ({ actor, params }) => {
    await trash.remove(actor, params.kind, params.id)
    return undefined
  })
}
