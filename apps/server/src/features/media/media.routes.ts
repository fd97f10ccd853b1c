import { mediaContract } from '@clutchbook/domain/media/media.contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnchanged } from '../../platform/http/revalidation.ts'
import { serve } from '../../platform/http/serve.ts'
import { withUpload } from '../../platform/http/uploads.ts'
import { parseRange } from './byte-range.ts'
import type { MediaService, OpenMedia } from './media.service.ts'

/** Photos and videos on their way in and out. */
export function mediaRoutes(app: FastifyInstance, media: MediaService): void {
  serve(app, mediaContract.upload, async ({ actor, request }) => {
    return withUpload(request, ({ bytes, name }) => media.upload(actor, bytes, name))
  })

  serve(app, mediaContract.getLimits, () => media.getLimits())

  serve(app, mediaContract.read, async ({ actor, params, query, request, reply }) => {
    const medium = await media.open(actor, params.id, query.size)
    reply.headers({
      ETag: medium.tag,
      'Cache-Control': 'private, max-age=31536000, immutable',
      // Kept for this session alone: whoever comes next at the same browser has another cookie.
      Vary: 'Cookie',
    })
    if (isUnchanged(request, medium.tag)) return reply.code(304).send()
    return send(reply, medium, rangeAsked(request, medium.tag))
  })
}

/** The stretch that a player asks for, unless it holds another content than this. */
function rangeAsked({ headers }: FastifyRequest, tag: string): string | undefined {
  const condition = headers['if-range']
  return condition === undefined || condition === tag ? headers.range : undefined
}

async function send(
  reply: FastifyReply,
  medium: OpenMedia,
  asked: string | undefined,
): Promise<FastifyReply> {
  reply.type(medium.contentType)
  if (medium.bytes === null) return reply.send(await medium.read())
  const range = parseRange(asked, medium.bytes)
  reply.header('Accept-Ranges', 'bytes')
  if (range === 'unsatisfiable')
    return reply.code(416).header('Content-Range', `bytes */${medium.bytes}`).send()
  const { start, end } = range === 'whole' ? { start: 0, end: medium.bytes - 1 } : range
  if (range !== 'whole') reply.code(206).header('Content-Range', `bytes ${start}-${end}/${medium.bytes}`)
  reply.header('Content-Length', end - start + 1)
  return reply.send(await medium.read({ start, end }))
}
