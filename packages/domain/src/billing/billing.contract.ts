import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { planLimit } from './billing.schema.ts'

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
} as const
