import { importExportContract } from '@clutchbook/domain/import-export/import-export.contract'
import { readingImportsContract } from '@clutchbook/domain/incubation/reading-imports.contract'
import type { MeasuredPlace } from '@clutchbook/domain/incubation/readings.rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '../../platform/actor.ts'
import { actAsImport } from '../../platform/author.ts'
import { serve } from '../../platform/http/serve.ts'
import { type Upload, withUpload } from '../../platform/http/uploads.ts'
import type { ImportExportService } from './import-export.service.ts'
import type { Destination } from './reading-import.ts'

/** What a keeper takes out, and what they bring in. */
export function importExportRoutes(app: FastifyInstance, importExport: ImportExportService): void {
  serve(app, importExportContract.exportArchive, async ({ actor, reply }) => {
    const { name, bytes } = await importExport.archives.open(actor)
    reply.headers({ 'Cache-Control': 'no-store', 'Content-Disposition': `attachment; filename="${name}"` })
    return reply.type('application/zip').send(bytes)
  })
  serve(app, readingImportsContract.takeBack, async ({ actor, params }) => {
    await importExport.readingSheets.takeBack(actor, params.id)
    return undefined
  })
}

/** What comes in as a sheet. */
export function sheetRoutes(app: FastifyInstance, { sheets, recordSheets }: ImportExportService): void {
  serve(app, importExportContract.previewSheet, async ({ actor, query, request }) =>
    withUpload(request, ({ bytes }) => sheets.preview(actor, bytes, query)),
  )
  serve(app, importExportContract.importSheet, async ({ actor, query, request }) =>
    withUpload(request, ({ bytes }) => actAsImport(() => sheets.import(actor, bytes, query))),
  )
  serve(app, importExportContract.previewRecords, async ({ actor, query, request }) =>
    withUpload(request, ({ bytes }) => recordSheets.preview(actor, bytes, query)),
  )
  serve(app, importExportContract.importRecords, async ({ actor, query, request }) =>
    withUpload(request, ({ bytes }) => actAsImport(() => recordSheets.import(actor, bytes, query))),
  )
}

type Measured = { readonly kind: MeasuredPlace['kind']; readonly call: FileCall }

/** A call that carries a file of readings. */
type FileCall = {
  readonly actor: Actor
  readonly params: { readonly id: number }
  readonly query: { readonly timeZone?: string | undefined }
  readonly request: FastifyRequest
}

/** What data loggers measured, as files. Whose place it is, is asked before a file is taken in. */
export function readingSheetRoutes(app: FastifyInstance, { readingSheets }: ImportExportService): void {
  const { ensurePlace, preview, import: bring } = readingSheets
  const opened = async <T>(
    { kind, call: { actor, params, query, request } }: Measured,
    work: (actor: Actor, file: Upload, to: Destination) => Promise<T>,
  ): Promise<T> => {
    const to = { place: { kind, id: params.id }, timeZone: query.timeZone }
    await ensurePlace(actor, to.place)
    return withUpload(request, (file) => work(actor, file, to))
  }
  serve(app, readingImportsContract.previewOfIncubator, (call) =>
    opened({ kind: 'incubator', call }, preview),
  )
  serve(app, readingImportsContract.previewOfBox, (call) => opened({ kind: 'box', call }, preview))
  serve(app, readingImportsContract.bringToIncubator, (call) => opened({ kind: 'incubator', call }, bring))
  serve(app, readingImportsContract.bringToBox, (call) => opened({ kind: 'box', call }, bring))
}

/** An archive that comes in. */
export function archiveRoutes(app: FastifyInstance, { arrivals }: ImportExportService): void {
  serve(app, importExportContract.importArchive, ({ actor, request }) =>
    withUpload(request, ({ bytes }) => actAsImport(() => arrivals.bring(actor, bytes))),
  )
}
