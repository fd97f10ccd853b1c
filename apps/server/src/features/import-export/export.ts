import { createWriteStream } from 'node:fs'
import { access, rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { unknownUsername } from '@clutchbook/domain/accounts/accounts.errors'
import { accountKey } from '@clutchbook/domain/accounts/accounts.rules'
import type { Actor, Owner } from '../../platform/actor.ts'
import { isoNow } from '../../platform/clock.ts'
import { createSemaphore } from '../../platform/semaphore.ts'
import { sync } from '../../platform/storage/sync.ts'
import type { RateLimit } from '../../platform/throttle.ts'
import { version } from '../../platform/version.ts'
import { archiveForm, manifestName, mediaNameOf, profileName, readmeName } from './archive-names.ts'
import { type ArchivedFile, writeArchive } from './archive-writer.ts'
import { findKeeperId, getProfile } from './import-export.repository.ts'
import { readmeOf } from './import-export.texts.ts'
import type { ImportExportDependencies } from './import-export-dependencies.ts'
import { type Spool, spoolRecords } from './records-spool.ts'

/** Some in a row for who tries it out, then fewer and fewer: reading everything is work. */
const rateLimit: RateLimit = { free: 6, firstDelay: 60, longestDelay: 1800, forgetAfter: 3600 }

/** An archive on its way out. */
export type OutgoingArchive = { readonly name: string; readonly bytes: Readable }

/** What an operator's export came to. */
export type ExportedFile = { readonly file: string; readonly bytes: number }

/** Makes archives of everything that a keeper has. Plans have no say in it. */
export function createExport(dependencies: ImportExportDependencies) {
  const { db, clock, throttle, media, genetics, draftFolder } = dependencies
  const semaphore = createSemaphore({ permits: 2, maxWaiting: 50 })

  async function* listFiles(owner: Owner): AsyncIterable<ArchivedFile> {
    let after = 0
    for (;;) {
      const shown = await media.listShown(owner, after)
      for (const { id, contentType, read } of shown) yield { name: mediaNameOf(id, contentType), open: read }
      const last = shown.at(-1)
      if (!last) return
      after = last.id
    }
  }

  const describe = (spool: Spool, missing: readonly string[]): string => {
    const counts = Object.fromEntries(spool.kinds.map(({ kind, count }) => [kind.name, count]))
    const told = { archive: 'clutchbook', form: archiveForm, madeBy: version, madeAt: isoNow(clock) }
    return inLines({ ...told, counts, missing })
  }

  const open = async (owner: Owner): Promise<OutgoingArchive> => {
    const { profileImage, ...profile } = await getProfile(db, owner.keeperId)
    const picture = profileImage === null ? null : await media.findShown(owner, profileImage)
    const spool = await semaphore.run(() =>
      spoolRecords(db, owner.keeperId, {
        folder: draftFolder,
        listGenes: (animals) => genetics.sheetGenes.listNames(owner, animals),
      }),
    )
    const day = isoNow(clock).slice(0, 10)
    const named = picture === null ? null : mediaNameOf(picture.id, picture.contentType)
    const bytes = writeArchive({
      at: clock.now(),
      texts: {
        [readmeName]: readmeOf(profile.username, day),
        [profileName]: inLines({ ...profile, profileImage: named }),
      },
      spool,
      files: listFiles(owner),
      closing: (missing) => ({ [manifestName]: describe(spool, missing) }),
    })
    return { name: `clutchbook-${nameable(profile.username)}-${day}.zip`, bytes }
  }

  return {
    /** Everything the keeper has. Throws 'too-many' for one archive after another. */
    open: async (actor: Actor): Promise<OutgoingArchive> => {
      await throttle.count([{ of: ['export', String(actor.keeperId)], rateLimit }])
      return open(actor)
    },

    /** The same into a new file, for the operator. No half-made file is left behind under its name. */
    writeFile: async (username: string, target: string): Promise<ExportedFile> => {
      const keeperId = await findKeeperId(db, accountKey(username))
      if (keeperId === null) throw unknownUsername(username)
      const file = resolve(target)
      if (await isThere(file)) throw new Error(`${target} is there already: choose another name`)
      const draft = `${file}.part`
      try {
        await pipeline((await open({ keeperId })).bytes, createWriteStream(draft, { flags: 'wx' }))
        await sync(draft)
        await rename(draft, file)
        await sync(dirname(file))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      return { file: target, bytes: (await stat(file)).size }
    },
  }
}

const inLines = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** A keeper's name as every file system takes it. */
const nameable = (username: string): string =>
  username
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'keeper'

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
