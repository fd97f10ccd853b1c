import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@clutchbook/domain/kernel/domain-error'

const refusals: Readonly<Record<number, readonly [ErrorCode, string]>> = {
  400: ['not-valid', 'The request could not be read. Please check its form.'],
  408: ['too-many', 'The request took too long to arrive. Please try again.'],
  431: ['too-large', 'The headers of the request are too large.'],
}

/** How long whoever was refused has to take the answer in, before the connection is closed from here. */
const farewellMs = 1000

/**
 * Answers what is not even HTTP, or too slow or large for it, in the same form as every other refusal. It never
 * becomes a request, so it is written to the connection by hand.
 */
export function answerMalformed(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  const status = statusOfParser(error.code)
  const [code, message] = refusals[status] ?? []
  const body = JSON.stringify({ message, code })
  // Closed from here too: whoever never hangs up would keep it for good.
  setTimeout(() => socket.destroy(), farewellMs).unref()
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

/** What is said of a request of which not all has come in time. */
export const tookTooLong = Object.assign(new Error('the body took too long'), {
  code: 'ERR_HTTP_REQUEST_TIMEOUT',
})

function statusOfParser(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}
