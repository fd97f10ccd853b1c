import type { FastifyRequest } from 'fastify'

/**
 * What fetches a link by itself, to say in a chat what is behind it or to search it. CUBOT is a make of phones.
 */
const robots =
  /(?<!cu)bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|meta-externalagent|whatsapp\/|embedly|iframely|skypeuri|vkshare|mastodon/i

/** Whether a person opens a page, as far as can be told: no robot, no look at the headers alone, nothing in advance. */
export function isOpenedByPerson({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const agent = headers['user-agent'] ?? ''
  const purpose = String(headers['sec-purpose'] ?? headers.purpose ?? '')
  return method === 'GET' && agent !== '' && !robots.test(agent) && !/prefetch|preview/i.test(purpose)
}
