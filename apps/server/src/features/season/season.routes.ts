import { boardContract } from '@clutchbook/domain/season/board.contract'
import { compareContract } from '@clutchbook/domain/season/compare.contract'
import { forecastContract } from '@clutchbook/domain/season/forecast.contract'
import { seasonFactsContract } from '@clutchbook/domain/season/season-facts.contract'
import type { FastifyInstance } from 'fastify'
import { expectedVersion } from '../../platform/http/revalidation.ts'
import { serve } from '../../platform/http/serve.ts'
import type { SeasonService } from './season.service.ts'

/** The seasons of females. */
export function seasonRoutes(
  app: FastifyInstance,
  { facts, forecasts, boards, weeks, compare }: SeasonService,
): void {
  serve(app, seasonFactsContract.list, ({ actor, params, query }) => facts.list(actor, params.id, query))
  serve(app, seasonFactsContract.create, ({ actor, params, body }) => facts.create(actor, params.id, body))
  serve(app, seasonFactsContract.createSeveral, ({ actor, body }) => facts.createSeveral(actor, body))
  serve(app, seasonFactsContract.change, ({ actor, params, body, request }) =>
    facts.change(actor, { animalId: params.id, id: params.factId, version: expectedVersion(request) }, body),
  )
  serve(app, seasonFactsContract.remove, async ({ actor, params, request }) => {
    await facts.remove(actor, {
      animalId: params.id,
      id: params.factId,
      version: expectedVersion(request),
    })
    return undefined
  })
  serve(app, forecastContract.ofAnimal, ({ actor, params }) => forecasts.ofAnimal(actor, params.id))
  serve(app, forecastContract.list, ({ actor, query }) => forecasts.list(actor, query))
  serve(app, forecastContract.listErrors, ({ actor }) => forecasts.listErrors(actor))
  serve(app, boardContract.board, ({ actor, params }) => boards.board(actor, params.year))
  serve(app, boardContract.males, ({ actor, params }) => boards.males(actor, params.year))
  serve(app, boardContract.weeks, ({ actor, params }) => weeks(actor, params.year))
  serve(app, compareContract.list, ({ actor, query }) => compare(actor, query))
}
