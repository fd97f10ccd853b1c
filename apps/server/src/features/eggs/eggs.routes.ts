import { eggsContract } from '@clutchbook/domain/eggs/eggs.contract'
import type { FastifyInstance } from 'fastify'
import { linkNext } from '../../platform/http/paging.ts'
import { expectedVersion } from '../../platform/http/revalidation.ts'
import { serve } from '../../platform/http/serve.ts'
import type { EggsService } from './eggs.service.ts'

/** The keeper's eggs, from laying to hatching. */
export function eggsRoutes(app: FastifyInstance, eggs: EggsService): void {
  serve(app, eggsContract.list, async ({ actor, query, request, reply }) => {
    const page = await eggs.list(actor, query)
    linkNext(request, reply, page.next)
    return page.eggs
  })
  serve(app, eggsContract.listOfProject, async ({ actor, params, query, request, reply }) => {
    const page = await eggs.listOfProject(actor, params.id, query)
    linkNext(request, reply, page.next)
    return page.eggs
  })
  serve(app, eggsContract.getStatistics, ({ actor }) => eggs.getStatistics(actor))
  serve(app, eggsContract.get, ({ actor, params }) => eggs.get(actor, params.id))
  serve(app, eggsContract.create, ({ actor, body }) => eggs.create(actor, body))
  serve(app, eggsContract.createClutch, ({ actor, body }) => eggs.createClutch(actor, body))
  serve(app, eggsContract.hatch, ({ actor, body }) => eggs.hatch(actor, body))
  serve(app, eggsContract.hatchOne, ({ actor, params, body, request }) =>
    eggs.hatchOne(actor, params.id, body, expectedVersion(request)),
  )
  serve(app, eggsContract.takeBack, ({ actor, body }) => eggs.takeBack(actor, body))
  serve(app, eggsContract.change, ({ actor, params, body, request }) =>
    eggs.change(actor, params.id, body, expectedVersion(request)),
  )
  serve(app, eggsContract.remove, async ({ actor, params, request }) => {
    await eggs.remove(actor, params.id, expectedVersion(request))
    return undefined
  })
}
