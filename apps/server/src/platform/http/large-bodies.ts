import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Bodies from here on are large: photos and videos inside JSON. */
const largeBytes = 8 * 1024 * 1024

/** How many large JSON bodies are held in memory at once; each takes some three times its length there. */
const atOnce = 2

/**
 * Lets large JSON bodies in a few at a time: a body is not read before its turn, so it waits with its sender. Files
 * sent as forms are read as streams and need no turn.
 */
export function queueLargeBodies(app: FastifyInstance): void {
  const waiting: (() => void)[] = []
  const holders = new WeakSet<FastifyRequest>()
  let held = 0

  app.addHook('preParsing', async (request) => {
    if (!isLargeJson(request)) return
    if (held >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    if (request.raw.destroyed) {
      // The sender went away while waiting; the turn goes to the next.
      waiting.shift()?.()
      throw new DomainError('not-valid', 'The request broke off')
    }
    held += 1
    holders.add(request)
  })
  const release = (request: FastifyRequest): void => {
    if (!holders.delete(request)) return
    held -= 1
    waiting.shift()?.()
  }
  app.addHook('onResponse', (request: FastifyRequest, _reply: FastifyReply, done) => {
    release(request)
    done()
  })
  app.addHook('onRequestAbort', async (request: FastifyRequest) => release(request))
}

function isLargeJson({ headers }: FastifyRequest): boolean {
  if (!headers['content-type']?.startsWith('application/json')) return false
  const stated = headers['content-length']
  return stated === undefined ? headers['transfer-encoding'] !== undefined : Number(stated) >= largeBytes
}
