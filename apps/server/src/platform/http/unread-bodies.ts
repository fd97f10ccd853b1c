import type { FastifyInstance, FastifyRequest } from 'fastify'

const megabyte = 1024 * 1024

/** How much of a refused body is still read, so that its sender gets the answer: a keeper's video, a stranger's form. */
const drained = { keeper: 110 * megabyte, stranger: megabyte } as const

/**
 * Lets a refusal reach its sender while they are still sending. A browser reads the answer only when its body has
 * gone, and a proxy that can't send on takes the server for gone; closing the connection on unread data would destroy the
 * answer on its way. So the rest is read and dropped. Beyond a bound, or where nobody says how much it will be, the
 * connection is closed instead.
 */
export function drainUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!request.raw.complete && request.method !== 'GET' && request.method !== 'HEAD') {
      const most = request.actor ? drained.keeper : drained.stranger
      const announced = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
      if (announced > most) reply.header('Connection', 'close')
      drain(request, most)
    }
    done(null, payload)
  })
}

function drain({ raw }: FastifyRequest, most: number): void {
  let left = most
  raw.unpipe()
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) raw.destroy()
  })
  raw.resume()
}
