import { genotypeContract } from '@clutchbook/domain/genetics/genotype.contract'
import type { FastifyInstance } from 'fastify'
import { expectedVersion } from '../../platform/http/revalidation.ts'
import { serve } from '../../platform/http/serve.ts'
import type { GeneticsService } from './genetics.service.ts'

/** What animals carry. */
export function geneticsRoutes(app: FastifyInstance, { genotypes }: GeneticsService): void {
  serve(app, genotypeContract.getGenotype, ({ actor, params }) => genotypes.get(actor, params.id))
  serve(app, genotypeContract.saveGenotype, ({ actor, params, body, request }) =>
    genotypes.save(actor, params.id, body, expectedVersion(request)),
  )
  serve(app, genotypeContract.removeGenotype, async ({ actor, params, request }) => {
    await genotypes.remove(actor, params.id, expectedVersion(request))
    return undefined
  })
}
