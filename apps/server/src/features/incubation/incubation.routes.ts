import { alarmsContract } from '@clutchbook/domain/incubation/alarms.contract'
import { incubatorsContract } from '@clutchbook/domain/incubation/incubators.contract'
import { readingsContract } from '@clutchbook/domain/incubation/readings.contract'
import type { FastifyInstance } from 'fastify'
import { expectedVersion } from '../../platform/http/revalidation.ts'
import { serve } from '../../platform/http/serve.ts'
import type { IncubationService } from './incubation.service.ts'

/** Incubators and the boxes in them. */
export function incubationRoutes(app: FastifyInstance, { incubators, boxes }: IncubationService): void {
  serve(app, incubatorsContract.list, ({ actor }) => incubators.list(actor))
  serve(app, incubatorsContract.get, ({ actor, params }) => incubators.get(actor, params.id))
  serve(app, incubatorsContract.create, ({ actor, body }) => incubators.create(actor, body))
  serve(app, incubatorsContract.change, ({ actor, params, body, request }) =>
    incubators.change(actor, params.id, body, expectedVersion(request)),
  )
  serve(app, incubatorsContract.remove, async ({ actor, params, request }) => {
    await incubators.remove(actor, params.id, expectedVersion(request))
    return undefined
  })
  serve(app, incubatorsContract.boxes, ({ actor, params }) => boxes.list(actor, params.id))
  serve(app, incubatorsContract.createBox, ({ actor, params, body }) => boxes.create(actor, params.id, body))
  serve(app, incubatorsContract.changeBox, ({ actor, params, body, request }) =>
    boxes.change(actor, params.id, body, expectedVersion(request)),
  )
  serve(app, incubatorsContract.removeBox, async ({ actor, params, request }) => {
    await boxes.remove(actor, params.id, expectedVersion(request))
    return undefined
  })
}

/** What is measured in them, and what they ring for. */
export function readingsRoutes(app: FastifyInstance, { readings, alarms }: IncubationService): void {
  serve(app, alarmsContract.list, ({ actor, query }) => alarms.list(actor, query))
  serve(app, alarmsContract.see, ({ actor, params }) => alarms.see(actor, params.id))
  serve(app, alarmsContract.unsee, ({ actor, params }) => alarms.unsee(actor, params.id))
  serve(app, readingsContract.send, ({ actor, body }) => readings.send(actor, body.readings))
  serve(app, readingsContract.ofIncubator, ({ actor, params, query }) =>
    readings.ofIncubator(actor, params.id, query),
  )
  serve(app, readingsContract.ofBox, ({ actor, params, query }) => readings.ofBox(actor, params.id, query))
}
