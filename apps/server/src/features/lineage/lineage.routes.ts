import { lineageContract } from '@clutchbook/domain/lineage/lineage.contract'
import type { FastifyInstance } from 'fastify'
import { linkNext } from '../../platform/http/paging.ts'
import { expectedVersion } from '../../platform/http/revalidation.ts'
import { serve } from '../../platform/http/serve.ts'
import type { LineageService } from './lineage.service.ts'

/** Whom an animal comes from, and who comes from it. */
export function lineageRoutes(app: FastifyInstance, lineage: LineageService): void {
  const { ancestors, children } = lineage
  serve(app, lineageContract.getPedigree, ({ actor, params, query }) =>
    lineage.getPedigree(actor, params.id, query.generations),
  )
  serve(app, lineageContract.listAncestors, ({ actor, params }) => ancestors.list(actor, params.id))
  serve(app, lineageContract.createAncestor, ({ actor, params, body }) =>
    ancestors.create(actor, params.id, body),
  )
  serve(app, lineageContract.changeAncestor, ({ actor, params, body, request }) =>
    ancestors.change(actor, params.id, params.ancestorId, body, expectedVersion(request)),
  )
  serve(app, lineageContract.removeAncestor, async ({ actor, params, request }) => {
    await ancestors.remove(actor, params.id, params.ancestorId, expectedVersion(request))
    return undefined
  })
  serve(app, lineageContract.listOffspring, async ({ actor, params, query, request, reply }) => {
    const page = await children.list(actor, params.id, query)
    linkNext(request, reply, page.next)
    return page.children
  })
  serve(app, lineageContract.addOffspring, ({ actor, params, body }) => children.add(actor, params.id, body))
  serve(app, lineageContract.removeOffspring, async ({ actor, params }) => {
    await children.remove(actor, params.id, params.offspringLinkId)
    return undefined
  })
}
