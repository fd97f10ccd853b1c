import { brokenArchive } from '@clutchbook/domain/import-export/import-export.errors'
import type { Actor } from '../../platform/actor.ts'
import type { MediaService } from '../media/media.service.ts'
import type { ReadArchive } from './archive-reader.ts'

type ArrivedFile = Awaited<ReturnType<MediaService['takeFile']>>

/** The files of an archive as media of the keeper, by their names in the archive. */
export type ArrivedFiles = {
  readonly kept: ReadonlyMap<string, ArrivedFile>
  readonly fresh: readonly ArrivedFile['row'][]
  /** How many files records name that the archive doesn't hold. */
  readonly missing: number
}

/** The names of all files that records show. */
function listNames({ animals, ancestors }: ReadArchive): Set<string> {
  const names = animals.flatMap(({ photos, fatherPhotos, motherPhotos }) => [
    ...photos,
    ...fatherPhotos,
    ...motherPhotos,
  ])
  return new Set([...names, ...ancestors.flatMap(({ photos }) => photos)])
}

/** Takes every file in as an upload is: told by its bytes, made harmless, kept once. All of them or none. */
export async function takeFiles(
  media: MediaService,
  actor: Actor,
  archive: ReadArchive,
): Promise<ArrivedFiles> {
  const { itemsPerGallery } = await media.getLimits()
  for (const { photos, fatherPhotos, motherPhotos } of archive.animals)
    if (Math.max(photos.length, fatherPhotos.length, motherPhotos.length) > itemsPerGallery)
      throw brokenArchive(`a gallery of it holds more than ${itemsPerGallery} photos and videos`)
  const kept = new Map<string, ArrivedFile>()
  let missing = 0
  const take = async (name: string, kind: 'photo' | 'faithful'): Promise<void> => {
    const stream = await archive.openFile(name)
    if (!stream) {
      if (!archive.missing.has(name)) throw brokenArchive(`${name} is missing`)
      missing += 1
      return
    }
    try {
      kept.set(name, await media.takeFile(actor, stream, name, kind))
    } finally {
      stream.destroy()
    }
  }
  try {
    const { profileImage } = archive.profile
    if (profileImage !== null) await take(profileImage, 'faithful')
    for (const name of listNames(archive)) if (!kept.has(name)) await take(name, 'photo')
  } catch (error) {
    await media.discard([...kept.values()].filter(({ isNew }) => isNew).map(({ row }) => row))
    throw error
  }
  const fresh = [...kept.values()].filter(({ isNew }) => isNew).map(({ row }) => row)
  return { kept, fresh, missing }
}
