import { billingContract } from '@clutchbook/domain/billing/billing.contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { BillingService } from './billing.service.ts'

/** What a plan allows. */
export function billingRoutes(app: FastifyInstance, billing: BillingService): void {
  serve(app, billingContract.planLimit, ({ actor, params }) => billing.getPlanLimitByWord(actor, params.kind))
}
