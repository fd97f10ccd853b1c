import { searchContract } from '@clutchbook/domain/search/search.contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { SearchService } from './search.service.ts'

/** The search over everything. */
export function searchRoutes(app: FastifyInstance, search: SearchService): void {
  serve(app, searchContract.find, ({ actor, query }) => search.find(actor, query))
}
