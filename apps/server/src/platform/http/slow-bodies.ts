import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerMalformed, tookTooLong } from './framework-errors.ts'

/** How long the head of a request may take to arrive. */
export const headPatienceMs = 10_000

/** How long a form may take to arrive as a whole, and how long a photo or a video may stand still on its way. */
const bodyPatienceMs = 30_000

/** Bodies up to here are forms. */
const formBytes = 1024 * 1024

/**
 * Gives up on bodies that don't come: whoever sends a letter now and then would else hold a connection, and what has
 * been read so far, for minutes. A body that waits for its turn has not begun to be read, and its sender is not to blame.
 */
export function giveUpSlowBodies(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('preParsing', async (request) => {
    const { raw } = request
    if (raw.complete || raw.readableEnded) return
    const giveUp = (): void => answerMalformed(tookTooLong, raw.socket, headers)
    const stop = isForm(request) ? limitWhole(giveUp) : limitStandstill(request, giveUp)
    raw.once('end', stop)
    raw.once('close', stop)
  })
}

const isForm = ({ routeOptions, headers }: FastifyRequest): boolean =>
  (routeOptions.bodyLimit ?? 0) <= formBytes && !headers['content-type']?.startsWith('multipart/')

function limitWhole(giveUp: () => void): () => void {
  const timer = setTimeout(giveUp, bodyPatienceMs).unref()
  return () => clearTimeout(timer)
}

function limitStandstill({ raw }: FastifyRequest, giveUp: () => void): () => void {
  raw.setTimeout(bodyPatienceMs, giveUp)
  return () => raw.setTimeout(0)
}
