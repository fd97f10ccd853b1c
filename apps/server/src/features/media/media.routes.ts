import { mediaContract } from '@clutchbook/domain/media/media.contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { sendStoredFile } from '../../platform/http/stored-file.ts'
import { withUpload } from '../../platform/http/uploads.ts'
import type { MediaService } from './media.service.ts'

/** Photos and videos on their way in and out. */
export function mediaRoutes(app: FastifyInstance, media: MediaService): void {
  serve(app, mediaContract.upload, async ({ actor, request }) => {
    return withUpload(request, ({ bytes, name }) => media.upload(actor, bytes, name))
  })

  serve(app, mediaContract.getLimits, () => media.getLimits())

  serve(app, mediaContract.read, async ({ actor, params, query, request, reply }) =>
    sendStoredFile(request, reply, await media.open(actor, params.id, query.size), 'own'),
  )
}
