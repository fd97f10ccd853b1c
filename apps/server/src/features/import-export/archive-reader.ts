import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { recordTables } from '@clutchbook/domain/areas'
import {
  archivedAncestor,
  archivedAnimal,
  archivedBox,
  archivedByTable,
  archivedClutch,
  archivedClutchEntry,
  archivedClutchSire,
  archivedCountedYoung,
  archivedEgg,
  archivedEggStay,
  archivedEvent,
  archivedGeneChange,
  archivedGenotype,
  archivedIncubator,
  archivedLabel,
  archivedNotification,
  archivedOffspring,
  archivedOwnGene,
  archivedPlace,
  archivedPlan,
  archivedProfile,
  archivedProject,
  archivedReadingHour,
  archivedRecord,
  archivedSeasonFact,
  archivedSpeciesFigures,
  archiveManifest,
} from '@clutchbook/domain/import-export/archive.schema'
import { archiveTooLarge, brokenArchive } from '@clutchbook/domain/import-export/import-export.errors'
import yauzl from 'yauzl'
import type { z } from 'zod'
import { type KindName, nameOf } from './archive-kinds.ts'
import { archiveForm, linesNameOf, manifestName, profileName } from './archive-names.ts'

/** Bounds of what is read, far beyond any collection and far below what would hurt. */
const most = {
  entries: 200_000,
  rows: 300_000,
  recordBytes: 256 * 1024 * 1024,
  // Sixty genes with every text as long as it may be.
  lineLength: 600_000,
  textBytes: 64 * 1024 * 1024,
}

/** Kinds of which an archive says more than their tables. */
const ownSchemas = {
  animals: archivedAnimal,
  records: archivedRecord,
  ancestors: archivedAncestor,
  projects: archivedProject,
  clutches: archivedClutch,
  'clutch-sires': archivedClutchSire,
  eggs: archivedEgg,
  'clutch-entries': archivedClutchEntry,
  'egg-stays': archivedEggStay,
  'season-facts': archivedSeasonFact,
  'species-facts': archivedSpeciesFigures,
  offspring: archivedOffspring,
  genotypes: archivedGenotype,
  'counted-young': archivedCountedYoung,
  genes: archivedOwnGene,
  'gene-changes': archivedGeneChange,
  events: archivedEvent,
  plans: archivedPlan,
  places: archivedPlace,
  incubators: archivedIncubator,
  boxes: archivedBox,
  readings: archivedReadingHour,
  labels: archivedLabel,
  notifications: archivedNotification,
} as const

type OwnSchemas = typeof ownSchemas

const schemas: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(recordTables.map((table) => [nameOf(table.kind), archivedByTable(table)])),
  ...ownSchemas,
}

/** The records of an archive, each of the right form. */
export type ArchivedRecords = {
  readonly [K in KindName]: readonly (K extends keyof OwnSchemas
    ? z.output<OwnSchemas[K]>
    : z.output<ReturnType<typeof archivedByTable>>)[]
}

/** An archive that has been read, and its files as they can be opened. */
export type ReadArchive = ArchivedRecords & {
  readonly profile: z.output<typeof archivedProfile>
  /** The kinds of which the archive has a file, be it empty: those that the version knew which wrote it. */
  readonly knows: ReadonlySet<string>
  /** Files that the archive itself says are missing. */
  readonly missing: ReadonlySet<string>
  /** Throws where the file is not as it should be. */
  readonly openFile: (name: string) => Promise<Readable | null>
}

/** Opens an archive for as long as the work takes. Throws 'not-valid' for anything that Clutchbook did not write. */
export async function withArchive<T>(path: string, work: (archive: ReadArchive) => Promise<T>): Promise<T> {
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch(() => {
    throw brokenArchive('it is no whole zip file')
  })
  try {
    const entries = await listEntries(zip)
    return await work(await read(zip, entries))
  } finally {
    zip.close()
  }
}

type Entries = ReadonlyMap<string, yauzl.Entry>

/** The names are only looked up and never become paths; a list that is too long is refused before it is read. */
async function listEntries(zip: yauzl.ZipFile): Promise<Entries> {
  if (zip.entryCount > most.entries) throw archiveTooLarge()
  const entries = new Map<string, yauzl.Entry>()
  let recordBytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw brokenArchive(`it holds ${entry.fileName} twice`)
      entries.set(entry.fileName, entry)
      if (entry.fileName.startsWith('records/')) recordBytes += entry.uncompressedSize
    }
  } catch (error) {
    throw explained(error, 'its list of files is damaged')
  }
  if (recordBytes > most.recordBytes) throw archiveTooLarge()
  return entries
}

async function read(zip: yauzl.ZipFile, entries: Entries): Promise<ReadArchive> {
  const open = (name: string): Promise<Readable> | null => {
    const entry = entries.get(name)
    return entry ? zip.openReadStreamPromise(entry) : null
  }
  const readText = async <S extends z.ZodType>(name: string, schema: S): Promise<z.output<S>> => {
    const entry = entries.get(name)
    if (!entry || entry.uncompressedSize > most.textBytes) throw brokenArchive(`${name} is missing`)
    try {
      return schema.parse(JSON.parse((await buffer(await zip.openReadStreamPromise(entry))).toString()))
    } catch {
      throw brokenArchive(`${name} is damaged`)
    }
  }
  const { form, missing } = await readText(manifestName, archiveManifest)
  if (form !== archiveForm)
    throw brokenArchive(`it is of form ${form}, and this version knows form ${archiveForm}`)
  const profile = await readText(profileName, archivedProfile)
  const records: Record<string, unknown[]> = {}
  const knows = new Set(Object.keys(schemas).filter((kind) => entries.has(linesNameOf(kind))))
  for (const [kind, schema] of Object.entries(schemas))
    records[kind] = await readLines(linesNameOf(kind), await open(linesNameOf(kind)), schema)
  return {
    ...(records as unknown as ArchivedRecords),
    profile,
    knows,
    missing: new Set(missing),
    openFile: async (name) => open(name),
  }
}

/** A file that is not there holds no records: a later version may know kinds that this archive doesn't. */
async function readLines(name: string, stream: Readable | null, schema: z.ZodType): Promise<unknown[]> {
  const rows: unknown[] = []
  if (!stream) return rows
  let line = 0
  try {
    for await (const text of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
      line += 1
      if (text === '') continue
      if (rows.length >= most.rows || text.length > most.lineLength) throw archiveTooLarge()
      rows.push(schema.parse(JSON.parse(text)))
      if (line % 200 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
  } catch (error) {
    throw explained(error, `line ${line} of ${name} is damaged`)
  } finally {
    stream.destroy()
  }
  return rows
}

const explained = (error: unknown, what: string): Error =>
  error instanceof Error && error.name === 'DomainError' ? error : brokenArchive(what)
