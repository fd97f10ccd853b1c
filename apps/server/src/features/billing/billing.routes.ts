import { billingContract } from '@clutchbook/domain/billing/billing.contract'
import { forgedMessage } from '@clutchbook/domain/billing/billing.errors'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/caller.ts'
import { serve } from '../../platform/http/serve.ts'
import type { BillingService } from './billing.service.ts'

/** What a plan allows, and how it is paid for. None of these takes a body: price, payer and addresses are the server's. */
export function billingRoutes(app: FastifyInstance, billing: BillingService): void {
  serve(app, billingContract.planLimit, ({ actor, params }) => billing.getPlanLimitByWord(actor, params.kind))
  serve(app, billingContract.getSubscription, ({ actor }) => billing.getSubscription(actor))
  serve(app, billingContract.createSubscription, ({ actor, request }) =>
    billing.openCheckout(actor, callerOf(request)),
  )
  serve(app, billingContract.createPortalSession, ({ actor }) => billing.openPortal(actor))
  serve(app, billingContract.cancelSubscription, ({ actor, request }) =>
    billing.cancel(actor, callerOf(request)),
  )
  serve(app, billingContract.refreshSubscription, ({ actor }) => billing.refresh(actor))
}

/** The provider's messages. Their signature is over the bytes of the body, so it is not read as JSON here. */
export async function webhookRoute(scope: FastifyInstance, billing: BillingService): Promise<void> {
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  serve(scope, billingContract.webhook, async ({ request }) => {
    const { body, headers } = request
    const signature = headers['stripe-signature']
    if (!Buffer.isBuffer(body) || Array.isArray(signature)) throw forgedMessage()
    await billing.takeMessage(body, signature)
    return undefined
  })
}
