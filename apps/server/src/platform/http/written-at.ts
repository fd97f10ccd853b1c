import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'

const shape = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/

/**
 * When a change was written down that waited before it was sent; never later than now, whatever the clock says of the device
 * that sends it. Throws 'not-valid' for what is no moment in UTC.
 */
export function writtenAtOf(request: FastifyRequest, clock: Clock): string | undefined {
  const stated = request.headers['clutchbook-written-at']
  if (stated === undefined) return undefined
  const moment = typeof stated === 'string' ? momentOf(stated) : null
  if (moment === null)
    throw new DomainError(
      'not-valid',
      'Clutchbook-Written-At must be a moment in UTC, such as 2026-06-15T12:00:00Z',
    )
  const now = clock.now()
  return (moment < now ? moment : now).toISOString()
}

/** Null for what is no moment in UTC; a date counts a 31st of February on into March. */
function momentOf(stated: string): Date | null {
  const moment = new Date(shape.test(stated) ? stated : Number.NaN)
  const isThere = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(stated.slice(0, 10))
  return isThere ? moment : null
}
