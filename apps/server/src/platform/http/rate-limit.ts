import { TooManyError } from '@clutchbook/domain/kernel/domain-error'
import type { RateLimitGroup } from '@clutchbook/domain/kernel/endpoint'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { minuteMs } from '../durations.ts'
import { networkOf } from '../network.ts'

/**
 * How many calls of each kind one network may make in a minute: what an eager reader needs, and less than a copy of the
 * site takes. Counted in this process alone: a second one doubles the pace, which a copier still notices (SHR-63, R88).
 */
const callsPerMinute: Readonly<Record<RateLimitGroup, number>> = { pages: 120, files: 1500 }

const unsaid = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

declare module 'fastify' {
  interface FastifyContextConfig {
    rateLimited?: RateLimitGroup | undefined
  }
}

/** Slows down the calls of endpoints that ask for it. All of a kind count together. Must come before any route. */
export async function limitRate(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: minuteMs,
    keyGenerator: (request) => networkOf(request.ip),
    addHeaders: { ...unsaid, 'retry-after': false },
    addHeadersOnExceeding: unsaid,
    errorResponseBuilder: (_request, { ttl }) =>
      new TooManyError('Too many requests. Please try again in a minute.', Math.ceil(ttl / 1000)),
  })
  const count = {
    pages: app.rateLimit({ max: callsPerMinute.pages }),
    files: app.rateLimit({ max: callsPerMinute.files }),
  }
  app.addHook('onRoute', (route) => {
    const kind = route.config?.rateLimited
    if (kind) route.onRequest = [route.onRequest ?? [], count[kind]].flat()
  })
}
