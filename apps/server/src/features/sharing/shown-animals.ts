import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { sharedAnimalNotFound } from '@clutchbook/domain/sharing/sharing.errors'
import type { SharedAnimal } from '@clutchbook/domain/sharing/sharing.schema'
import type { Actor, Owner } from '../../platform/actor.ts'
import type { OpenFile } from '../../platform/storage/storage.ts'
import { grantsToAnimal, noShareTokens } from './access-grants.ts'
import type { ShareTokens } from './share-access-tokens.ts'
import { asStored, type ShowMedia, type Shown, sharedAddressOf, toSharedAnimal } from './shared-view.ts'
import { type AnimalSharingRow, findAnimalSharingRow, isInGalleries } from './sharing.repository.ts'
import type { SharingParts } from './sharing-dependencies.ts'

export type Size = 'view' | 'thumb'

/** A file that is shown, and whether it is shown to the whole world or behind a password. */
export type ShownFile = { readonly file: OpenFile; readonly forAll: boolean }

/** What others see of an animal, and its owner's look at just that. Whoever asks without being the owner is a stranger, signed in or not. */
export function createShownAnimals({ db, grants, collection, lineage, genetics, media }: SharingParts) {
  const findParent = (owner: Owner, id: number | null): Promise<Animal | null> =>
    id === null ? Promise.resolve(null) : collection.get(owner, id)

  const view = async (owner: Owner, id: number, shown: Shown, show: ShowMedia): Promise<SharedAnimal> => {
    const animal = await collection.get(owner, id)
    const father = await findParent(owner, animal.fatherId)
    const mother = await findParent(owner, animal.motherId)
    const ancestors = await lineage.ancestors.list(owner, id)
    const genotype = shown.showsGenotype ? await genetics.genotypes.findShared(owner, animal) : null
    return toSharedAnimal(animal, { father, mother, ancestors, genotype }, shown, show)
  }

  /** Throws 'not-found' for a missing animal and for one that isn't shared, alike (SHR-60). */
  const getOpen = async (id: number, held: ShareTokens): Promise<AnimalSharingRow> => {
    const settings = await findAnimalSharingRow(db, id)
    if (!settings) throw sharedAnimalNotFound()
    grants.ensureOpen(grantsToAnimal(id, settings), held, sharedAnimalNotFound)
    return settings
  }

  const findPreview = async (actor: Actor, id: number): Promise<SharedAnimal | null> => {
    const settings = await findAnimalSharingRow(db, id)
    return settings?.keeperId === actor.keeperId ? view(actor, id, settings, asStored) : null
  }

  const getAnimal = async (id: number, held: ShareTokens): Promise<SharedAnimal> => {
    const settings = await getOpen(id, held)
    return view(settings, id, settings, sharedAddressOf(id))
  }

  return {
    /** A shared animal. */
    getAnimal,

    /** Where strangers find an animal, with a password or without; null for one that isn't shared. */
    findPage: async (id: number): Promise<string | null> => {
      const settings = await findAnimalSharingRow(db, id)
      const isShared = settings !== null && grants.isShared(grantsToAnimal(id, settings))
      return isShared ? `/shared/reptile/${id}` : null
    },

    /** The same, and for its owner an animal that is not shared as well (LIN-12). */
    getRelative: async (viewer: Actor | null, id: number, held: ShareTokens): Promise<SharedAnimal> =>
      (viewer && (await findPreview(viewer, id))) ?? getAnimal(id, held),

    /** What strangers see of an own animal, or would see; the photos at addresses that the owner may always use. */
    preview: async (actor: Actor, id: number): Promise<SharedAnimal> => {
      const animal = await findPreview(actor, id)
      if (!animal) throw sharedAnimalNotFound()
      return animal
    },

    /** A medium that the page of a shared animal shows; asked anew for each use, so that taking back holds at once. */
    openMedia: async (id: number, mediaId: number, size: Size, held: ShareTokens): Promise<ShownFile> => {
      const settings = await getOpen(id, held)
      const { keeperId, fatherId, motherId } = settings
      const parents = [fatherId, motherId].filter((parent) => parent !== null)
      const inGallery = await isInGalleries(db, keeperId, mediaId, [
        { animalId: id, roles: ['own', 'father', 'mother'] },
        ...parents.map((animalId) => ({ animalId, roles: ['own'] as const })),
      ])
      const shown = inGallery || (await lineage.ancestors.shows({ keeperId }, id, mediaId))
      if (!shown) throw sharedAnimalNotFound()
      const file = await media.open({ keeperId }, mediaId, size)
      return { file, forAll: grants.isOpen(grantsToAnimal(id, settings), noShareTokens) }
    },
  }
}
