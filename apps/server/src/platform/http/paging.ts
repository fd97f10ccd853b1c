import type { FastifyReply, FastifyRequest } from 'fastify'

/** Names the address of the following page in the Link header; null where this page is the last. */
export function linkNext(request: FastifyRequest, reply: FastifyReply, cursor: string | null): void {
  if (cursor === null) return
  const [path, search = ''] = request.url.split('?')
  const next = new URLSearchParams(search)
  next.set('cursor', cursor)
  reply.header('Link', `<${path}?${next}>; rel="next"`)
}
