import { queryOptions } from '@tanstack/react-query'
import { getPlanLimit, type LimitKind, planLimitPath } from './billing.api.ts'

const halfMinute = 30_000

/** Count and limit of one kind of record, kept for 30 seconds (BIL-08). */
export const planLimitQuery = (kind: LimitKind) =>
  queryOptions({
    queryKey: [planLimitPath(kind)],
    queryFn: ({ signal }) => getPlanLimit(kind, signal),
    staleTime: halfMinute,
  })
