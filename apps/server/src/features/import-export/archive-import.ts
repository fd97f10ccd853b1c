import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ArchiveImported } from '@clutchbook/domain/import-export/archive.schema'
import {
  accountInUse,
  brokenArchive,
  noRoomForAll,
} from '@clutchbook/domain/import-export/import-export.errors'
import type { Actor } from '../../platform/actor.ts'
import { violatedUnique } from '../../platform/database/constraints.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { createSemaphore } from '../../platform/semaphore.ts'
import { arrive } from './archive-arrival.ts'
import { withClutches } from './archive-clutches.ts'
import { type ArrivedFiles, takeFiles } from './archive-files.ts'
import { ensureLinks } from './archive-links.ts'
import { type ReadArchive, withArchive } from './archive-reader.ts'
import { isEmptyAccount } from './arrivals.repository.ts'
import type { ImportExportDependencies } from './import-export-dependencies.ts'

const counted = [
  { kind: 'animals', words: 'animals' },
  { kind: 'projects', words: 'breeding projects' },
  { kind: 'eggs', words: 'eggs' },
] as const

/** Brings archives in: into an account that is empty, all of it or nothing (D2). */
export function createArchiveImport(dependencies: ImportExportDependencies) {
  const { db, transact, billing, media, draftFolder } = dependencies
  const semaphore = createSemaphore({ permits: 1, maxWaiting: 20 })

  const ensureRoom = async (actor: Actor, archive: ReadArchive): Promise<void> => {
    for (const { kind, words } of counted) {
      const { limit, count } = await billing.getPlanLimit(actor, kind)
      const wanted = archive[kind].length
      if (limit !== null && wanted > limit - count)
        throw noRoomForAll(words, wanted, Math.max(0, limit - count))
    }
  }

  const store = async (tx: Tx, actor: Actor, archive: ReadArchive, files: ArrivedFiles): Promise<void> => {
    await bumpDataVersion(tx, actor.keeperId)
    if (!(await isEmptyAccount(tx, actor.keeperId))) throw accountInUse()
    for (const { kind } of counted)
      if (archive[kind].length > 0) await billing.reserveQuota(tx, actor, kind, archive[kind].length)
    await arrive(tx, dependencies, actor.keeperId, archive, files)
  }

  const bring = async (actor: Actor, path: string): Promise<ArchiveImported> =>
    withArchive(path, async (read) => {
      const archive = withClutches(read)
      ensureLinks(archive)
      if (!(await isEmptyAccount(db, actor.keeperId))) throw accountInUse()
      await ensureRoom(actor, archive)
      const files = await takeFiles(media, actor, archive)
      try {
        await transact((tx) => store(tx, actor, archive, files))
      } catch (error) {
        await media.discard(files.fresh)
        throw violatedUnique(error) === null
          ? error
          : brokenArchive('two of its records are one and the same')
      }
      const { animals, projects, eggs, events } = archive
      return {
        animals: animals.length,
        projects: projects.length,
        eggs: eggs.length,
        events: events.length,
        files: files.kept.size,
        missingFiles: files.missing,
      }
    })

  return {
    /** Takes an archive in. Throws 'taken' where the account holds records, and 'not-valid' for what is no archive. */
    bring: async (actor: Actor, source: AsyncIterable<Uint8Array>): Promise<ArchiveImported> => {
      await mkdir(draftFolder, { recursive: true })
      const path = join(draftFolder, `${randomUUID()}-archive.zip`)
      try {
        await pipeline(source, createWriteStream(path, { flags: 'wx' }))
        return await semaphore.run(() => bring(actor, path))
      } finally {
        await rm(path, { force: true })
      }
    },
  }
}
