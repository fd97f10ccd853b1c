import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { profilePhotoOf } from '@clutchbook/domain/collection/profile-photo.rules'
import { photoWaitingAt } from '@clutchbook/domain/sync/outbox/waiting-photos.rules'
import { keptState } from '../../shared/api/out-of-reach.ts'
import { atRest } from '../../shared/ui/at-rest.ts'
import { databaseOf } from './copy-names.ts'
import { writeWithRoom } from './disk-room.ts'
import type { KeptCopy } from './kept-copy.ts'
import { giveOldWay } from './old-records.ts'
import { outboxState } from './outbox-state.ts'
import { createThumbs, type Thumbs } from './thumbs.ts'

/** A keeper's own photo as a page shows it, large or small. */
const ownPhoto = /^\/api\/media\/(\d+)$/

/** The number of the photo that stands at an address; null where that is none of the keeper's. */
function photoAt(address: string): number | null {
  const { origin, pathname } = new URL(address, location.href)
  const found = origin === location.origin ? ownPhoto.exec(pathname) : null
  return found && Number(found[1])
}

/** Keeps the small form of the photo by which each animal is known, also of those that were not looked at here. */
async function keepProfilePhotos(copy: KeptCopy, thumbs: Thumbs): Promise<void> {
  // The keeper asks for few bytes.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const read = connection?.saveData ? null : await copy.read()
  const animals = [...(read?.copy.of('animals').values() ?? [])] as unknown as Animal[]
  await thumbs.keepAhead(animals.flatMap((animal) => photoAt(profilePhotoOf(animal) ?? '') ?? []))
}

/** Pictures that something kept stands in for, with the address at which the server has them. */
const [inPlace, addressOf] = ['img[data-in-place]', 'inPlace']

/**
 * Keeps the small forms of the photos that pages show, and shows them where the server can't be reached. It listens to the
 * whole document, so it serves every picture wherever it is drawn, and none waits for it. Answers what ends that.
 */
function keepPictures(thumbs: Thumbs): () => void {
  const failedAgain = new WeakSet<Event>()

  const see = (image: HTMLImageElement): void => {
    const photo = image.naturalWidth > 0 ? photoAt(image.currentSrc) : null
    if (photo !== null) thumbs.see(photo)
  }

  const show = async (image: HTMLImageElement, find: () => Promise<Blob | null>): Promise<void> => {
    const { src } = image
    const picture = await find().catch(() => null)
    // Its page shows another one by now.
    if (image.src !== src) return
    if (!picture) {
      const failed = new Event('error')
      failedAgain.add(failed)
      image.dispatchEvent(failed)
      return
    }
    const shown = URL.createObjectURL(picture)
    const letGo = (): void => URL.revokeObjectURL(shown)
    for (const end of ['load', 'error']) image.addEventListener(end, letGo, { once: true })
    image.dataset[addressOf] = src
    image.src = shown
  }

  /** Finds what stands in for a picture: a photo that waits here, or the small form of one; null where nothing can. */
  const finderOf = (address: string): (() => Promise<Blob | null>) | null => {
    const waiting = photoWaitingAt(address)
    if (waiting)
      return () => outboxState.readPhoto(waiting.number).then((bytes) => bytes && new Blob([bytes]))
    const photo = photoAt(address)
    return photo === null ? null : () => thumbs.find(photo)
  }

  const loaded = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) see(target)
  }

  const failed = (event: Event): void => {
    const { target } = event
    const find = target instanceof HTMLImageElement ? finderOf(target.src) : null
    if (find === null || failedAgain.has(event)) return
    // What stands for a picture that can't be read waits until it is known that none is kept.
    event.stopImmediatePropagation()
    void show(target as HTMLImageElement, find)
  }

  /** Once the server answers again its own pictures take their places back: some of them are larger. */
  const giveBack = (): void => {
    if (keptState.asOf() !== null) return
    for (const image of document.querySelectorAll<HTMLImageElement>(inPlace)) {
      const address = image.dataset[addressOf] ?? ''
      delete image.dataset[addressOf]
      if (image.src.startsWith('blob:') && photoWaitingAt(address) === null) image.src = address
    }
  }

  for (const image of document.images) see(image)
  document.addEventListener('load', loaded, true)
  document.addEventListener('error', failed, true)
  const unsubscribe = keptState.subscribe(giveBack)
  return () => {
    document.removeEventListener('load', loaded, true)
    document.removeEventListener('error', failed, true)
    unsubscribe()
  }
}

type Options = {
  readonly person: number
  readonly copy: KeptCopy
  /** The key of the copy; null where there is none. */
  readonly findKey: () => Promise<CryptoKey | null>
}

/** Keeps and shows photos for as long as the copy is kept. */
export function runPictures({ person, copy, findKey }: Options) {
  const thumbs = createThumbs({ person, findKey, isOver: copy.isOver })
  const stop = keepPictures(thumbs)
  const givingWay = [thumbs.giveWay, () => giveOldWay(databaseOf(person))]
  outboxState.writeAnewBy((error, write) => writeWithRoom(error, write, givingWay))
  return {
    /** Heeds that the copy was fed. */
    fed: (): void => atRest(() => void keepProfilePhotos(copy, thumbs).catch(() => undefined)),
    stop: (): void => {
      outboxState.writeAnewBy(null)
      stop()
    },
  }
}
