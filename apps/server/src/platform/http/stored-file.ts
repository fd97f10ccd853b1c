import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OpenFile } from '../storage/storage.ts'
import { parseRange } from './byte-range.ts'
import { isUnchanged } from './revalidation.ts'

/**
 * How long a file may be used without asking again. A keeper's own file never changes and stays theirs, so it is kept
 * for this session alone: whoever comes next at the same browser has another cookie. What others are shown can be taken
 * back at any moment, so it is asked about each time (SHR-59). What was shared with the world is also seen in the pages
 * of others, a chat's for one; whoever asks, the answer is the same, so another site learns nothing of a keeper by it.
 */
const cacheRules = {
  own: { 'Cache-Control': 'private, max-age=31536000, immutable', Vary: 'Cookie' },
  shown: { 'Cache-Control': 'private, no-cache' },
  shared: { 'Cache-Control': 'private, no-cache', 'Cross-Origin-Resource-Policy': 'cross-origin' },
} as const

/** Sends a file, or the stretch of it that was asked for, or nothing where the browser has it already. */
export async function sendStoredFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: OpenFile,
  whose: keyof typeof cacheRules,
): Promise<FastifyReply> {
  reply.headers({ ETag: file.tag, ...cacheRules[whose] })
  if (isUnchanged(request, file.tag)) return reply.code(304).send()
  return send(reply, file, rangeAsked(request, file.tag))
}

/** The stretch that a player asks for, unless it holds another content than this. */
function rangeAsked({ headers }: FastifyRequest, tag: string): string | undefined {
  const condition = headers['if-range']
  return condition === undefined || condition === tag ? headers.range : undefined
}

async function send(reply: FastifyReply, file: OpenFile, asked: string | undefined): Promise<FastifyReply> {
  reply.type(file.contentType)
  if (file.bytes === null) return reply.send(await file.read())
  const range = parseRange(asked, file.bytes)
  reply.header('Accept-Ranges', 'bytes')
  if (range === 'unsatisfiable')
    return reply.code(416).header('Content-Range', `bytes */${file.bytes}`).send()
  const { start, end } = range === 'whole' ? { start: 0, end: file.bytes - 1 } : range
  if (range !== 'whole') reply.code(206).header('Content-Range', `bytes ${start}-${end}/${file.bytes}`)
  reply.header('Content-Length', end - start + 1)
  return reply.send(await file.read({ start, end }))
}
