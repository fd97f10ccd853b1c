import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import { mediaContract } from '@clutchbook/domain/media/media.contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isUnchanged } from '../../platform/http/revalidation.ts'
import { serve } from '../../platform/http/serve.ts'
import { parseRange } from './byte-range.ts'
import type { MediaService, OpenMedia } from './media.service.ts'

/** Photos and videos on their way in and out. */
export function mediaRoutes(app: FastifyInstance, media: MediaService): void {
  serve(app, mediaContract.upload, async ({ actor, request }) => {
    const part = await request.file()
    if (!part) throw new DomainError('not-valid', 'Please send the file in the field "file"')
    return media.upload(actor, part.file, part.filename)
  })

  serve(app, mediaContract.read, async ({ actor, params, query, request, reply }) => {
    const medium = await media.open(actor, params.id, query.size)
    reply.headers({
      ETag: medium.tag,
      'Cache-Control': 'private, max-age=31536000, immutable',
      'Accept-Ranges': 'bytes',
    })
    return isUnchanged(request, medium.tag)
      ? reply.code(304).send()
      : send(reply, medium, request.headers.range)
  })
}

async function send(
  reply: FastifyReply,
  medium: OpenMedia,
  asked: string | undefined,
): Promise<FastifyReply> {
  reply.type(medium.contentType)
  const range = medium.bytes === null ? 'whole' : parseRange(asked, medium.bytes)
  if (range === 'unsatisfiable')
    return reply.code(416).header('Content-Range', `bytes */${medium.bytes}`).send()
  if (range === 'whole') return reply.send(await medium.read())
  return reply
    .code(206)
    .headers({
      'Content-Range': `bytes ${range.start}-${range.end}/${medium.bytes}`,
      'Content-Length': range.end - range.start + 1,
    })
    .send(await medium.read(range))
}
