import { tokenPrefix } from '@clutchbook/domain/accounts/api-tokens.rules'
import type { FastifyRequest } from 'fastify'

/** Other words in this header are for a proxy in front of the site, and no business of ours. */
const form = new RegExp(`^Bearer +(${tokenPrefix}\\S*) *$`, 'i')

/** The personal token that a request carries; null for a request without one. */
export const personalToken = ({
  headers: { authorization },
}: Pick<FastifyRequest, 'headers'>): string | null =>
  authorization === undefined ? null : (form.exec(authorization)?.[1] ?? null)

/** Whether a request acts by a personal token. Then its cookies have no say. */
export const isByToken = (request: FastifyRequest): boolean => {
  if (personalToken(request) === null) return false
  const { access } = request.routeOptions.config
  return access !== undefined && access !== 'visitor'
}
