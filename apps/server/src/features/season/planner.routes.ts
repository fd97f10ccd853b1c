import { plannerContract } from '@clutchbook/domain/season/planner.contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { BreedingService } from '../breeding/breeding.service.ts'
import type { SeasonService } from './season.service.ts'

/** Which own animals to pair, and projects of the pairs that were picked. */
export function plannerRoutes(
  app: FastifyInstance,
  { planner }: SeasonService,
  breeding: BreedingService,
): void {
  serve(app, plannerContract.matrix, ({ actor, query }) => planner.matrix(actor, query))
  serve(app, plannerContract.startProjects, ({ actor, body }) => breeding.planPairs(actor, body))
}
