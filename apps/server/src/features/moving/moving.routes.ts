import { movingContract } from '@clutchbook/domain/moving/moving.contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { withUpload } from '../../platform/http/uploads.ts'
import type { MovingService } from './moving.service.ts'

/** What a keeper takes out, and what they bring in. */
export function movingRoutes(app: FastifyInstance, moving: MovingService): void {
  serve(app, movingContract.exportArchive, async ({ actor, reply }) => {
    const { name, bytes } = await moving.archives.open(actor)
    reply.headers({ 'Cache-Control': 'no-store', 'Content-Disposition': `attachment; filename="${name}"` })
    return reply.type('application/zip').send(bytes)
  })
}

/** What comes in as a sheet. */
export function sheetRoutes(app: FastifyInstance, { sheets }: MovingService): void {
  serve(app, movingContract.previewSheet, async ({ actor, query, request }) =>
    withUpload(request, ({ bytes }) => sheets.preview(actor, bytes, query)),
  )
  serve(app, movingContract.importSheet, async ({ actor, query, request }) =>
    withUpload(request, ({ bytes }) => sheets.import(actor, bytes, query)),
  )
}

/** An archive that comes in. */
export function archiveRoutes(app: FastifyInstance, { arrivals }: MovingService): void {
  serve(app, movingContract.importArchive, ({ actor, request }) =>
    withUpload(request, ({ bytes }) => arrivals.bring(actor, bytes)),
  )
}
