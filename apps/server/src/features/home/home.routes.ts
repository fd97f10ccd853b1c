import { homeContract } from '@clutchbook/domain/home/home.contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { HomeService } from './home.service.ts'

/** What a keeper finds on arrival. */
export function homeRoutes(app: FastifyInstance, home: HomeService): void {
  serve(app, homeContract.dashboard, ({ actor }) => home.getDashboard(actor))
}
