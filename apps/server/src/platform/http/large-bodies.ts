import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createSemaphore, type Release } from '../semaphore.ts'

/** Bodies from here on are large: photos and videos inside JSON. */
const largeBytes = 8 * 1024 * 1024

/** How many large JSON bodies are held in memory at once; each takes some three times its length there. */
const permits = 2

/**
 * Limits how many large JSON bodies are in memory: a body is not read before it has a permit, so it waits with its sender.
 * Files sent as forms are read as streams and need none.
 */
export function queueLargeBodies(app: FastifyInstance): void {
  const semaphore = createSemaphore({ permits })
  const releases = new WeakMap<FastifyRequest, Release>()

  app.addHook('preParsing', async (request) => {
    if (!isLargeJson(request)) return
    const release = await semaphore.acquire()
    if (request.raw.destroyed) {
      // The sender went away while waiting.
      release()
      throw new DomainError('not-valid', 'The request broke off')
    }
    releases.set(request, release)
  })
  const release = (request: FastifyRequest): void => releases.get(request)?.()
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
