import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import type { FastifyInstance } from 'fastify'

const quote = 0x22
const backslash = 0x5c

/** Bodies below this are forms; what they can hold can't hurt. */
const smallBytes = 256 * 1024

/** What a body may hold besides the text inside its strings: enough for any form with three full galleries. */
const structureBytes = 64 * 1024

/**
 * Takes JSON and nothing else as a body. A body may be large only in its strings, as one with photos in it is:
 * millions of numbers or brackets in few bytes would cost gigabytes once they are objects.
 */
export function takeJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length > smallBytes && structureOf(body) > structureBytes) {
      done(new DomainError('too-large', 'The request holds too many values. Please send less at once.'))
      return
    }
    parse(request, body.toString('utf8'), done)
  })
}

/** The bytes of a JSON text that stand outside its strings, the quotes included. */
export function structureOf(json: Buffer): number {
  let outside = 0
  let at = 0
  while (at < json.length && outside <= structureBytes) {
    const open = json.indexOf(quote, at)
    if (open < 0) return outside + json.length - at
    outside += open - at + 2
    const close = endOfString(json, open + 1)
    if (close < 0) return outside
    at = close + 1
  }
  return outside
}

/** Where the string that begins here ends: at the next quote that no backslash takes away. */
function endOfString(json: Buffer, begin: number): number {
  for (let close = json.indexOf(quote, begin); close >= 0; close = json.indexOf(quote, close + 1)) {
    let slashes = 0
    while (json[close - 1 - slashes] === backslash) slashes += 1
    if (slashes % 2 === 0) return close
  }
  return -1
}
