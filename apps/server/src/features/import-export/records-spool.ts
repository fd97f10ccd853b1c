import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { recordsKeepChanging } from '@clutchbook/domain/import-export/import-export.errors'
import { toCsvLine } from '@clutchbook/domain/import-export/sheet-cells.rules'
import type { Db } from '../../platform/database/database.ts'
import { getKeeperState } from '../../platform/database/keeper-state.ts'
import { type ArchiveKind, archiveKinds } from './archive-kinds.ts'
import { headingsOf, type ListGenes, readKind, toSheetLine, withGenes } from './archive-records.ts'
import type { ArchiveRow } from './import-export.repository.ts'

/** How often records are read again that changed while they were read. */
const mostTries = 5

/** Spreadsheet programs take a file for UTF-8 only if it begins so. */
const byteOrderMark = '\ufeff'

type SpooledKind = {
  readonly kind: ArchiveKind
  readonly count: number
  readonly lines: string
  readonly sheet: string
}

/** Where records wait, and what tells the genes of animals. */
type Spooling = { readonly folder: string; readonly listGenes: ListGenes }

/** All records of a keeper at one moment, in files of their own until they are removed. */
export type Spool = { readonly kinds: readonly SpooledKind[]; readonly remove: () => Promise<void> }

/**
 * Reads a keeper's records into files. Nobody waits for it: others go on writing, and so may the keeper, upon which all
 * is read again. What a crash leaves in the folder is swept like any other draft.
 */
export async function spoolRecords(db: Db, keeperId: number, spooling: Spooling): Promise<Spool> {
  await mkdir(spooling.folder, { recursive: true })
  for (let tried = 0; tried < mostTries; tried += 1) {
    const { dataVersion } = await getKeeperState(db, keeperId)
    const spool = await spoolOnce(db, keeperId, spooling)
    if ((await getKeeperState(db, keeperId)).dataVersion === dataVersion) return spool
    await spool.remove()
  }
  throw recordsKeepChanging()
}

async function spoolOnce(db: Db, keeperId: number, spooling: Spooling): Promise<Spool> {
  const { folder, listGenes } = spooling
  const word = randomUUID()
  const paths: string[] = []
  const remove = async (): Promise<void> => {
    for (const path of paths) await rm(path, { force: true })
  }
  const pathOf = (name: string): string => {
    const path = join(folder, `${word}-${name}`)
    paths.push(path)
    return path
  }
  try {
    const kinds: SpooledKind[] = []
    for (const kind of archiveKinds) {
      const [lines, sheet] = [pathOf(`${kind.name}.jsonl`), pathOf(`${kind.name}.csv`)]
      const count = await spoolKind(readKind(db, keeperId, kind), kind, { lines, sheet, listGenes })
      kinds.push({ kind, lines, sheet, count })
    }
    return { kinds, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function spoolKind(
  portions: AsyncIterable<ArchiveRow[]>,
  kind: ArchiveKind,
  { listGenes, ...paths }: { readonly lines: string; readonly sheet: string; readonly listGenes: ListGenes },
): Promise<number> {
  const headings = headingsOf(kind)
  return inNewFile(paths.lines, (lines) =>
    inNewFile(paths.sheet, async (sheet) => {
      await sheet.appendFile(`${byteOrderMark}${toCsvLine(headings)}\r\n`)
      let count = 0
      for await (const rows of portions) {
        await lines.appendFile(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
        const told = await withGenes(kind, rows, listGenes)
        await sheet.appendFile(told.map((row) => `${toSheetLine(row, headings)}\r\n`).join(''))
        count += rows.length
      }
      return count
    }),
  )
}

async function inNewFile<T>(path: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path, 'wx')
  try {
    return await work(file)
  } finally {
    await file.close()
  }
}
