import { pairSearchContract } from '@clutchbook/domain/genetics/pair-search.contract'
import type { FastifyInstance } from 'fastify'
import { linkNext } from '../../platform/http/paging.ts'
import { serve } from '../../platform/http/serve.ts'
import type { GeneticsService } from './genetics.service.ts'

/** Which own animals to pair, and what a pair of them gives. */
export function pairSearchRoutes(app: FastifyInstance, { pairSearch, ownPairing }: GeneticsService): void {
  serve(app, pairSearchContract.searchPairs, async ({ actor, query, request, reply }) => {
    const { found, next } = await pairSearch.search(actor, query)
    linkNext(request, reply, next)
    return found
  })
  serve(app, pairSearchContract.countPairing, ({ actor, query }) => ownPairing.count(actor, query))
}
