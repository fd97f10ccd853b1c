import { z } from 'zod'

/** Where a keeper stands against one limit of their plan; `limit` is null without one. */
export const planLimit = z.object({
  allowed: z.boolean(),
  count: z.number().int(),
  limit: z.number().int().nullable(),
})

export type PlanLimit = z.output<typeof planLimit>
