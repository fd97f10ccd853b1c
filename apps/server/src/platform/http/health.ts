import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import type { FastifyInstance } from 'fastify'
import { within } from '../deadline.ts'

/** Whoever asks after a server's health takes no answer for a bad one, and rarely waits longer than this. */
const patienceMs = 4000

/** `/healthz` answers while the process serves; `/readyz` only when everything it needs answers too. */
export function serveHealth(app: FastifyInstance, checks: readonly (() => Promise<unknown>)[]): void {
  const route = { config: { access: 'visitor' }, schema: { hide: true } } as const
  app.get('/healthz', route, async () => ({ status: 'ok' }))
  app.get('/readyz', route, async (request) => {
    const results = await Promise.allSettled(checks.map((check) => within(patienceMs, check)))
    for (const result of results) {
      if (result.status === 'fulfilled') continue
      request.log.error({ err: result.reason }, 'not ready')
      throw result.reason instanceof DomainError
        ? result.reason
        : new DomainError('unavailable', 'The database or the storage does not answer')
    }
    return { status: 'ready' }
  })
}
