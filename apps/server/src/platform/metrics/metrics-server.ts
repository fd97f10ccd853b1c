import { once } from 'node:events'
import { createServer } from 'node:http'
import { SettingError } from '../settings/setting-error.ts'
import type { MetricsPlace } from '../settings/settings.ts'
import type { Metrics } from './metrics.ts'
import { contentType } from './text-format.ts'

/**
 * Answers the figures at `/metrics`, at an address of their own, so that no proxy hands them to the world by accident.
 * Answers how to stop. Throws `SettingError` where it may not listen there.
 */
export async function serveMetrics({ port, host }: MetricsPlace, metrics: Metrics): Promise<() => void> {
  const server = createServer((request, response) => {
    const isAsked = request.url?.split('?')[0] === '/metrics' && /^(GET|HEAD)$/.test(request.method ?? '')
    request.resume()
    response.writeHead(isAsked ? 200 : 404, { 'content-type': isAsked ? contentType : 'text/plain' })
    response.end(isAsked ? metrics.write() : 'The figures are at /metrics\n')
  })
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new SettingError(
      code === 'EADDRINUSE'
        ? 'METRICS_PORT: something else is already listening there, please choose another'
        : `METRICS_PORT: the server may not listen there (${message})`,
    )
  }
  server.unref()
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
