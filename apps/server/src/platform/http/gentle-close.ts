import type { FastifyInstance } from 'fastify'

const sweepMs = 50

/**
 * Stops listening and lets requests under way finish. Connections are given up as soon as they fall idle, because a
 * browser would keep them open for a minute; what is still busy after `patienceMs` is cut off.
 */
export async function closeGently(app: FastifyInstance, patienceMs: number): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs)
  const cut = setTimeout(() => app.server.closeAllConnections(), patienceMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(cut)
  }
}
