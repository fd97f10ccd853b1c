import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { paymentPage, planLimit, subscription } from './billing.schema.ts'

export const billingContract = {
  planLimit: endpoint({
    method: 'GET',
    path: '/api/plan-limits/{kind}',
    access: 'keeper',
    summary: 'Count and limit of one kind of record: reptiles, animals, breeding-projects or eggs',
    params: z.object({ kind: z.string().max(40) }),
    answer: planLimit,
    errors: ['not-found'],
  }),
  getSubscription: endpoint({
    method: 'GET',
    path: '/api/subscription',
    access: 'signed-in',
    summary: 'How the plan of the keeper stands, and until when',
    answer: subscription,
    errors: [],
  }),
  createSubscription: endpoint({
    method: 'POST',
    path: '/api/create-subscription',
    access: 'signed-in',
    summary: 'Opens a checkout for Pro at the payment provider and answers its address',
    answer: paymentPage,
    errors: ['taken', 'unavailable'],
  }),
  createPortalSession: endpoint({
    method: 'POST',
    path: '/api/create-portal-session',
    access: 'signed-in',
    summary: 'Opens the page of the payment provider where the keeper manages their subscription',
    answer: paymentPage,
    errors: ['not-found', 'unavailable'],
  }),
  cancelSubscription: endpoint({
    method: 'POST',
    path: '/api/cancel-subscription',
    access: 'signed-in',
    summary: 'Cancels at the end of the paid period; Pro lasts until then',
    answer: subscription,
    errors: ['not-found', 'unavailable'],
  }),
  refreshSubscription: endpoint({
    method: 'POST',
    path: '/api/refresh-subscription',
    access: 'signed-in',
    summary: 'Asks the payment provider how the subscription stands, for when its message is late',
    answer: subscription,
    errors: ['unavailable'],
  }),
  webhook: endpoint({
    method: 'POST',
    path: '/api/stripe/webhook',
    access: 'visitor',
    summary: 'Messages of the payment provider, signed over the bytes of the body',
    isSigned: true,
    errors: ['not-valid', 'unavailable'],
  }),
} as const
