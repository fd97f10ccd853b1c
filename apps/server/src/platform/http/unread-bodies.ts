import type { FastifyInstance, FastifyRequest } from 'fastify'

const megabyte = 1024 * 1024

/** How much of a refused body is still read, so that its sender gets the answer: a keeper's video, a stranger's form. */
const drained = { keeper: 110 * megabyte, stranger: megabyte } as const

/**
 * Lets a refusal reach its sender while they are still sending. A browser reads the answer only when its body has
 * gone; closing the connection on unread data would destroy the answer on its way. So the rest is read and dropped,
 * up to a bound, and the connection is not used again.
 */
export function drainUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!request.raw.complete && request.method !== 'GET' && request.method !== 'HEAD') {
      reply.header('Connection', 'close')
      drain(request)
    }
    done(null, payload)
  })
}

function drain({ raw, actor }: FastifyRequest): void {
  let left: number = actor ? drained.keeper : drained.stranger
  raw.unpipe()
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) raw.destroy()
  })
  raw.resume()
}
