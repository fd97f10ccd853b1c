import { projectGenesContract } from '@clutchbook/domain/breeding/project-genes.contract'
import type { FastifyInstance } from 'fastify'
import { expectedVersion } from '../../platform/http/revalidation.ts'
import { serve } from '../../platform/http/serve.ts'
import type { BreedingService } from './breeding.service.ts'

/** What may hatch in projects, and the young that are counted on them. */
export function projectGenesRoutes(app: FastifyInstance, breeding: BreedingService): void {
  serve(app, projectGenesContract.countOdds, ({ actor, params, query }) =>
    breeding.countOdds(actor, params.id, query),
  )
  serve(app, projectGenesContract.getYoung, ({ actor, params }) => breeding.getYoung(actor, params.id))
  serve(app, projectGenesContract.saveYoung, ({ actor, params, body, request }) =>
    breeding.saveYoung(actor, params.id, body, expectedVersion(request)),
  )
}
