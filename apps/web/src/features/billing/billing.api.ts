import { call, pathOf } from '../../shared/api/client.ts'

/** Words of the address for what a plan counts. */
export type LimitKind = 'animals' | 'breeding-projects' | 'eggs'

export const planLimitPath = (kind: LimitKind): string =>
  pathOf('GET /api/plan-limits/{kind}', { params: { kind } })

export const getPlanLimit = (kind: LimitKind, signal: AbortSignal) =>
  call('GET /api/plan-limits/{kind}', { params: { kind }, signal })
