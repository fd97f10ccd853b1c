import { importExportContract } from '@clutchbook/domain/import-export/import-export.contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { withUpload } from '../../platform/http/uploads.ts'
import type { ImportExportService } from './import-export.service.ts'

/** What a keeper takes out, and what they bring in. */
export function importExportRoutes(app: FastifyInstance, importExport: ImportExportService): void {
  serve(app, importExportContract.exportArchive, async ({ actor, reply }) => {
    const { name, bytes } = await importExport.archives.open(actor)
    reply.headers({ 'Cache-Control': 'no-store', 'Content-Disposition': `attachment; filename="${name}"` })
    return reply.type('application/zip').send(bytes)
  })
}

/** What comes in as a sheet. */
export function sheetRoutes(app: FastifyInstance, { sheets, recordSheets }: ImportExportService): void {
  serve(app, importExportContract.previewSheet, async ({ actor, query, request }) =>
    withUpload(request, ({ bytes }) => sheets.preview(actor, bytes, query)),
  )
  serve(app, importExportContract.importSheet, async ({ actor, query, request }) =>
    withUpload(request, ({ bytes }) => sheets.import(actor, bytes, query)),
  )
  serve(app, importExportContract.previewRecords, async ({ actor, query, request }) =>
    withUpload(request, ({ bytes }) => recordSheets.preview(actor, bytes, query)),
  )
  serve(app, importExportContract.importRecords, async ({ actor, query, request }) =>
    withUpload(request, ({ bytes }) => recordSheets.import(actor, bytes, query)),
  )
}

/** An archive that comes in. */
export function archiveRoutes(app: FastifyInstance, { arrivals }: ImportExportService): void {
  serve(app, importExportContract.importArchive, ({ actor, request }) =>
    withUpload(request, ({ bytes }) => arrivals.bring(actor, bytes)),
  )
}
