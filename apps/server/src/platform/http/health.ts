import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import type { FastifyInstance } from 'fastify'

/** `/healthz` answers while the process serves; `/readyz` only when everything it needs answers too. */
export function serveHealth(app: FastifyInstance, checks: readonly (() => Promise<unknown>)[]): void {
  const route = { config: { access: 'visitor' }, schema: { hide: true } } as const
  app.get('/healthz', route, async () => ({ status: 'ok' }))
  app.get('/readyz', route, async (request) => {
    const results = await Promise.allSettled(checks.map((check) => check()))
    for (const result of results) {
      if (result.status === 'fulfilled') continue
      request.log.error({ err: result.reason }, 'not ready')
      throw new DomainError('unavailable', 'The database or the storage does not answer')
    }
    return { status: 'ready' }
  })
}
