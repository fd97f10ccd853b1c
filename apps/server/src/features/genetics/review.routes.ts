import { reviewContract } from '@clutchbook/domain/genetics/review.contract'
import type { FastifyInstance } from 'fastify'
import { linkNext } from '../../platform/http/paging.ts'
import { serve } from '../../platform/http/serve.ts'
import type { GeneticsService } from './genetics.service.ts'

/** The own animals whose genes stand in their morph texts alone. */
export function reviewRoutes(app: FastifyInstance, { review }: GeneticsService): void {
  serve(app, reviewContract.listUnread, async ({ actor, query, request, reply }) => {
    const { rows, next } = await review.list(actor, query)
    linkNext(request, reply, next)
    return rows
  })
  serve(app, reviewContract.countUnread, ({ actor }) => review.summary(actor))
  serve(app, reviewContract.keepRead, ({ actor, body }) => review.keep(actor, body))
  serve(app, reviewContract.letGo, ({ actor, params }) => review.letGo(actor, params.id))
}
