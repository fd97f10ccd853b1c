import type { PlanLimit } from '@clutchbook/domain/billing/billing.schema'
import { useQuery } from '@tanstack/react-query'
import type { LimitKind } from '../billing.queries.ts'
import { planLimitQuery } from '../billing.queries.ts'

/** Where the keeper stands against one limit, once it is known. */
export const usePlanLimit = (kind: LimitKind): PlanLimit | undefined => useQuery(planLimitQuery(kind)).data
