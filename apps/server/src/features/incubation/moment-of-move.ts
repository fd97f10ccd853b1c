import { movedProblem, type Stay } from '@clutchbook/domain/incubation/stays.rules'
import { refuseField } from '@clutchbook/domain/kernel/domain-error'

type Move = {
  /** What the keeper says, in seconds since 1970. */
  readonly movedAt: number | undefined
  readonly createdAt: string
  /** The stay that ends with it. */
  readonly current: Stay | undefined
}

/** The moment at which something is put elsewhere: as it is said, else now (CLU-21). Throws 'not-valid' for one that can't be. */
export function momentOfMove({ movedAt, createdAt, current }: Move): number {
  const now = Math.floor(Date.parse(createdAt) / 1000)
  if (movedAt === undefined) return Math.max(now, current?.begin ?? now)
  const problem = movedProblem(movedAt, now, current ?? null)
  if (problem !== null) throw refuseField('movedAt', problem)
  return movedAt
}
