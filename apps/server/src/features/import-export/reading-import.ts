import { createHash } from 'node:crypto'
import { noSheet } from '@clutchbook/domain/import-export/import-export.errors'
import {
  type ReadingSheetImported,
  type ReadingSheetPreview,
  timeZoneMessage,
} from '@clutchbook/domain/incubation/reading-imports.schema'
import {
  type ReadingSheet,
  readingSheetLimits,
  readingSheetMessages,
  readingSheetOf,
} from '@clutchbook/domain/incubation/reading-sheets.rules'
import {
  noReadings,
  tooManyReadings,
  unreadableReadings,
} from '@clutchbook/domain/incubation/readings.errors'
import {
  type MeasuredPlace,
  type MeasuredValues,
  readableSpan,
  valueProblem,
} from '@clutchbook/domain/incubation/readings.rules'
import { refuseField } from '@clutchbook/domain/kernel/domain-error'
import { knownTimeZone } from '@clutchbook/domain/kernel/time-zone'
import type { Actor } from '../../platform/actor.ts'
import { keyedBy } from '../../platform/database/request-keys.ts'
import type { Upload } from '../../platform/http/uploads.ts'
import { createSemaphore } from '../../platform/semaphore.ts'
import type { ImportExportDependencies } from './import-export-dependencies.ts'
import { brokenAt, streamRows } from './sheet-table.ts'
import { gatherBytes } from './sheet-text.ts'

const delimiters = [',', ';', '\t'] as const

/** The bytes in which the headings are looked for. */
const headBytes = 16 * 1024

/** A file of readings that has been read. */
type ReadFile = {
  readonly form: ReadingSheet['form']
  readonly readings: readonly MeasuredValues[]
  readonly refused: readonly { readonly line: number; readonly reason: string }[]
  readonly digest: string
}

type Chosen = { readonly sheet: ReadingSheet; readonly delimiter: string }

/** Where the readings of a file belong, and in whose clock's time they are. */
export type Destination = { readonly place: MeasuredPlace; readonly timeZone: string | undefined }

/** Brings in files of data loggers, and tells beforehand what would come of it (CLU-24). */
export function createReadingImport({ clock, incubation }: ImportExportDependencies) {
  const { readingImports } = incubation
  const semaphore = createSemaphore({ permits: 2, maxWaiting: 50 })

  const read = async (actor: Actor, upload: Upload, { timeZone }: Destination): Promise<ReadFile> => {
    const bytes = await gatherBytes(upload.bytes, readingSheetLimits.bytes)
    const zone = timeZone ?? upload.textOf('timeZone') ?? actor.timeZone
    if (knownTimeZone(zone) === null) throw refuseField('timeZone', timeZoneMessage)
    const file = await readFile(bytes, zone, clock.now())
    const digest = createHash('sha256').update(bytes).update(zone).digest('hex')
    return { ...file, digest }
  }

  return {
    /** Throws 'not-found' where a place is not the keeper's; asked before a file is taken in. */
    ensurePlace: readingImports.ensurePlace,

    /** What would come of a file. Stores nothing. */
    preview: (actor: Actor, upload: Upload, to: Destination): Promise<ReadingSheetPreview> =>
      semaphore.run(async () => {
        const file = await read(actor, upload, to)
        return { ...toPreview(file), ...(await readingImports.compare(actor, to.place, file.readings)) }
      }),

    /** Keeps the readings of a file, all that are any. */
    import: (actor: Actor, upload: Upload, to: Destination): Promise<ReadingSheetImported> =>
      semaphore.run(async () => {
        const file = await read(actor, upload, to)
        const request = keyedBy(actor, { readings: file.digest, place: to.place })
        return {
          ...toPreview(file),
          ...(await readingImports.bring(actor, to.place, file.readings, request)),
        }
      }),

    /** Takes an import back. */
    takeBack: readingImports.remove,
  }
}

function toPreview({ form, readings, refused }: ReadFile): Omit<ReadingSheetPreview, 'stored' | 'known'> {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { at } of readings) [from, to] = [Math.min(from, at), Math.max(to, at)]
  const isoOf = (at: number): string | null =>
    Number.isFinite(at) ? new Date(at * 1000).toISOString() : null
  return {
    ...{ format: form, rows: readings.length + refused.length, refusedCount: refused.length },
    ...{ refused: refused.slice(0, readingSheetLimits.shown), from: isoOf(from), to: isoOf(to) },
  }
}

/** Reads a file line by line. Throws where it is none that is known, or has nothing in it. */
async function readFile(bytes: Buffer, timeZone: string, now: Date): Promise<Omit<ReadFile, 'digest'>> {
  if (bytes.subarray(0, headBytes).includes(0)) throw noSheet()
  const { sheet, delimiter } = await chooseSheet(bytes, timeZone)
  const span = readableSpan(now)
  const readings: MeasuredValues[] = []
  const refused: { line: number; reason: string }[] = []
  let [line, row] = [1, 0]
  try {
    for await (const { record, info } of streamRows(bytes, delimiter)) {
      line = info.lines
      row += 1
      const said = row > sheet.headings ? judged(sheet, record, span) : null
      if (typeof said === 'string') refused.push({ line, reason: said })
      else if (said) readings.push(said)
      if (readings.length + refused.length > readingSheetLimits.rows) throw tooManyReadings()
    }
  } catch (error) {
    throw brokenAt(line, error)
  }
  if (readings.length + refused.length === 0) throw noReadings()
  return { form: sheet.form, readings, refused }
}

/** The reading of a line, why it is none, or null where the line says nothing. */
function judged(
  { readLine }: ReadingSheet,
  cells: readonly string[],
  span: ReturnType<typeof readableSpan>,
): MeasuredValues | string | null {
  if (cells.every((cell) => cell.trim() === '')) return null
  const said = readLine(cells)
  return said === null || typeof said === 'string' ? said : (valueProblem(said, span) ?? said)
}

/** The known file that a file is, by whatever parts its cells. */
async function chooseSheet(bytes: Buffer, timeZone: string): Promise<Chosen> {
  let problem: string = readingSheetMessages.form
  for (const delimiter of delimiters) {
    const sheet = readingSheetOf(await readHead(bytes, delimiter), timeZone)
    if (!('problem' in sheet)) return { sheet, delimiter }
    if (sheet.problem !== readingSheetMessages.form) problem = sheet.problem
  }
  throw unreadableReadings(problem)
}

/** The first two lines of a file, as far as they can be taken apart so. */
async function readHead(bytes: Buffer, delimiter: string): Promise<string[][]> {
  const head: string[][] = []
  try {
    for await (const { record } of streamRows(bytes.subarray(0, headBytes), delimiter)) {
      head.push(record)
      if (head.length === 2) break
    }
  } catch (error) {
    if (brokenAt(1, error) === error) throw error
  }
  return head
}
