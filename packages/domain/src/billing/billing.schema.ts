import { z } from 'zod'
import { subscriptionStates } from './billing.rules.ts'

/** Where a keeper stands against one limit of their plan; `limit` is null without one. */
export const planLimit = z.object({
  allowed: z.boolean(),
  count: z.number().int(),
  limit: z.number().int().nullable(),
})

export type PlanLimit = z.output<typeof planLimit>

/** Where the browser goes next: a page of the payment provider. */
export const paymentPage = z.object({ url: z.string() })

export type PaymentPage = z.output<typeof paymentPage>

/**
 * How a keeper's plan stands. `until` is a moment in ISO 8601: when the next payment is due, or where it is cancelled,
 * when Pro ends; null where nothing is paid. `isManaged` says that the provider knows the keeper, so that there is
 * something to manage; `payments` that this installation takes payments at all, `limits` that it limits anybody.
 */
export const subscription = z.object({
  state: z.enum(subscriptionStates),
  until: z.string().nullable(),
  isManaged: z.boolean(),
  payments: z.boolean(),
  limits: z.boolean(),
})

export type Subscription = z.output<typeof subscription>
