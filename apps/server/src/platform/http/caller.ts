import type { FastifyRequest } from 'fastify'
import type { Caller } from '../caller.ts'

const longestUserAgent = 300

/** Where a request comes from. Forwarding headers count only behind a proxy that the operator trusts (TRUST_PROXY). */
export const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, longestUserAgent),
})
